import { describe, expect, it } from 'vitest'
import { parseFileFilter, type FileFilterRule } from './file-filter.ts'

const all: FileFilterRule = { include: [], ignore: [], ignoresUsual: true }

function sieveOf(rule: Partial<FileFilterRule>) {
  const sieve = parseFileFilter({ ...all, ...rule })
  if (!sieve.ok) throw new Error('no sieve')
  return sieve.value
}

describe('a rule', () => {
  it('takes every image if it names no pattern', () => {
    expect(sieveOf({}).verdict('a/b/scan.png')).toEqual({ kind: 'read' })
  })

  it.each([
    ['.hidden.png', '.*'],
    ['a/.cache/x.png', '**/.*/**'],
    ['._scan.jpg', '.*'],
    ['~$scan.png', '~$*'],
    ['photo.jpg.crdownload', '*.crdownload'],
    ['a/@eaDir/x.jpg', '**/@eaDir/**'],
    ['__MACOSX/x.jpg', '**/__MACOSX/**'],
  ])('excludes %s by the usual pattern %s', (file, pattern) => {
    expect(sieveOf({}).verdict(file)).toEqual({ kind: 'usual', pattern })
    expect(sieveOf({ ignoresUsual: false }).verdict(file)).toEqual({ kind: 'read' })
  })

  it('prefers ignored over included, and reports the pattern', () => {
    const sieve = sieveOf({ include: ['*.png'], ignore: ['draft-*', 'old/'] })
    expect(sieve.verdict('a.png')).toEqual({ kind: 'read' })
    expect(sieve.verdict('a.jpg')).toEqual({ kind: 'notIncluded' })
    expect(sieve.verdict('draft-a.png')).toEqual({ kind: 'ignored', pattern: 'draft-*' })
    expect(sieve.verdict('old/a.png')).toEqual({ kind: 'ignored', pattern: 'old/' })
  })

  it('skips folders in which nothing can be taken, and no others', () => {
    const sieve = sieveOf({ ignore: ['old/', 'a/b/**', '*.tif'] })
    expect(['old', 'x/old', 'a/b', '@eaDir', '.git'].map((dir) => sieve.skipsFolder(dir))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['a', 'older', 'x'].some((dir) => sieve.skipsFolder(dir))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { parseFileFilter, type FileFilterRule } from './file-filter.ts'

const all: FileFilterRule = { include: [], ignore: [], ignoresUsual: true }

function filterOf(rule: Partial<FileFilterRule>) {
  const filter = parseFileFilter({ ...all, ...rule })
  if (!filter.ok) throw new Error('the rule is invalid')
  return filter.value
}

describe('a rule', () => {
  it('takes every image if it names no pattern', () => {
    expect(filterOf({}).verdict('a/b/scan.png')).toEqual({ kind: 'read' })
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
    expect(filterOf({}).verdict(file)).toEqual({ kind: 'usual', pattern })
    expect(filterOf({ ignoresUsual: false }).verdict(file)).toEqual({ kind: 'read' })
  })

  it('prefers ignored over included, and reports the pattern', () => {
    const filter = filterOf({ include: ['*.png'], ignore: ['draft-*', 'old/'] })
    expect(filter.verdict('a.png')).toEqual({ kind: 'read' })
    expect(filter.verdict('a.jpg')).toEqual({ kind: 'notIncluded' })
    expect(filter.verdict('draft-a.png')).toEqual({ kind: 'ignored', pattern: 'draft-*' })
    expect(filter.verdict('old/a.png')).toEqual({ kind: 'ignored', pattern: 'old/' })
  })

  it('skips folders in which nothing can be taken, and no others', () => {
    const filter = filterOf({ ignore: ['old/', 'a/b/**', '*.tif'] })
    expect(['old', 'x/old', 'a/b', '@eaDir', '.git'].map((dir) => filter.skipsFolder(dir))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['a', 'older', 'x'].some((dir) => filter.skipsFolder(dir))).toBe(false)
  })
})

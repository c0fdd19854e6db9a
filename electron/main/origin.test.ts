import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toPageFile, isOurFrame, isOurPage, pageUrl } from './origin.ts'

const elsewhere = [
  'https://fovea/index.html',
  'app://fovea.example.org/',
  'app://other/',
  'file:///app/fovea/index.html',
  'data:text/html,app://fovea/',
  'about:blank',
  '',
]

describe('our page', () => {
  it('is at the one host of our scheme, and nowhere else', () => {
    expect(isOurPage(pageUrl)).toBe(true)
    expect(isOurPage('app://fovea/index.html#/history')).toBe(true)
    expect(elsewhere.filter(isOurPage)).toEqual([])
  })

  it('may call from its top frame, and from no frame inside it', () => {
    expect(isOurFrame({ url: pageUrl, parent: null })).toBe(true)
    expect(isOurFrame({ url: pageUrl, parent: { url: pageUrl } })).toBe(false)
    expect(isOurFrame(null)).toBe(false)
    expect(elsewhere.filter((url) => isOurFrame({ url, parent: null }))).toEqual([])
  })
})

describe('the files of the page', () => {
  const dir = path.resolve('/app/renderer')

  it('are those below its folder', () => {
    expect(toPageFile(dir, '/assets/index.js')).toBe(path.join(dir, 'assets/index.js'))
    expect(toPageFile(dir, '/a%20b.js')).toBe(path.join(dir, 'a b.js'))
  })

  it('are never outside of it, however the path is written', () => {
    const escapes = [
      '/../main/main.js',
      '/%2e%2e/main/main.js',
      '/..%2f..%2fetc/passwd',
      '/assets/../../renderer-secrets/key',
      '/%00/../../x',
      '/index.html%00.png',
      '/%E0%A4%A',
      '/',
      '',
    ]
    expect(escapes.map((pathname) => toPageFile(dir, pathname))).toEqual(escapes.map(() => null))
  })
})

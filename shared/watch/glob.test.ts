import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { parseGlob } from './glob.ts'

function matches(pattern: string, file: string): boolean {
  const glob = parseGlob(pattern)
  if (!glob.ok) throw new Error(JSON.stringify(glob.error))
  return glob.value.matches(file)
}

describe('a glob', () => {
  it.each([
    ['*.png', 'a.png', true],
    ['*.png', 'deep/er/a.png', true],
    ['*.png', 'a.png.part', false],
    ['*.PNG', 'a.png', true],
    ['._*', '._a.jpg', true],
    // as a regular expression this would match almost every name
    ['._*', 'ab.jpg', false],
    ['scan-??.jpg', 'scan-01.jpg', true],
    ['scan-??.jpg', 'scan-1.jpg', false],
    ['inbox/*.jpg', 'inbox/a.jpg', true],
    ['inbox/*.jpg', 'inbox/b/a.jpg', false],
    ['inbox/*.jpg', 'other/inbox/a.jpg', false],
    ['/inbox/**', 'inbox/b/a.jpg', true],
    ['**/drafts/**', 'drafts/a.jpg', true],
    ['**/drafts/**', 'x/drafts/y/a.jpg', true],
    ['drafts/', 'x/drafts/y/a.jpg', true],
    ['drafts/', 'drafts.jpg', false],
    ['a/**/b.png', 'a/b.png', true],
    ['a/**/b.png', 'a/x/y/b.png', true],
    ['{a,b}.{png,jpg}', 'b.jpg', true],
    ['{a,b}.{png,jpg}', 'c.jpg', false],
    ['[a-c]1.png', 'b1.png', true],
    ['[!a-c]1.png', 'b1.png', false],
    ['file (1)+.png', 'file (1)+.png', true],
    ['文档*.png', '收件/文档一.png', true],
    ['Ü*.png', 'U\u0308ber.png', true],
    ['sub\\*.png', 'sub/a.png', true],
    ['./a.png', 'a.png', true],
  ])('%s and %s: %s', (pattern, file, expected) => {
    expect(matches(pattern, file)).toBe(expected)
  })

  it.each(['[abc', '{a,b', '/', '../x', '[z-a].png'])('is refused with a reason: %s', (pattern) => {
    expect(parseGlob(pattern)).toMatchObject({
      ok: false,
      error: { code: 'folder.pattern', data: { pattern } },
    })
  })

  it('never throws, whatever the pattern is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('*?[]{},!-^\\/.ab~&|')), maxLength: 12 }),
        (pattern) => {
          const glob = parseGlob(pattern)
          return glob.ok
            ? typeof glob.value.matches('a/b') === 'boolean'
            : glob.error.code === 'folder.pattern'
        },
      ),
    )
  })
})

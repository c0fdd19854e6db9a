import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../layout/block.ts'
import { pageOf } from '../../test/support/page-builder.ts'
import { escapeHeading, escapeLine } from './escape.ts'
import { writeBlocks, writeMarkdown } from './markdown.ts'

function list(start: number | null, ...texts: string[]): Block {
  return { kind: 'list', start, items: texts.map((text) => ({ blocks: [{ kind: 'paragraph', text }] })) }
}

test('a page becomes headings, paragraphs and lists with one blank line between', () => {
  const page = pageOf(
    { text: 'Shopping', height: 40 },
    { text: 'We need this and that for the week, and', starts: 'paragraph' },
    'some more:',
    '• milk',
    '• bread',
  )
  expect(writeMarkdown(page)).toBe(
    '# Shopping\n\nWe need this and that for the week, and some more:\n\n- milk\n- bread\n',
  )
})

test('a blank page gives empty Markdown', () => {
  expect(writeMarkdown(pageOf())).toBe('')
})

test('a deliberate line break is kept, and the start of the next line is escaped too', () => {
  expect(writeBlocks([{ kind: 'paragraph', text: '17 Mill Street\n- Westport -\n===' }])).toBe(
    '17 Mill Street\\\n\\- Westport -\\\n\\===\n',
  )
})

test('two lists in a row stay separate', () => {
  const numbers = list(1, 'a')
  const bullets = list(null, 'b')
  expect(writeBlocks([numbers, numbers, numbers, bullets, bullets])).toBe(
    '1. a\n\n1) a\n\n1. a\n\n- b\n\n* b\n',
  )
})

test.each([
  ['# 5 apples', '\\# 5 apples'],
  ['#5 apples', '#5 apples'],
  ['- dash', '\\- dash'],
  ['---', '\\---'],
  ['===', '\\==='],
  ['> more', '\\> more'],
  ['1. one', '1\\. one'],
  ['12.50', '12.50'],
  ['5 * 3 * 2', '5 \\* 3 \\* 2'],
  ['file_name and _x_', 'file_name and \\_x\\_'],
  ['[1]: http://x', '\\[1]: http://x'],
  ['<a@b> < 5 <5', '\\<a@b> < 5 \\<5'],
  ['a < b <c> </d>', 'a < b \\<c> \\</d>'],
  ['AT&T &amp; &#35;', 'AT&T \\&amp; \\&#35;'],
  ['`code` ~~no~~ C:\\dir', '\\`code\\` \\~\\~no\\~\\~ C:\\\\dir'],
  [' two\n lines ', 'two lines'],
])('%j is written as %j', (text, escaped) => {
  expect(escapeLine(text)).toBe(escaped)
})

test('marks at the end of a heading stay part of it', () => {
  expect(escapeHeading('In C #')).toBe('In C \\#')
  expect(escapeHeading('#')).toBe('\\#')
  expect(escapeHeading('#######')).toBe('\\#######')
  expect(escapeHeading('C#')).toBe('C#')
})

test('the writer is stable: no trailing spaces, one final newline, and removing the backslashes gives the text', () => {
  const text = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })
    .filter((t) => t.trim() !== '')
  const items = fc.array(text, { minLength: 1, maxLength: 3 })
  const block = fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), text }),
    fc.record({
      kind: fc.constant('heading' as const),
      level: fc.constantFrom(1 as const, 2 as const),
      text,
    }),
    items.map((texts) => list(null, ...texts)),
  )
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
      const written = writeBlocks(blocks)
      expect(written).not.toMatch(/[ \t]\n|\n{3}|\n\n$/)
      expect(written.endsWith('\n')).toBe(true)
    }),
  )
  fc.assert(
    fc.property(text, (t) => {
      expect(escapeLine(t).replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(t.replace(/\s+/g, ' ').trim())
    }),
  )
})

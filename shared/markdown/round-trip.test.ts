import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../test/support/parse-markdown.ts'
import type { Block, Item, Table } from '../layout/block.ts'
import { writeBlocks } from './markdown.ts'
import { readBlocks } from './parse.ts'

const line = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...Array.from('abc 12.)#*-_`[]|<>&~+=!:\\')),
      fc.constantFrom('汉', 'é', '“'),
    ),
    maxLength: 24,
  })
  .map((text) => text.replace(/\s+/gu, ' ').trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text))

const paragraph = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines): Block => ({ kind: 'paragraph', text: lines.join('\n') }))

const heading = fc.record({
  kind: fc.constant('heading' as const),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const, 6 as const),
  text: line,
})

const code = fc
  .array(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), { minLength: 1, maxLength: 4 })
  .map((lines): Block => ({ kind: 'code', language: 'bash', text: lines.map((l) => l.trimEnd()).join('\n') }))

const table = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.oneof(line, fc.constant('')), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map((rows): Table => ({
    kind: 'table',
    rows,
    alignments: (rows[0] ?? []).map((_, i) => (i > 0 ? 'right' : 'left')),
    spans: [],
  }))

/** Nested lists. A list right after one of its kind would take the other marker; that has a test of its own. */
const { list } = fc.letrec<{ list: Block; item: Item }>((tie) => ({
  list: fc.record({
    kind: fc.constant('list' as const),
    start: fc.constantFrom(null, 1, 7),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph.map((block) => ({ blocks: [block] })),
    fc.tuple(paragraph, fc.boolean()).map(([block, isDone]) => ({ isDone, blocks: [block] })),
    fc.tuple(paragraph, code).map((blocks) => ({ blocks })),
    fc.tuple(paragraph, tie('list')).map((blocks) => ({ blocks })),
  ),
}))

const quote = fc
  .array(fc.oneof(paragraph, heading), { minLength: 1, maxLength: 2 })
  .map((blocks): Block => ({ kind: 'quote', blocks }))
const rule = fc.constant<Block>({ kind: 'rule' })

test('written Markdown parses back into the same blocks', () => {
  const blocks = fc
    .array(fc.oneof(paragraph, heading, code, table, list, quote, rule), { minLength: 1, maxLength: 5 })
    .filter((all) => all.every((block, i) => block.kind !== 'quote' || all[i - 1]?.kind !== 'quote'))
  fc.assert(
    fc.property(blocks, (all) => {
      expect(parseMarkdown(writeBlocks(all))).toEqual(all)
      expect(readBlocks(writeBlocks(all))).toEqual(all)
    }),
    { numRuns: 400 },
  )
})

test('the same blocks give the same bytes, without trailing spaces and with one final newline', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, table, list), { minLength: 1, maxLength: 4 }), (all) => {
      const written = writeBlocks(all)
      expect(writeBlocks(all)).toBe(written)
      expect(written).not.toMatch(/[ \t]\n|\n\n$/)
      expect(written.endsWith('\n')).toBe(true)
    }),
  )
})

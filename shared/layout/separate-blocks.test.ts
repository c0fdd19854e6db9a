import { expect, test } from 'vitest'
import { typeset } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

/** Two blocks of level rows; each pair of rows was read as one line. */
function blocksOf(left: readonly string[], right: readonly string[]) {
  const title = {
    text: 'What stands above both, across all of the page and as long as any line is',
    x: 50,
    y: 40,
  }
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => ({
    text: `${left[i] ?? ''}|${right[i] ?? ''}`,
    x: 50,
    y: 120 + i * 30,
  }))
  const page = typeset([title, ...rows])
  const lines = page.lines.map((line, i) => {
    const first = (left[i - 1] ?? '').split(' ').filter(Boolean).length
    const move = 420 - (line.words[first]?.box.x0 ?? 0)
    const words = line.words.map((word, k) =>
      i === 0 || k < first
        ? word
        : { ...word, box: { ...word.box, x0: word.box.x0 + move, x1: word.box.x1 + move } },
    )
    return { ...line, words }
  })
  return layOut({ ...page, lines })
    .slice(1)
    .map((block) => ('text' in block ? block.text : block.kind))
}

test('an address and the numbers of an invoice are two blocks, although their rows are level', () => {
  const address = ['Brightwater Cafe', 'Station Parade', 'Millbrook']
  expect(blocksOf(address, ['Number: 318', 'Date: 18 March', 'Due: 17 April'])).toEqual([
    address.join('\n'),
    'Number: 318\nDate: 18 March\nDue: 17 April',
  ])
})

test('text that wraps next to a row is no cell of that row', () => {
  const needed = ['Four eggs', 'Some flour', 'Milk', 'A spoon of salt']
  const done = [
    'Stir the flour into the milk and let it rest for',
    'an hour or two.',
    'Beat the eggs until they are as white as',
    'snow is in winter.',
  ]
  const [first, ...others] = blocksOf(needed, done)
  expect(first).toBe(needed.join('\n'))
  expect(others.join(' ')).toContain('let it rest for an hour or two')
})

test('a label belongs to the value next to it', () => {
  expect(
    blocksOf(['Date:', 'Place:', 'Present:'], ['14 October', 'The hall', 'All of us']).join(' '),
  ).toContain('Date: 14 October')
})

test('rows of numbers are a table, even if two begin with a letter', () => {
  const rows = Array.from({ length: 9 }, (_, i) => `Model ${i + 1}|0.${60 + i}|4${i}.517`)
  const misread = rows.map((row, i) => (i === 3 || i === 6 ? row.replace(/0\.\d+/u, 'on') : row))
  expect(layOut(typeset(misread)).map(({ kind }) => kind)).toEqual(['table'])
})

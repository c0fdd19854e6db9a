import { expect, test } from 'vitest'
import { bulletAt, typeset, type Setting } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const source = [
  'export async function countWords(path) {',
  '  const text = await readFile(path)',
  '  let count = 0',
  '  for (const word of text.split(gap)) count++',
  '  return { count, path }',
  '}',
]
const mono = (texts: readonly string[]): Setting[] =>
  texts.map((text, i) => ({ text, isMono: true, y: 100 + i * 30 }))
const kindsOf = (...args: Parameters<typeof typeset>) => layOut(typeset(...args)).map(({ kind }) => kind)

test('a page of code is code, although nothing frames it', () => {
  expect(layOut(typeset(mono(source)))).toEqual([
    { kind: 'code', language: 'javascript', text: source.join('\n') },
  ])
})

test('a typewritten letter is text', () => {
  const letter = [
    'Dear Mr Carter, the papers that you asked for have come',
    'and we shall send them on to you in the course of this',
    'week. Please let us know whether the price is as it was.',
  ]
  expect(kindsOf(mono(letter))).toEqual(['paragraph'])
})

test('a receipt is no code, whatever signs it has', () => {
  expect(kindsOf(mono(source), { kind: 'receipt' })).not.toContain('code')
})

test('list items in typewriter type keep their bullets', () => {
  const items = mono(['run_all(first)', 'stop_all(second) = {1}', 'clear_all(third) = [2]'])
  const marks = items.map(({ y }) => bulletAt(30, y ?? 0))
  expect(kindsOf(items, { marks })).toEqual(['list'])
})

test('a few words that happen to be on a grid are not typewriter type', () => {
  const shade = { kind: 'shade' as const, box: { x0: 40, y0: 90, x1: 600, y1: 200 } }
  const short = ['Mill Lane 4', 'willingly illustrated', 'commonwealth'].map((text, i) => ({
    text,
    y: 100 + i * 30,
  }))
  expect(kindsOf(short, { marks: [shade] })).not.toContain('code')
})

import { expect, it } from 'vitest'
import { eventParser } from './event-parser.ts'

it('emits each event once it is complete, however it was split', () => {
  const seen: string[] = []
  const parse = eventParser((data) => seen.push(data))
  for (const piece of [
    'data: {"a"',
    ':1}\n',
    '\ndata: two\ndata: lines\n\n: a comment\n\nid: 7\nda',
    'ta:x\r\n\r\n',
  ]) {
    parse(piece)
  }
  expect(seen).toEqual(['{"a":1}', 'two\nlines', 'x'])
})

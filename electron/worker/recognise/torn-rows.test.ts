import { expect, it } from 'vitest'
import type { Box, Line, Word } from '../../../shared/page.ts'
import { ok } from '../../../shared/result.ts'
import { withTornRows } from './torn-rows.ts'

const word = (text: string, x0: number, x1: number, confidence = 0.95): Word => ({
  text,
  confidence,
  box: { x0, y0: 700, x1, y1: 720 },
})
const line = (...words: Word[]): Line => ({
  words,
  box: { x0: words[0]?.box.x0 ?? 0, y0: 700, x1: words.at(-1)?.box.x1 ?? 0, y1: 720 },
  block: 0,
  paragraph: 0,
  rowHeight: 20,
})
const run: Box = { x0: 300, y0: 699, x1: 600, y1: 721 }
const textOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

/** Stands in for the recogniser, and counts how often it is asked. */
function reader(...words: Word[]) {
  const asked: Line[] = []
  const read = (row: Line) => {
    asked.push(row)
    return Promise.resolve(ok(line(...words)))
  }
  return { asked, read }
}

const whole = [word('Gross', 300, 380), word('weight:', 390, 480), word('134.8', 500, 600)]

it('reads a row again that was cut through a word, and puts it where its pieces stood', async () => {
  const torn = [
    line(word('Cartons:', 50, 150), word('6', 160, 170), word('Gross', 300, 380)),
    line(word('ight:', 430, 480, 0.4), word('134.8', 500, 600)),
  ]
  const { read } = reader(...whole)
  const mended = await withTornRows(torn, [run], read)
  expect(mended.ok && textOf(mended.value)).toEqual(['Cartons: 6 Gross weight: 134.8'])
})

it('leaves what is sure, what is one line, and what is read no better as a whole', async () => {
  const { asked, read } = reader(...whole)
  const sure = [line(word('Gross', 300, 380)), line(word('weight:', 390, 480), word('134.8', 500, 600))]
  const inOne = [line(word('Gross', 300, 380), word('ight:', 430, 480, 0.4), word('134.8', 500, 600))]
  for (const lines of [sure, inOne]) expect(await withTornRows(lines, [run], read)).toEqual(ok(lines))
  expect(asked).toEqual([])

  const torn = [line(word('Gross', 300, 380)), line(word('ight:', 430, 480, 0.4), word('134.8', 500, 600))]
  const worse = reader(word('Gr0ss', 300, 380, 0.5), word('weight:', 390, 480, 0.6))
  expect(await withTornRows(torn, [run], worse.read)).toEqual(ok(torn))
  expect(worse.asked).toHaveLength(1)
})

import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import { noEngine } from '../../../test/support/no-engine.ts'
import type { ReadContext } from '../context/read-context.ts'
import { readContextWith } from '../../../test/support/read-context.ts'
import { languagesByLines, readByLines, type FoundLines } from './read-by-lines.ts'

const colours = { width: 400, height: 100, pixels: new Uint8Array(400 * 100 * 3) }
const places = [20, 60].map((y) => ({ x: 200, y, length: 300, height: 30, angle: 0 }))

function placed(row: number, text: string, confidence: number): PlacedLine {
  const box = { x0: 50, x1: 350, y0: 5 + 40 * row, y1: 35 + 40 * row }
  const words: Line['words'] = [{ text, box, confidence, chance: confidence }]
  return {
    place: places[row] ?? places[0]!,
    unread: 0,
    line: { box, words, block: 0, paragraph: 0, rowHeight: 30 },
  }
}

/** Stands for models: what each makes of the two lines. */
function readerOf(readings: Readonly<Record<string, readonly PlacedLine[]>>): Engine {
  return {
    ...noEngine,
    readLines: (_, asked, { languages }) => {
      const own = readings[languages.join('+')] ?? []
      return Promise.resolve(asked.map(({ y }) => own.find(({ place }) => place.y === y) ?? null))
    },
  }
}

const korean = [placed(0, '서울평양', 0.9), placed(1, '서올', 0.3)]
const reader = readerOf({ kor: korean, 'kor+eng': korean, tha: [placed(0, 'เปอมซ', 0.55)] })
const known = ['eng', 'kor', 'tha', 'jpn']
const textsOf = (lines: readonly PlacedLine[]) =>
  lines.map(({ line }) => line.words.map(({ text }) => text).join(' '))

async function readBy(lines: FoundLines, by: Engine, context: ReadContext) {
  const choice = await languagesByLines(lines, by, context, ['Hangul', 'Thai', 'Japanese'])
  return readByLines(lines, choice, by, context)
}

it('tells the language by the lines that the finder is not sure of, and keeps those that it is sure of', async () => {
  const own = [placed(0, 'Mz1of', 0.4), placed(1, 'Seoul', 0.95)]
  const read = await readBy({ places, placed: own, colours }, reader, readContextWith({ known }))
  expect(read?.languages[0]).toBe('kor')
  expect(textsOf(read?.found ?? [])).toEqual(['서울평양', 'Seoul'])
})

it('leaves a picture to others on which no model is sure of anything', async () => {
  const noise = readerOf({ tha: [placed(0, 'เปอมซ', 0.3)], kor: [placed(0, '서울평양', 0.4)] })
  const read = await readBy({ places, placed: [null, null], colours }, noise, readContextWith({ known }))
  expect(read).toBeNull()
})

it('takes Han from the model of its language, however sure the finder is of it', async () => {
  const japanese = readerOf({ jpn: [placed(0, '港区をきれいに', 0.7)] })
  const own = [placed(0, '港区左包机仁', 0.9), null]
  const read = await readBy(
    { places, placed: own, colours },
    japanese,
    readContextWith({ known, languages: ['jpn'] }),
  )
  expect(textsOf(read?.found ?? [])).toEqual(['港区をきれいに'])
})

it('tries no other script once a model is sure of its own', async () => {
  const tried: string[] = []
  const hangul = [placed(0, '서울특별시 종로구', 0.95), placed(1, '광화문 광장', 0.95)]
  const sure = readerOf({ kor: hangul, 'kor+eng': hangul })
  const noting: Engine = {
    ...sure,
    readLines: (image, asked, wish) => {
      tried.push(wish.languages.join('+'))
      return sure.readLines(image, asked, wish)
    },
  }
  const read = await readBy({ places, placed: [null, null], colours }, noting, readContextWith({ known }))
  expect(read?.languages).toEqual(['kor'])
  expect(tried).not.toContain('tha')
})

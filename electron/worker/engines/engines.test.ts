// Tests the rules that every engine must keep.
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundledPack } from '../../../shared/engine-pack.ts'
import type { Line } from '../../../shared/page.ts'
import { fixtures, fixtureTexts, makeTextImage } from '../../../test/support/images.ts'
import { colourOf, type ColourImage } from '../pixels/colour.ts'
import { decode } from '../decode/decode.ts'
import { createModelShelf } from '../recognise/models.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { openPack } from './open-packs.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import { noEngine } from '../../../test/support/no-engine.ts'
import { readWhole } from '../../../test/support/read-whole.ts'
import { boundsOf, type Slanted } from '../pixels/slanted.ts'
import { tesseractLines } from './tesseract.ts'

const shelf = createModelShelf()
const tesseractEngine: Engine = {
  ...noEngine,
  ...tesseractLines(createTesseract(shelf.models)),
  name: 'tesseract.js',
  can: { ...noEngine.can, languages: [...shelf.languages()], knows: () => true },
}
const engines: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['none', () => Promise.resolve(noEngine)],
  ['tesseract.js', () => Promise.resolve(tesseractEngine)],
  ['the networks, natively', () => opened('native')],
  ['the networks, by WebAssembly', () => opened('wasm')],
]

async function opened(kind: 'native' | 'wasm'): Promise<Engine> {
  const engine = await openPack(bundledPack.manifest, [kind])
  if (!engine.ok) throw new Error(JSON.stringify(engine.error))
  return engine.value
}

async function pictureOf(bytes: Uint8Array): Promise<ColourImage> {
  const image = await decode(bytes, 'picture')
  if (!image.ok) throw new Error(image.error.code)
  return colourOf(image.value)
}

const wish = (languages: string[]) => ({ languages, onProgress: () => undefined })
const textOf = ({ words }: Line, between = ' ') => words.map(({ text }) => text).join(between)
const fromTheTop = (lines: readonly PlacedLine[]) =>
  lines.toSorted((a, b) => a.place.y - b.place.y).map(({ line }) => line)

describe.each(engines)('%s', (_, open) => {
  let engine: Engine
  let finder: Engine
  beforeAll(async () => {
    engine = await open()
    finder = await opened('native')
  })

  const readAll = (image: ColourImage, language: string) => readWhole(engine, image, [language], finder)

  /** The places of the two lines of the fixture. */
  const places: readonly Slanted[] = [
    { x: 290, y: 70, length: 540, height: 46, angle: 0 },
    { x: 290, y: 122, length: 540, height: 46, angle: 0 },
    { x: 300, y: 180, length: 200, height: 30, angle: 0 },
  ]

  it('finds no text on an empty sheet', async () => {
    const image = await pictureOf(await readFile(fixtures.blank))
    expect(await engine.find(image)).toEqual([])
    expect(await readAll(image, 'eng')).toEqual([])
  })

  it.each([
    ['eng', fixtures.hello, fixtureTexts.hello, ' '],
    ['chi_sim', fixtures.chinese, fixtureTexts.chinese, ''],
  ] as const)('reads %s exactly if it says that it knows it', async (language, file, written, between) => {
    const lines = await readAll(await pictureOf(await readFile(file)), language)
    const isKnown = engine.can.languages.includes(language)
    expect(fromTheTop(lines).map((line) => textOf(line, between))).toEqual(isKnown ? written : [])
  })

  it('gives each word a box around its ink, a certainty, and each line who read it', async () => {
    const image = await pictureOf(await readFile(fixtures.hello))
    for (const { line } of await readAll(image, 'eng')) {
      expect(line.engine).toBe(engine.name)
      expect(line.rowHeight).toBeGreaterThan(15)
      expect(line.rowHeight).toBeLessThan(60)
      for (const { box, confidence, chance } of line.words) {
        expect(box.x1 - box.x0).toBeGreaterThan(10)
        expect(box.y1 - box.y0).toBeGreaterThan(10)
        expect(box.y1 - box.y0).toBeLessThan(40)
        expect(box.x0).toBeGreaterThanOrEqual(28)
        expect(box.x1).toBeLessThanOrEqual(image.width)
        expect(confidence).toBeGreaterThan(0.5)
        expect(confidence).toBeLessThanOrEqual(1)
        expect(chance).toBeGreaterThan(0.8)
        expect(chance).toBeLessThanOrEqual(1)
      }
      const xs = line.words.flatMap(({ box }) => [box.x0, box.x1])
      expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    }
  })

  it('knows every character that it reads', async () => {
    const lines = await readAll(await pictureOf(await makeTextImage('No. 12-B: 50% (net)')), 'eng')
    const characters = lines.flatMap(({ line }) => Array.from(textOf(line, '')))
    expect(characters.filter((character) => !engine.can.knows(character))).toEqual([])
  })

  it('finds the lines of a picture if it says that it finds text', async () => {
    const found = await engine.find(await pictureOf(await readFile(fixtures.hello)))
    const boxes = found.map((place) => boundsOf(place)).sort((a, b) => a.y0 - b.y0)
    expect(boxes.length).toBe(engine.can.scripts.length > 0 ? 2 : 0)
    expect(boxes.every(({ x0, x1 }) => x0 < 35 && x1 > 480)).toBe(true)
  })

  it('reads lines that somebody else found, each in its place, and nothing where there is nothing', async () => {
    const image = await pictureOf(await readFile(fixtures.hello))
    const read = await engine.readLines(image, places, wish(['eng']))
    const isKnown = engine.can.languages.includes('eng')
    expect(read.map((found) => found && textOf(found.line))).toEqual(
      isKnown ? [...fixtureTexts.hello, null] : [null, null, null],
    )
  })

  it('tells of its progress, up to the end', async () => {
    const fractions: number[] = []
    const image = await pictureOf(await readFile(fixtures.hello))
    const onProgress = (fraction: number) => fractions.push(fraction)
    await engine.readLines(image, places, { languages: ['eng'], onProgress })
    expect(fractions.at(-1)).toBe(1)
  })
})

// Real pixels and real networks: which reading a page gets where the recogniser fails at it, and what that costs.
import { beforeAll, expect, test } from 'vitest'
import { bundledPack } from '../../../shared/engine-pack.ts'
import { bundledLanguages } from '../../../shared/languages.ts'
import { ok } from '../../../shared/result.ts'
import type { Page } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { pageOf } from '../../../test/support/page-builder.ts'
import { readContextWith } from '../../../test/support/read-context.ts'
import type { Engine } from '../context/engine.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { decode } from '../decode/decode.ts'
import { openPack } from '../engines/open-packs.ts'
import { colourOf } from '../pixels/colour.ts'
import { installedModels } from '../recognise/models.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { readPicture } from './read.ts'

const prose = [
  'The harbour was quiet when the boats came home,',
  'and the lamps along the quay were lit one by one.',
  'Nobody had heard the bell of the old lighthouse',
  'since the evening when the keeper left the island.',
]

let networks: Engine
beforeAll(async () => {
  const opened = await openPack(bundledPack.manifest)
  if (!opened.ok) throw new Error(opened.error.code)
  networks = opened.value
})

/** Reads whatever it is given as these lines, and is sure of none. */
function unsureRecogniser(...texts: string[]): Recogniser {
  const lines = pageOf(...texts.map((text) => ({ text, confidence: 0.3 }))).lines
  return { warm: () => Promise.resolve(ok(null)), read: () => Promise.resolve([...lines]) }
}

async function read(recogniser: Recogniser, engine: Engine): Promise<Page> {
  const image = await decode(await makeTextImage(prose.join('\n'), { width: 1000, height: 340 }), 'page.png')
  if (!image.ok) throw new Error(image.error.code)
  const grey = image.value
  const context = readContextWith({
    recogniser,
    known: bundledLanguages,
    networks: () => Promise.resolve(engine),
    scope: 'zh-en',
  })
  return readPicture({ grey, colours: () => Promise.resolve(colourOf(grey)) }, null, context)
}

const textOf = ({ lines }: Page) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('a page that the recogniser reads at a low confidence is read by the networks instead', async () => {
  const page = await read(unsureRecogniser('Tbe barb0ur vvas qu1et', 'ard tbe 1amps a1ong'), networks)
  expect(textOf(page)).toEqual(prose)
  expect(page.languages).toEqual(['eng'])
  expect(page.confidence).toBeGreaterThan(0.9)
})

test('a page that the recogniser reads surely is not read again', async () => {
  const asked: string[] = []
  const noting: Engine = {
    ...networks,
    find: (image) => {
      asked.push('find')
      return networks.find(image)
    },
  }
  const page = await read(createTesseract(installedModels), noting)
  expect(textOf(page)).toEqual(prose)
  expect(asked).toEqual([])
})

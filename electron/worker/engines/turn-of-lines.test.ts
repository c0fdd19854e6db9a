import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { bundledPack } from '../../../shared/engine-pack.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { colourOf } from '../pixels/colour.ts'
import { decode } from '../decode/decode.ts'
import { openPack } from './open-packs.ts'
import type { Engine } from '../context/engine.ts'
import { areMostVertical, turnOfLines } from './turn-of-lines.ts'

const text = [
  'The harbour was quiet',
  'Boats came home at dusk',
  'Bread and cheese for all',
  'Nobody said a word',
]
let engine: Engine
beforeAll(async () => {
  const opened = await openPack(bundledPack.manifest)
  if (!opened.ok) throw new Error(opened.error.code)
  engine = opened.value
})

async function turnOf(written: string, degrees: number) {
  const drawn = await sharp(await makeTextImage(written, { height: 320 }))
    .rotate(degrees)
    .png()
    .toBuffer()
  const image = await decode(drawn, 'turned')
  if (!image.ok) throw new Error(image.error.code)
  const picture = colourOf(image.value)
  const places = await engine.find(picture)
  const turn = await turnOfLines(places, picture, engine)
  return { turn, isVertical: areMostVertical(places) }
}

it.each([
  [0, 0],
  [90, 270],
  [180, 180],
  [270, 90],
])('a page that was turned by %i has to be turned by %i', async (degrees, turn) => {
  expect(await turnOf(text.join('\n'), degrees)).toEqual({ turn, isVertical: degrees % 180 === 90 })
})

it('a few short words do not tell it', async () => {
  expect((await turnOf('Go', 0)).turn).toBe(null)
})

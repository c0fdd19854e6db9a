import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { readScene } from './read-scene.ts'

/** A shop front: light letters on a dark board, dark ones on a light one, on a ground that goes from dark to light. */
const shopFront = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" font-family="Liberation Sans" font-size="52">
  <defs><linearGradient id="wall"><stop offset="0" stop-color="#222"/><stop offset="1" stop-color="#ddd"/></linearGradient></defs>
  <rect width="900" height="600" fill="url(#wall)"/>
  <rect x="80" y="60" width="560" height="110" fill="#123a7a"/><text x="120" y="132" fill="#fff">CORNER BAKERY</text>
  <rect x="380" y="330" width="440" height="110" fill="#eee"/><text x="420" y="402" fill="#333">Open daily</text>
</svg>`

it('reads the boards of a shop front, whichever is lighter, the letters or the board, where they stand', async () => {
  const image = await decode(await sharp(Buffer.from(shopFront)).png().toBuffer(), 'front.png')
  if (!image.ok) throw new Error(image.error.code)
  const lines = await readScene(image.value, [], ['eng'], createTesseract(installedModels))
  if (!lines.ok) throw new Error(lines.error.code)
  expect(lines.value.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'CORNER BAKERY',
    'Open daily',
  ])
  const [board] = lines.value
  expect(board?.box.x0).toBeGreaterThan(100)
  expect(board?.box.y1).toBeLessThan(160)
})

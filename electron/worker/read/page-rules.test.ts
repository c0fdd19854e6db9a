import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from '../decode/decode.ts'
import { readContextWith } from '../../../test/support/read-context.ts'
import { pageRules } from './page-rules.ts'
import { clean, lookAt, prepare } from '../prepare/prepare.ts'
import { findRules } from '../measure/rules.ts'

/** Boxes of 34 by 60 for one character each, in a frame with some print below it. */
async function form() {
  const boxes = Array.from('4711 0815', (character, i) => {
    const x = 100 + i * 34
    const box = `<rect x="${x}" y="100" width="34" height="60" fill="none" stroke="black" stroke-width="2"/>`
    return `${box}<text x="${x + 17}" y="140" text-anchor="middle" font-size="24" font-family="DejaVu Sans">${character}</text>`
  })
  const print = [260, 300, 340, 380].map(
    (y) =>
      `<text x="60" y="${y}" font-size="22" font-family="DejaVu Sans">It is printed below what has to be filled in here.</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="460">
    <rect width="100%" height="100%" fill="white"/>${[...boxes, ...print].join('')}</svg>`
  const image = await decode(await sharp(Buffer.from(svg)).png().toBuffer(), 'form.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

it('a row of boxes for one character each is one box of the page', async () => {
  const context = readContextWith()
  const image = await form()
  const rules = findRules(image)
  expect(rules.filter(({ direction }) => direction === 'vertical').length).toBeGreaterThan(4)
  const sheet = await clean(image, context)
  const prepared = await prepare(sheet, lookAt(image, sheet, rules), context)
  const found = pageRules(prepared, image, rules, context.disabled)
  const walls = found.filter(({ direction }) => direction === 'vertical').map(({ box }) => Math.round(box.x0))
  expect(walls.every((x) => Math.abs(x - 100) < 6 || Math.abs(x - 406) < 6)).toBe(true)
  expect(walls.some((x) => Math.abs(x - 100) < 6)).toBe(true)
  expect(walls.some((x) => Math.abs(x - 406) < 6)).toBe(true)
})

// Finds all codes in an image: with ZXing on the whole image, then on straightened and cleaned strips where barcodes may be.
import type { ReaderOptions } from 'zxing-wasm/reader'
import { overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { boxAround, type Point } from '../pixels/placement.ts'
import { findBars, type Bars } from './bars.ts'
import { toCode, type FoundCode } from './decoded-code.ts'
import { areBars, clearStrip, stripOf } from './strip.ts'
import { createSearch } from './zxing.ts'

const onImage: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix', 'PDF417', 'AztecCode', 'Code128', 'Code39', 'EANUPC', 'ITF'],
}
const onStrip: ReaderOptions = {
  formats: ['Code128', 'Code39', 'EANUPC', 'ITF'],
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
}

const search = createSearch()

export async function findCodes(image: GreyImage): Promise<FoundCode[]> {
  let found = await codesIn(image, onImage)
  for (const place of findBars(image)) {
    if (found.some(({ corners }) => covers(corners, place)) || !areBars(image, place)) continue
    const code = await readStrip(image, place)
    // replaces a reading of a few of its rows
    if (code) found = [...found.filter((other) => !isSame(code, other)), code]
  }
  return found
}

async function codesIn(image: GreyImage, options: ReaderOptions): Promise<FoundCode[]> {
  return (await search(image, options)).flatMap((result) => toCode(result) ?? [])
}

async function readStrip(image: GreyImage, place: Bars): Promise<FoundCode | null> {
  const strip = stripOf(image, place)
  for (const picture of [strip.image, clearStrip(strip)]) {
    const [code] = await codesIn(picture, onStrip)
    if (code) return { ...code, corners: code.corners.map(strip.back) }
  }
  return null
}

function isSame(a: FoundCode, b: FoundCode): boolean {
  const [one, other] = [boxAround(a.corners), boxAround(b.corners)]
  return a.kind === b.kind && a.text === b.text && overlapX(one, other) > 0 && overlapY(one, other) > 0
}

function covers(corners: readonly Point[], { x, y }: Bars): boolean {
  const { x0, y0, x1, y1 } = boxAround(corners)
  return x > x0 && x < x1 && y > y0 && y < y1
}

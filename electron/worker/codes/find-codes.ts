// All codes on a picture: those that ZXing finds on it as it is, and those of bars on places that were made clear first.
import type { ReaderOptions } from 'zxing-wasm/reader'
import { overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findBars, type Bars } from './bars.ts'
import { codeOf, type FoundCode } from './sightings.ts'
import { areBars, clearStrip, stripOf, type Point } from './strip.ts'
import { createSearch } from './zxing.ts'

const anywhere: ReaderOptions = {
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
  let found = (await search(image, anywhere)).flatMap((seen) => codeOf(seen) ?? [])
  for (const place of findBars(image)) {
    if (found.some(({ corners }) => covers(boxOf(corners), place)) || !areBars(image, place)) continue
    const code = await lookClosely(image, place)
    // a few of its rows may have been found before
    if (code) found = [...found.filter((other) => !isSame(code, other)), code]
  }
  return found
}

async function lookClosely(image: GreyImage, place: Bars): Promise<FoundCode | null> {
  const strip = stripOf(image, place)
  for (const picture of [strip.image, clearStrip(strip)]) {
    const [code] = (await search(picture, onStrip)).flatMap((seen) => codeOf(seen) ?? [])
    if (code) return { ...code, corners: code.corners.map(strip.back) }
  }
  return null
}

function isSame(a: FoundCode, b: FoundCode): boolean {
  const [one, other] = [boxOf(a.corners), boxOf(b.corners)]
  return a.kind === b.kind && a.text === b.text && overlapX(one, other) > 0 && overlapY(one, other) > 0
}

function covers({ x0, y0, x1, y1 }: Box, { x, y }: Bars): boolean {
  return x > x0 && x < x1 && y > y0 && y < y1
}

function boxOf(corners: readonly Point[]): Box {
  return unite(corners.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
}

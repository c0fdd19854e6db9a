import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { decode } from '../decode.ts'
import type { GreyImage } from '../grey.ts'
import { withDottedZeros } from './dotted-zeros.ts'

/** Figures of 24 by 36, 30 apart; a zero has a dot in it where there is a dot, and an eight is two rings. */
async function figures(kinds: string): Promise<GreyImage> {
  const drawn = Array.from(kinds, (kind, i) => {
    const x = 40 + i * 30
    const ring = (cy: number, ry: number) =>
      `<ellipse cx="${x + 11}" cy="${cy}" rx="9" ry="${ry}" fill="none" stroke="black" stroke-width="3"/>`
    if (kind === '8') return ring(37, 8) + ring(53, 8)
    if (kind === '1') return `<rect x="${x + 9}" y="30" width="4" height="32"/>`
    return ring(46, 16) + (kind === '.' ? `<circle cx="${x + 11}" cy="46" r="3"/>` : '')
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90">
    <rect width="100%" height="100%" fill="white"/>${drawn.join('')}</svg>`
  const image = await decode(await sharp(Buffer.from(svg)).png().toBuffer(), 'figures.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

function lineOf(text: string): Line {
  const box = { x0: 38, x1: 36 + text.length * 30, y0: 28, y1: 64 }
  return { box, words: [{ text, box, confidence: 0.6 }], block: 0, paragraph: 0, rowHeight: 36 }
}

const textOf = ({ words }: Line) => words.map(({ text }) => text).join(' ')

describe('a zero with a dot in it', () => {
  it('is a zero, whatever it was read as', async () => {
    expect(textOf(withDottedZeros(lineOf('1669'), await figures('1...')))).toBe('1000')
  })

  it('is told from what has no dot, and from an eight', async () => {
    const line = lineOf('1680')
    expect(withDottedZeros(line, await figures('1o8o'))).toBe(line)
  })

  it('is not looked for in words', async () => {
    const line = lineOf('Mood')
    expect(withDottedZeros(line, await figures('1..1'))).toBe(line)
  })
})

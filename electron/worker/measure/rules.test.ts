import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode/decode.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findRules } from './rules.ts'

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly level?: number
}

function drawn(bars: readonly Bar[], width = 400, height = 300): GreyImage {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const bar of bars) {
    for (let y = bar.y; y < bar.y + bar.height; y++) {
      pixels.fill(bar.level ?? 0, y * width + bar.x, y * width + bar.x + bar.width)
    }
  }
  return { width, height, pixels }
}

function boxes(image: GreyImage): string[] {
  return findRules(image).map(
    ({ direction, box }) => `${direction} ${box.x0},${box.y0} to ${box.x1},${box.y1}`,
  )
}

/** A form with shaded label cells, skewed and grainy, so that no line stays in one row for long. */
function scannedForm(heading: number, bottom: number): GreyImage {
  const [width, height, tilt] = [1000, bottom + 60, 0.009]
  const pixels = new Uint8Array(width * height)
  let seed = 7
  const grain = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return ((seed >> 16) % 17) - 8
  }
  const levels = Array.from({ length: bottom / 60 }, (_, i) => 60 * (i + 1))
  const ink = (distance: number) => Math.max(0, 1 - Math.abs(distance) / 1.6)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [level, plumb] = [y - tilt * x, x + tilt * y]
      const isInside = level > 60 && level < bottom && plumb > 60 && plumb < 940
      // a heading with no line down its middle
      const isHeading = level > heading && level < heading + 60
      const paper = !isInside ? 240 : isHeading ? 209 : plumb < 260 ? 229 : 240
      const across = levels.map((at) => (plumb > 59 && plumb < 941 ? ink(level - at) : 0))
      const down = [60, 260, 940].map((at) => {
        const isThere = level > 59 && level < bottom + 1 && (at !== 260 || !isHeading)
        return isThere ? ink(plumb - at) : 0
      })
      pixels[y * width + x] = Math.round(paper - 170 * Math.max(...across, ...down)) + grain()
    }
  return { width, height, pixels }
}

async function rulesOf(bytes: Uint8Array): Promise<readonly Rule[]> {
  const image = await decode(bytes, 'image')
  if (!image.ok) throw new Error(image.error.code)
  return findRules(image.value)
}

async function rulesOfText(text: string, font: string): Promise<readonly Rule[]> {
  return rulesOf(await makeTextImage(text, { font, width: 900, height: 300, fontSizePx: 26 }))
}

async function rulesOfSample(name: string): Promise<readonly Rule[]> {
  return rulesOf(await readFile(path.resolve(import.meta.dirname, '../../../samples', name)))
}

describe('findRules', () => {
  it('finds a horizontal and a vertical line', () => {
    const image = drawn([
      { x: 20, y: 50, width: 300, height: 2 },
      { x: 350, y: 20, width: 3, height: 200 },
    ])
    expect(boxes(image)).toEqual(['horizontal 20,50 to 320,52', 'vertical 350,20 to 353,220'])
  })

  it('finds each line of a scanned form from end to end, although it is askew, beside shades and in grain', () => {
    const rules = findRules(scannedForm(180, 360))
    const lengths = (direction: Rule['direction']) =>
      rules
        .filter((rule) => rule.direction === direction)
        .map(({ box }) => (direction === 'horizontal' ? box.x1 - box.x0 : box.y1 - box.y0))
    expect(lengths('horizontal')).toHaveLength(6)
    expect(Math.min(...lengths('horizontal'))).toBeGreaterThan(860)
    // the sides, and the wall behind the labels above and below the heading
    const down = lengths('vertical').toSorted((a, b) => a - b)
    expect(down).toHaveLength(4)
    expect(down[0]).toBeGreaterThan(110)
    expect(down[2]).toBeGreaterThan(280)
  })

  it.each([360, 480, 600])('finds walls askew above and below a shade at %i, and not in it', (heading) => {
    const rules = findRules(scannedForm(heading, 1020))
    const walls = rules.filter(
      ({ direction, box }) => direction === 'vertical' && box.x0 > 200 && box.x1 < 300,
    )
    const [above, below, more] = walls.map(({ box }) => box).toSorted((a, b) => a.y0 - b.y0)
    expect(more).toBeUndefined()
    expect(Math.abs((above?.y1 ?? 0) - heading)).toBeLessThan(15)
    expect(Math.abs((below?.y0 ?? 0) - heading - 60)).toBeLessThan(50)
    expect(below?.y1).toBeGreaterThan(1000)
  })

  it('finds the lines of a table whole, although they cross each other', () => {
    const across = [40, 100, 160].map((y) => ({ x: 30, y, width: 302, height: 2 }))
    const down = [30, 180, 330].map((x) => ({ x, y: 40, width: 2, height: 122 }))
    const rules = findRules(drawn([...across, ...down]))
    const lengths = rules.map(({ box }) => Math.max(box.x1 - box.x0, box.y1 - box.y0))
    expect(rules.map((rule) => rule.direction[0]).join('')).toBe('hhhvvv')
    expect(lengths.slice(0, 3).every((length) => length >= 298)).toBe(true)
    expect(lengths.slice(3).every((length) => length >= 116)).toBe(true)
  })

  it('finds a pale line', () => {
    expect(boxes(drawn([{ x: 20, y: 50, width: 300, height: 1, level: 225 }]))).toHaveLength(1)
  })

  it('finds one line where a scan is a little tilted or has small holes', () => {
    const tilted = Array.from({ length: 8 }, (_, i) => ({ x: 20 + 40 * i, y: 50 + i, width: 40, height: 2 }))
    const holed = Array.from({ length: 6 }, (_, i) => ({ x: 20 + 50 * i, y: 200, width: 46, height: 2 }))
    expect(boxes(drawn(tilted))).toEqual(['horizontal 20,50 to 340,59'])
    expect(boxes(drawn(holed))).toEqual(['horizontal 20,200 to 316,202'])
  })

  it('finds the bar beside a single line if it is pale; in ink it may be a letter', () => {
    const text = { x: 80, y: 105, width: 8, height: 12 }
    const texts = [0, 1, 2, 3, 4, 5].map((i) => ({ ...text, x: text.x + i * 20 }))
    const bar = { x: 50, y: 100, width: 4, height: 24 }
    expect(boxes(drawn([...texts, { ...bar, level: 210 }]))).toEqual(['vertical 50,100 to 54,124'])
    expect(boxes(drawn([...texts, bar]))).toEqual([])
  })

  it('takes neither a short dash nor a thick bar for a line', () => {
    const bars = [
      { x: 20, y: 50, width: 50, height: 2 },
      { x: 20, y: 150, width: 300, height: 12 },
    ]
    expect(boxes(drawn(bars))).toEqual([])
  })

  it('takes a word of low bold letters for no line, although it is no thicker than one', () => {
    const letters = Array.from({ length: 12 }, (_, i) => ({ x: 100 + i * 9, y: 100, width: 8, height: 5 }))
    expect(boxes(drawn(letters))).toEqual([])
    expect(boxes(drawn([{ x: 100, y: 100, width: 108, height: 5 }]))).toHaveLength(1)
  })

  it('asks for more length on a large page', () => {
    const line = { x: 20, y: 50, width: 90, height: 2 }
    expect(boxes(drawn([line], 400))).toHaveLength(1)
    expect(boxes(drawn([line], 2400))).toHaveLength(0)
  })

  it.each(['DejaVu Serif', 'Liberation Mono', 'Liberation Sans'])(
    'finds none in text set in %s',
    async (font) => {
      expect(await rulesOfText('minimum HILL TITLE mmmm\nEEEE FIFTEEN HEIGHT\nillumination', font)).toEqual(
        [],
      )
    },
  )

  it.each(['letter.png', 'notice-zh.png'])('finds none on %s, which has none', async (name) => {
    expect(await rulesOfSample(name)).toEqual([])
  })

  it('finds the grid of the sample invoice and nothing else on it', async () => {
    const rules = await rulesOfSample('invoice.png')
    expect(rules.filter((rule) => rule.direction === 'horizontal')).toHaveLength(7)
    expect(rules.filter((rule) => rule.direction === 'vertical')).toHaveLength(5)
  })

  it('bears an image smaller than what it looks at', () => {
    expect(findRules(drawn([], 1, 1))).toEqual([])
    expect(findRules(drawn([], 8, 3))).toEqual([])
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { decode } from '../decode.ts'
import type { GreyImage } from '../grey.ts'
import { withTypewriterWords } from './typewriter.ts'

const [size, left] = [40, 30]

async function printed(text: string, font: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="100">
    <rect width="100%" height="100%" fill="white"/>
    <text x="${left}" y="60" font-size="${size}" xml:space="preserve" font-family="${font}">${text}</text></svg>`
  const image = await decode(await sharp(Buffer.from(svg)).png().toBuffer(), 'line.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

/** Words as long as what was printed there; a character of DejaVu Sans Mono is 0.602 of its size wide. */
function lineOf(words: readonly string[], width = size * 0.602): Line {
  let at = 0
  const boxed = words.map((text) => {
    const x0 = left + at * width
    at += text.length
    return { text, confidence: 0.9, box: { x0, x1: left + at * width, y0: 25, y1: 65 } }
  })
  const box = { x0: left, x1: left + at * width, y0: 25, y1: 65 }
  return { box, words: boxed, block: 0, paragraph: 0, rowHeight: 40 }
}

const textsOf = ({ words }: Line) => words.map(({ text }) => text)

describe('of a typewriter', () => {
  it.each([
    ['CL2212-70463', ['CL2212-', '70463']],
    ['28-08-2023', ['28-08', '-', '2023']],
  ])('%s is one word', async (text, words) => {
    const image = await printed(text, 'DejaVu Sans Mono, monospace')
    expect(textsOf(withTypewriterWords(lineOf(words), image))).toEqual([text])
  })

  it('words with a space between them stay two', async () => {
    const image = await printed('GLP 3308-512', 'DejaVu Sans Mono, monospace')
    const words = lineOf(['GLP', ' ', '3308-512']).words.filter(({ text }) => text !== ' ')
    expect(textsOf(withTypewriterWords({ ...lineOf(['x']), words }, image))).toEqual(['GLP', '3308-512'])
  })

  it('words of a print whose letters happen to be as wide stay two, a number before them too', async () => {
    const image = await printed('1414 Center Ave', 'DejaVu Sans, sans-serif')
    const at = (text: string, x0: number, x1: number) => ({
      ...{ text, confidence: 0.9, box: { x0, x1, y0: 25, y1: 65 } },
    })
    const words = [at('1414', 30, 132), at('Center', 145, 272), at('Ave', 284, 357)]
    expect(textsOf(withTypewriterWords({ ...lineOf(['x']), words }, image))).toEqual([
      '1414',
      'Center',
      'Ave',
    ])
  })

  it('figures that are set close stay as they were read where letters are of many widths', async () => {
    const image = await printed('Will fill', 'DejaVu Sans, sans-serif')
    const line = lineOf(['Will', 'fill'], 17)
    expect(withTypewriterWords(line, image)).toBe(line)
  })
})

import { describe, expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { readContextWith } from '../../../test/support/read-context.ts'
import { decode } from '../decode/decode.ts'
import { installedModels } from './models.ts'
import { unmoved } from '../pixels/placement.ts'
import type { Profile } from '../../../shared/reading.ts'
import { looksAt } from './look.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { createTesseract } from './tesseract.ts'

it('looks at a slip once, as one column of lines', async () => {
  const slip = ['CORNER STORE', '12/03/2026 10:15', 'Coffee 3.20', 'Bread 2.80', 'TOTAL 6.00'].join('\n')
  const image = await decode(await makeTextImage(slip, { width: 600, height: 500 }), 'slip.png')
  if (!image.ok) throw new Error(image.error.code)
  const recogniser = createTesseract(installedModels)
  const looks: string[] = []
  const counting: Recogniser = {
    ...recogniser,
    read(picture, wanted, tell, layout, alphabet) {
      if (layout !== 'line') looks.push(`${wanted.join('+')} ${layout}`)
      return recogniser.read(picture, wanted, tell, layout, alphabet)
    },
  }
  const page = { image: image.value, back: unmoved, angleDegrees: 0, kind: 'receipt' } as const
  await looksAt(page, readContextWith({ recogniser: counting })).all(['eng'])
  expect(looks).toEqual(['eng_fast block'])
})

/** The widest picture that was looked at, and where the last line was found. */
async function read(profile: Profile, language: string, ...text: string[]) {
  const image = await decode(await makeTextImage(text.join('\n'), { width: 1000, height: 500 }), 'page.png')
  if (!image.ok) throw new Error(image.error.code)
  const recogniser = createTesseract(installedModels)
  let width = 0
  const measuring: Recogniser = {
    ...recogniser,
    read(picture, ...rest) {
      width = Math.max(width, picture.width)
      return recogniser.read(picture, ...rest)
    },
  }
  const page = { image: image.value, back: unmoved, angleDegrees: 0, kind: 'prose' } as const
  const lines = await looksAt(page, readContextWith({ profile, recogniser: measuring })).all([language])
  const last = lines.at(-1)
  return { width, box: last?.box, text: last?.words.map((word) => word.text).join('') }
}

describe('prose that is read quickly', () => {
  it('is narrower, and found where it stands', async () => {
    const lines = Array.from({ length: 5 }, () => 'The library is open on every day')
    const [quick, precise] = [await read('quick', 'eng', ...lines), await read('precise', 'eng', ...lines)]
    expect(quick.width).toBeLessThan(precise.width * 0.95)
    expect(quick.text).toBe(precise.text)
    for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
      expect(Math.abs((quick.box?.[side] ?? -99) - (precise.box?.[side] ?? 0))).toBeLessThan(8)
  })
})

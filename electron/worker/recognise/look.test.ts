import { describe, expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { scaledBy, unmoved, type Placement } from '../prepare/placement.ts'
import type { Profile } from '../../../shared/reading.ts'
import { looksAt } from './look.ts'
import type { Recogniser } from './recogniser.ts'
import { createTesseract } from './tesseract.ts'

/** Which models look at all of a slip, one after the other. */
async function modelsForSlip(back: Placement): Promise<string[]> {
  const slip = ['CORNER STORE', '12/03/2026 10:15', 'Coffee 3.20', 'Bread 2.80', 'TOTAL 6.00'].join('\n')
  const image = await decode(await makeTextImage(slip, { width: 600, height: 500 }), 'slip.png')
  if (!image.ok) throw new Error(image.error.code)
  const recogniser = createTesseract(installedModels)
  const models: string[] = []
  const counting: Recogniser = {
    ...recogniser,
    read(picture, wanted, tell, layout, alphabet) {
      if (layout === 'block') models.push(wanted.join('+'))
      return recogniser.read(picture, wanted, tell, layout, alphabet)
    },
  }
  const page = { image: image.value, back, angleDegrees: 0, kind: 'receipt' } as const
  const lines = await looksAt(page, 'precise', counting, () => undefined).all(['eng'])
  expect(lines).toMatchObject({ ok: true })
  return models
}

describe('a slip', () => {
  it('is looked at by both networks', async () => {
    expect(await modelsForSlip(unmoved)).toEqual(['eng_fast', 'eng'])
  })

  it('is looked at by the small one alone where it had to be enlarged: the large one reads its doubtful lines', async () => {
    expect(await modelsForSlip(scaledBy(2.5))).toEqual(['eng_fast'])
  })
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
  const lines = await looksAt(page, profile, measuring, () => undefined).all([language])
  const last = lines.ok ? lines.value.at(-1) : undefined
  return { width, box: last?.box, text: last?.words.map((word) => word.text).join('') }
}

describe('prose that is read quickly', () => {
  it.each([
    ['eng', 'The library is open on every day'],
    ['chi_sim', '图书馆每天从早上九点开到晚上六点'],
  ])('in %s is narrower and without its margins, and found where it stands', async (language, line) => {
    const lines = Array.from({ length: 5 }, () => line)
    const [quick, precise] = [
      await read('quick', language, ...lines),
      await read('precise', language, ...lines),
    ]
    expect(quick.width).toBeLessThan(precise.width * 0.95)
    expect(quick.text).toBe(precise.text)
    for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
      expect(Math.abs((quick.box?.[side] ?? -99) - (precise.box?.[side] ?? 0))).toBeLessThan(8)
  })

  it('in Chinese is narrower in the other profile too', async () => {
    const { width, text } = await read(
      'precise',
      'chi_sim',
      '图书馆每天从早上九点',
      '开到晚上六点',
      '欢迎大家来看书',
    )
    expect(width).toBeLessThan(900)
    expect(text).toBe('欢迎大家来看书')
  })
})

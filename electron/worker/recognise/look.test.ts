import { describe, expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { scaledBy, unmoved, type Placement } from '../prepare/placement.ts'
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

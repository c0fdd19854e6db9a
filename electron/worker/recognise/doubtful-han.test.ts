import { expect, it, test } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { withHanVoted } from './doubtful-han.ts'
import { votedCharacter } from './han-votes.ts'
import { createTesseract } from './tesseract.ts'

const recogniser = createTesseract(installedModels)

/** What becomes of a page on which one character was taken for another. */
async function mended(drawn: string, right: string, wrong: string, confidence: number) {
  const image = await decode(await makeTextImage(drawn, { width: 700, height: 120 }), 'line.png')
  if (!image.ok) throw new Error(image.error.code)
  const read = await recogniser.read(image.value, ['chi_sim'], () => undefined, 'block')
  if (!read.ok) throw new Error(read.error.code)
  const lines = read.value.map((line): Line => ({
    ...line,
    words: line.words.map((word) =>
      word.text.includes(right) ? { ...word, text: word.text.replace(right, wrong), confidence } : word,
    ),
  }))
  const found = await withHanVoted(lines, image.value, ['chi_sim'], recogniser)
  return found.ok ? found.value.map(({ words }) => words.map(({ text }) => text).join('')) : found.error
}

it('reads a doubtful character again, and leaves one that was read surely', async () => {
  expect(await mended('温室滴灌支管固定架', '固', '国', 0.6)).toEqual(['温室滴灌支管固定架'])
  expect(await mended('温室滴灌支管固定架', '固', '国', 0.92)).toEqual(['温室滴灌支管国定架'])
})

const seen = (text: string, confidence: number) => ({ text, confidence })

test.each([
  // by its own model three times another, and by the other model surely what it is
  [seen('若', 0.01), [seen('其', 0.35), seen('共', 0.47)], seen('巷', 0.91), '巷'],
  // as the page writes it
  [seen('旋', 0.01), [seen('这', 0.33), seen('认', 0.01)], seen('訖', 0.88), '讫'],
  // a seldom character is read as a usual one
  [seen('槐', 0.08), [seen('株', 0.83), seen('株', 0.49)], seen('槐', 0.01), '槐'],
  // the other model alone is nothing against two looks that are alike
  [seen('翠', 0.01), [seen('翠', 0.01), seen('骏', 0.01)], seen('以', 0.92), '翠'],
  [seen('伍', 0.35), [seen('恒', 0.93), seen('恒', 0.9)], seen('', 0), '恒'],
])('%j against %j and %j', (own, again, other, expected) => {
  expect(votedCharacter(own, again, other, true).text).toBe(expected)
})

import { expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode/decode.ts'
import { turn } from '../pixels/turn.ts'
import { measureText } from './text-size.ts'
import { maybeUpsideDown } from './upside-down.ts'

async function lettersOf(text: string, degrees: 0 | 180) {
  const image = await decode(await makeTextImage(text, { width: 800, height: 320 }), 'page')
  if (!image.ok) throw new Error(image.error.code)
  return measureText(turn(image.value, degrees).image).letters
}

const english =
  'The harbour lay quiet and dark\nBoats of all kinds came back\nThe little shops shut at half past six\nDetails follow'
const numbers = '2026 1250 4711 0815 3333\n9876 5432 1000 2468 1357\n1111 2222 3333 4444 5555'

it('tells of small letters which end is up', async () => {
  expect(maybeUpsideDown(await lettersOf(english, 0))).toBe(false)
  expect(maybeUpsideDown(await lettersOf(english, 180))).toBe(true)
})

it('tells nothing of digits, which are all of one height', async () => {
  expect(maybeUpsideDown(await lettersOf(numbers, 0))).toBe(false)
  expect(maybeUpsideDown(await lettersOf(numbers, 180))).toBe(false)
})

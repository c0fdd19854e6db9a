import { expect, it } from 'vitest'
import { expectationsOf, withoutRefused } from './expectations.ts'
import type { ImageRow } from './image-set.ts'
import type { Measured } from './measured.ts'

const image = (name: string, expected: string): ImageRow => ({
  image: name,
  truth: [],
  lang: 'en',
  nospace_truth: false,
  expect: expected,
})
const found = (name: string, failure: string | null) => ({ image: name, failure }) as Measured

it('expects a valid image to be read, and one out of limits to be refused', () => {
  const images = [image('a', 'ok'), image('b', 'too_small'), image('c', 'ok'), image('d', 'too_large')]
  const measured = [
    found('a', null),
    found('b', 'refused: too small'),
    found('c', 'failed: crashed'),
    found('d', null),
  ]
  expect(expectationsOf(images, measured).map(({ isMet }) => isMet)).toEqual([true, true, false, false])
})

it('does not take a failed reading for a refusal', () => {
  expect(expectationsOf([image('a', 'too_small')], [found('a', 'failed: crashed')])[0]?.isMet).toBe(false)
})

it('excludes images that must be refused from the figures', () => {
  const images = [image('a', 'ok'), image('b', 'too_small')]
  const kept = withoutRefused(images, [found('a', null), found('b', 'refused: too small')])
  expect(kept.map((each) => each.image)).toEqual(['a'])
})

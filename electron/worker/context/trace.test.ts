import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { ok } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { Recogniser } from './recogniser.ts'
import { tracedRecogniser } from '../recognise/traced.ts'
import { createTrace } from './trace.ts'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }
const line = (text: string): Line => ({
  box,
  words: text.split(' ').map((word) => ({ text: word, box, confidence: 0.9 })),
  block: 0,
  paragraph: 0,
  rowHeight: 10,
})
const picture = (): GreyImage => ({ width: 2, height: 1, pixels: new Uint8Array([0, 255]) })

/** A clock that a step takes 5 ms of, by being told. */
function way() {
  let now = 100
  return createTrace(() => (now += 5))
}

it('tells of each step how long it took, and whether it made another picture', () => {
  const { trace, steps } = way()
  const [first, second] = [picture(), picture()]
  trace('decode', { picture: first })
  trace('crop', { picture: first })
  trace('straighten', { picture: second })
  expect(steps.map(({ step, changed }) => [step, changed])).toEqual([
    ['decode', true],
    ['crop', false],
    ['straighten', true],
  ])
  expect(steps.map(({ ms }) => ms)).toEqual([5, 5, 5])
})

it('tells which lines came and which went, also of two that are alike', () => {
  const { trace, steps } = way()
  trace('vote', { lines: [line('Total 1.00'), line('Tax'), line('Tax')] })
  trace('reread', { lines: [line('Total 7.00'), line('Tax')] })
  trace('unread', { lines: [line('Total 7.00'), line('Tax')] })
  expect(steps.map(({ changed, added, removed }) => ({ changed, added, removed })).slice(1)).toEqual([
    { changed: true, added: ['Total 7.00'], removed: ['Total 1.00', 'Tax'] },
    { changed: false, added: [], removed: [] },
  ])
})

it('tells of a look what was looked at, and the picture of the page stays what it was', async () => {
  const { trace, steps } = way()
  const page = picture()
  const seen = [line('seen')]
  const recogniser: Recogniser = {
    warm: () => Promise.resolve(ok(null)),
    read: () => Promise.resolve(seen),
  }
  trace('decode', { picture: page })
  const read = await tracedRecogniser(recogniser, trace).read(picture(), ['eng'], () => undefined, 'line')
  trace('crop', { picture: page })
  expect(read).toEqual(seen)
  expect(steps.map(({ step, changed }) => [step, changed])).toEqual([
    ['decode', true],
    ['look', true],
    ['crop', false],
  ])
  expect(steps[1]).toMatchObject({ look: seen, facts: { models: ['eng'], layout: 'line' } })
})

it('leaves the recogniser as it is where nobody follows', () => {
  const recogniser: Recogniser = {
    warm: () => Promise.resolve(ok(null)),
    read: () => Promise.resolve([]),
  }
  expect(tracedRecogniser(recogniser, null)).toBe(recogniser)
})

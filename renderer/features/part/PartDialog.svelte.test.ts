import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { PartAnswer } from '../../lib/part-prompt.svelte.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import PartDialog from './PartDialog.svelte'

/** 400 by 200 pixels, so that rotated and unrotated differ. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/></svg>`
const src = `data:image/svg+xml,${encodeURIComponent(svg)}`

async function setUp(part: ImagePart | null = null, more = 0, from = src) {
  const inTest = appInTest({})
  const answers: (PartAnswer | null)[] = []
  const question = { src: from, name: 'scan.png', part, more }
  const onanswer = (answer: PartAnswer | null) => answers.push(answer)
  await render(PartDialog, { question, onanswer }, within(inTest))
  return answers
}

const frame = () => page.getByRole('application')
const boxOf = (part: ImagePart | null | undefined) =>
  Object.values(part?.box ?? {}).map((share) => Math.round(share * 100))
const read = () => page.getByRole('button', { name: 'Read', exact: true }).click()

/** Drags across the shown image between two points, in fractions of its sides. */
async function drag(from: readonly [number, number], to: readonly [number, number]) {
  const image = page.getByAltText('scan.png').element()
  await expect.poll(() => image.getBoundingClientRect().width).toBeGreaterThan(100)
  const at = image.getBoundingClientRect()
  const sheet = image.parentElement!
  // Synthetic events have no active pointer, so capturing it would throw.
  sheet.setPointerCapture = () => undefined
  const fire = (type: string, [x, y]: readonly [number, number], target: Element) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX: at.left + x * at.width,
        clientY: at.top + y * at.height,
        bubbles: true,
        cancelable: true,
      }),
    )
  const under = document.elementFromPoint(at.left + from[0] * at.width, at.top + from[1] * at.height)!
  fire('pointerdown', from, under)
  fire('pointermove', to, sheet)
  fire('pointerup', to, sheet)
}

test('without a change the whole image is read, not rotated', async () => {
  const answers = await setUp()
  await read()
  expect(answers).toEqual([{ part: null, isLast: false }])
})

test('a frame is drawn with the pointer, moved, and drawn larger by its corner', async () => {
  const answers = await setUp()
  await drag([0.2, 0.2], [0.6, 0.6])
  await expect
    .element(frame())
    .toHaveAccessibleName('Part to read: 20% from the left, 20% from the top, 40% wide, 40% high')
  await drag([0.4, 0.4], [0.5, 0.4])
  await drag([0.7, 0.6], [0.9, 0.9])
  await read()
  expect(boxOf(answers[0]?.part)).toEqual([30, 20, 90, 90])
})

test('a wide image is no wider than the dialog, and its frame lies on its edges', async () => {
  const wide = svg.replaceAll('400', '4000')
  await setUp(null, 0, `data:image/svg+xml,${encodeURIComponent(wide)}`)
  const image = page.getByAltText('scan.png').element()
  await expect.poll(() => image.getBoundingClientRect().width).toBeGreaterThan(100)
  const [shownAs, framed, room] = [image, frame().element(), image.closest('.room')!].map((each) =>
    each.getBoundingClientRect(),
  )
  expect(Math.abs(framed!.left - shownAs!.left)).toBeLessThan(1)
  expect(Math.abs(framed!.right - shownAs!.right)).toBeLessThan(1)
  expect(shownAs!.right).toBeLessThan(room!.right)
})

test('a tall image is completely visible in a low window', async () => {
  await page.viewport(1024, 620)
  const tall = svg.replaceAll('height="200"', 'height="4000"')
  await setUp(null, 0, `data:image/svg+xml,${encodeURIComponent(tall)}`)
  const image = page.getByAltText('scan.png').element()
  await expect.poll(() => image.getBoundingClientRect().height).toBeGreaterThan(100)
  const [shownAs, room, body] = [image, image.closest('.room')!, image.closest('.body')!].map((each) =>
    each.getBoundingClientRect(),
  )
  expect(shownAs!.bottom).toBeLessThan(room!.bottom)
  expect(room!.bottom).toBeLessThan(body!.bottom)
})

test('the arrow keys size the frame with Shift and move it without', async () => {
  const answers = await setUp()
  frame().element().focus()
  await userEvent.keyboard(
    '{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}{ArrowDown}{ArrowDown}',
  )
  await expect
    .element(frame())
    .toHaveAccessibleName('Part to read: 1% from the left, 1% from the top, 98% wide, 99% high')
  await read()
  expect(boxOf(answers[0]?.part)).toEqual([1, 1, 99, 100])
})

test('an image is rotated by buttons and by R, together with its frame', async () => {
  const answers = await setUp({ turn: null, box: { x0: 0, y0: 0, x1: 0.25, y1: 0.5 } })
  await page.getByRole('button', { name: 'Rotate right' }).click()
  await expect
    .element(frame())
    .toHaveAccessibleName('Part to read: 50% from the left, 0% from the top, 50% wide, 25% high')
  await userEvent.keyboard('r')
  await page.getByRole('button', { name: 'Rotate left' }).click()
  await read()
  expect(answers[0]?.part).toEqual({ turn: 90, box: { x0: 0.5, y0: 0, x1: 1, y1: 0.25 } })
})

test('the frame can be reset to the whole image, and the dialog cancelled', async () => {
  const answers = await setUp({ turn: 180, box: { x0: 0, y0: 0, x1: 0.25, y1: 0.5 } })
  await page.getByRole('button', { name: 'Whole image' }).click()
  await expect.element(page.getByRole('button', { name: 'Whole image' })).toBeDisabled()
  await read()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(answers).toEqual([{ part: null, isLast: false }, null])
})

test('the button for the other images fits a narrow window', async () => {
  await page.viewport(390, 844)
  await setUp(null, 12)
  const others = page.getByRole('button', { name: 'Read it, and the other 12 in full' })
  const [button, dialog] = [others, page.getByRole('dialog')].map((each) =>
    each.element().getBoundingClientRect(),
  )
  expect(button!.left).toBeGreaterThan(dialog!.left)
})

test('the remaining images can be read whole without further questions', async () => {
  const answers = await setUp(null, 2)
  await page.getByRole('button', { name: 'Read it, and the other 2 in full' }).click()
  expect(answers).toEqual([{ part: null, isLast: true }])
})

test('an image that the browser can not show can still be read', async () => {
  const answers = await setUp(null, 0, 'data:image/png,none')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await read()
  expect(answers).toEqual([{ part: null, isLast: false }])
})

import { expect, it } from 'vitest'
import { isFaint, withBestContrast } from './hues.ts'

type Colour = readonly [number, number, number]

/** Every tenth pixel is ink. */
function drawn(ink: Colour, paper: Colour) {
  const colours = Array.from({ length: 1000 }, (_, i) => (i % 10 === 0 ? ink : paper))
  const grey = { width: 100, height: 10, pixels: Uint8Array.from(colours, ([r, g, b]) => (r + g + b) / 3) }
  return { grey, rgb: Uint8Array.from(colours.flat()) }
}

it('shows yellow on white by the blue that yellow lacks', () => {
  const { grey, rgb } = drawn([235, 235, 190], [240, 240, 240])
  expect(isFaint(grey)).toBe(true)
  expect([...withBestContrast(grey, rgb).pixels.subarray(0, 2)]).toEqual([190, 240])
})

it('shows red on a green that is as light by one of the two', () => {
  const { grey, rgb } = drawn([200, 40, 40], [40, 200, 40])
  expect(isFaint(grey)).toBe(true)
  const [ink = 0, paper = 0] = withBestContrast(grey, rgb).pixels
  expect(Math.abs(ink - paper)).toBe(160)
})

it('keeps grey where no colour tells clearly more, and does not ask where ink is dark', () => {
  const { grey, rgb } = drawn([150, 150, 140], [175, 175, 175])
  expect(withBestContrast(grey, rgb)).toBe(grey)
  expect(isFaint(drawn([20, 20, 20], [250, 250, 250]).grey)).toBe(false)
})

import { expect, it } from 'vitest'
import type { GreyImage } from './grey.ts'
import { oncePerImage } from './once-per-image.ts'

function picture(width: number): GreyImage {
  return { width, height: 1, pixels: new Uint8Array(width) }
}

it('looks at each picture once, also where it sees nothing', () => {
  let looks = 0
  const widthOrNull = oncePerImage(({ width }) => {
    looks++
    return width === 0 ? null : width
  })
  const [empty, wide] = [picture(0), picture(7)]
  expect([empty, wide, empty, wide].map(widthOrNull)).toEqual([null, 7, null, 7])
  expect(looks).toBe(2)
})

import { describe, expect, it } from 'vitest'
import { boxAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import { findComponents } from './components.ts'

describe('findComponents', () => {
  it('finds each spot once, with its box and its pixels', () => {
    const image = withInk(blankImage(20, 20), [boxAt(2, 3, 4, 5), boxAt(10, 3, 2, 2)])
    expect(findComponents(image, 128)).toMatchObject([
      { x0: 2, y0: 3, x1: 6, y1: 8, area: 20 },
      { x0: 10, y0: 3, x1: 12, y1: 5, area: 4 },
    ])
  })

  it('takes the two arms of a U as one, though they only meet at the bottom', () => {
    const image = withInk(blankImage(20, 20), [boxAt(2, 2, 2, 10), boxAt(8, 2, 2, 10), boxAt(2, 12, 8, 2)])
    expect(findComponents(image, 128)).toMatchObject([{ x0: 2, y0: 2, x1: 10, y1: 14, area: 56 }])
  })

  it('follows ink over corners', () => {
    const image = withInk(blankImage(9, 9), [boxAt(2, 2, 2, 2), boxAt(4, 4, 2, 2)])
    expect(findComponents(image, 128)).toHaveLength(1)
  })

  it('finds light ink on a dark ground', () => {
    const image = withInk(blankImage(20, 20, 0), [boxAt(5, 5, 3, 3)], 255)
    expect(findComponents(image, 128, 'light')).toMatchObject([{ x0: 5, y0: 5, x1: 8, y1: 8 }])
  })
})

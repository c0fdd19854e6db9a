import { describe, expect, it } from 'vitest'
import { letterRows, blankImage, withLetters } from '../../../test/support/draw-pixels.ts'
import { across } from '../../../test/support/typeset.ts'
import { isPicturedTable } from './pictured-table.ts'
import { measureText } from './text-size.ts'

// Ten rows of letters, from 20 to 248 px down.
const text = measureText(withLetters(blankImage(300, 300), letterRows({ rows: 10, lettersPerRow: 20 })))

describe('isPicturedTable', () => {
  it('sees lines of one length above, between and below all of the text', () => {
    expect(isPicturedTable([across(12, 10, 290), across(38, 10, 290), across(262, 10, 290)], text)).toBe(true)
  })

  it('sees none where text stands outside of the lines, as on a receipt', () => {
    expect(isPicturedTable([across(86, 10, 290), across(110, 10, 290), across(206, 10, 290)], text)).toBe(
      false,
    )
  })

  it('sees none in a frame, nor in lines of different lengths', () => {
    expect(isPicturedTable([across(12, 10, 290), across(262, 10, 290)], text)).toBe(false)
    expect(isPicturedTable([across(12, 10, 290), across(38, 10, 150), across(262, 60, 290)], text)).toBe(
      false,
    )
  })
})

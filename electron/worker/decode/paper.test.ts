import { describe, expect, it } from 'vitest'
import { layOnPaper } from './paper.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const spread = (count: number, value: number) => Array.from({ length: count }, () => value)

describe('layOnPaper', () => {
  it('shows what is transparent as white', () => {
    expect(layOnPaper(bytes(0, 0), bytes(255, 0))).toEqual(bytes(0, 255))
  })

  it('shows half transparent ink half as dark', () => {
    expect(layOnPaper(bytes(0, 0), bytes(128, 0))).toEqual(bytes(127, 255))
  })

  it('turns light text without a ground dark', () => {
    expect(layOnPaper(bytes(255, 240, 0), bytes(255, 255, 0))).toEqual(bytes(0, 15, 255))
  })

  it('keeps a white sheet with transparent margins white, although little on it is dark', () => {
    const levels = bytes(0, ...spread(100, 255), 0)
    const alphas = bytes(...spread(101, 255), 0)
    expect(layOnPaper(levels, alphas)).toEqual(bytes(0, ...spread(100, 255), 255))
  })

  it('keeps a light picture without any transparent pixel as it is', () => {
    expect(layOnPaper(bytes(250, 240), bytes(255, 255))).toEqual(bytes(250, 240))
  })

  it('makes white paper of a picture that is transparent all over', () => {
    expect(layOnPaper(bytes(0, 90), bytes(0, 0))).toEqual(bytes(255, 255))
  })
})

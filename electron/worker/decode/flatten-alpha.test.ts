import { describe, expect, it } from 'vitest'
import { flattenAlpha } from './flatten-alpha.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const spread = (count: number, value: number) => Array.from({ length: count }, () => value)

describe('flattenAlpha', () => {
  it('shows what is transparent as white', () => {
    expect(flattenAlpha(bytes(0, 0), bytes(255, 0))).toEqual(bytes(0, 255))
  })

  it('shows half transparent ink half as dark', () => {
    expect(flattenAlpha(bytes(0, 0), bytes(128, 0))).toEqual(bytes(127, 255))
  })

  it('turns light text without a ground dark', () => {
    expect(flattenAlpha(bytes(255, 240, 0), bytes(255, 255, 0))).toEqual(bytes(0, 15, 255))
  })

  it('keeps a white sheet with transparent margins white, although little on it is dark', () => {
    const levels = bytes(0, ...spread(100, 255), 0)
    const alphas = bytes(...spread(101, 255), 0)
    expect(flattenAlpha(levels, alphas)).toEqual(bytes(0, ...spread(100, 255), 255))
  })

  it('keeps a light picture without any transparent pixel as it is', () => {
    expect(flattenAlpha(bytes(250, 240), bytes(255, 255))).toEqual(bytes(250, 240))
  })

  it('makes white paper of a picture that is transparent all over', () => {
    expect(flattenAlpha(bytes(0, 90), bytes(0, 0))).toEqual(bytes(255, 255))
  })
})

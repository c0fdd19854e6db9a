import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withMoneySigns } from './money-signs.ts'

function restored(text: string, ...models: string[]): string | undefined {
  return withMoneySigns(pageOf(text).lines, models)[0]
    ?.words.map((word) => word.text)
    .join(' ')
}

describe('withMoneySigns', () => {
  it.each([
    ['jpn', '\\1,500', '¥1,500'],
    ['kor', '\\4,500', '₩4,500'],
    ['jpn', 'y2.000', '¥2,000'],
    ['jpn', '15.000円', '15,000円'],
    ['kor', '1.250.000 원', '1,250,000 원'],
    ['chi_sim', 'Y12,800', '¥12,800'],
  ])('restores what %s reads as %s', (model, read, meant) => {
    expect(restored(read, model)).toBe(meant)
  })

  it('leaves paths, numbers of articles and letters of a Korean text alone', () => {
    expect(restored('C:\\2024 Y409', 'jpn')).toBe('C:\\2024 Y409')
    expect(restored('Y1,500', 'kor')).toBe('Y1,500')
  })

  it('takes no measure for a sum', () => {
    expect(restored('1.250 kg', 'jpn')).toBe('1.250 kg')
    expect(restored('12.500元', 'chi_sim')).toBe('12.500元')
  })

  it('leaves what other models read as it is', () => {
    expect(restored('\\1,500', 'eng')).toBe('\\1,500')
  })
})

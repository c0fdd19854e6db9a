import { describe, expect, it } from 'vitest'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode/decode.ts'
import { densityOf } from './density.ts'

async function density(text: string) {
  const image = await decode(await makeTextImage(text, { width: 900, height: 320 }), 'page.png')
  return image.ok ? densityOf(image.value) : image.error
}

const lines = (line: string) => Array.from({ length: 5 }, () => line).join('\n')

describe('writing', () => {
  it.each([
    ['in Latin letters', 'The library is open on every day but Sunday.'],
    ['in Cyrillic letters', 'Библиотека открыта каждый день с утра.'],
  ])('%s is light', async (_, line) => {
    expect(await density(lines(line))).toBe('light')
  })

  it.each([
    ['in Han characters', '图书馆每天从早上九点开到晚上六点，星期天关门'],
    ['in Hangul', '도서관은 매일 아침 아홉 시에 문을 엽니다'],
  ])('%s is dense', async (_, line) => {
    expect(await density(lines(line))).toBe('dense')
  })

  it('in capitals and figures is rather light', async () => {
    expect(await density(lines('SUBTOTAL BEEF 8.85 BREADS 3.38 EGGS 6.58'))).toBe('rather light')
  })

  it('of a few words could be either', async () => {
    expect(await density('Open daily')).toBeNull()
  })
})

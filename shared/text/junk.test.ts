import { describe, expect, it } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { isJunk } from './junk.ts'

function isJunkAt(text: string, confidence: number): boolean {
  const [line] = pageOf(text).lines
  if (!line) throw new Error('there is a line')
  return isJunk({ ...line, words: line.words.map((word) => ({ ...word, confidence })) })
}

describe('isJunk', () => {
  it.each(['EZ Es a o', 'o Er a', '.', '= —'])('accepts %s, which was read from wood and creases', (text) => {
    expect(isJunkAt(text, 0.4)).toBe(true)
  })

  it.each(['2 x 5', 'A 4 to B 5'])('rejects %s if it was read with confidence', (text) => {
    expect(isJunkAt(text, 0.8)).toBe(false)
  })

  it.each(['TOTAL 19.40', '东 京 都', '7 Oak St', '12 7 45 3'])(
    'rejects %s, however low its confidence',
    (text) => {
      expect(isJunkAt(text, 0.4)).toBe(false)
    },
  )
})

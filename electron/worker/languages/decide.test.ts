import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { decide, guess } from './decide.ts'
import { evidenceOf } from './evidence.ts'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }

/** A reading of these texts with their confidences. */
function read(...pieces: readonly (readonly [text: string, confidence: number])[]) {
  const words = pieces.map(([text, confidence]) => ({ text, confidence, box }))
  const line: Line = { box, words, block: 0, paragraph: 0, rowHeight: 10 }
  return evidenceOf([line])
}

const english = 'The quick brown fox jumps over the lazy dog'
const han = (confidence: number, text = '天地玄黄宇宙洪荒日月盈昃辰宿列张') =>
  ({ script: 'Han', evidence: read([text, confidence]) }) as const

describe('the script of a sample', () => {
  it('is Latin without a second look where Latin was read surely', () => {
    expect(decide(read([english, 0.95]), [])).toMatchObject({ script: 'Latin' })
  })

  it('is not decided while Latin was read unsurely', () => {
    expect(decide(read([english, 0.7]), [])).toBeNull()
    expect(decide(read([english, 0.2]), [])).toBeNull()
  })

  it('is Latin with accents where the model for Chinese finds next to no Han', () => {
    const chinese = {
      script: 'Han',
      evidence: read(['El rapido zorro marron salta', 0.7], ['一', 0.3]),
    } as const
    expect(decide(read([english, 0.7]), [chinese])).toMatchObject({ script: 'Latin' })
  })

  it('is Han with Latin among it where there are lines of both', () => {
    const both = { script: 'Han', evidence: read(['AGRICULTURAL BANK', 0.7], ['中国农业银行', 0.9]) } as const
    expect(decide(read([english, 0.6]), [both])).toMatchObject({ script: 'Han', hasLatin: true })
  })

  it('is the one whose model is sure', () => {
    const russian = { script: 'Cyrillic', evidence: read(['Все люди рождаются свободными', 0.95]) } as const
    expect(decide(read([english, 0.3]), [han(0.1), russian])).toMatchObject({ script: 'Cyrillic' })
  })

  it('is not Korean because of a few signs that Korean could be, on a page full of letters', () => {
    const korean = { script: 'Hangul', evidence: read(['가나다라마바사아', 0.7]) } as const
    expect(decide(read([english.repeat(4), 0.5]), [han(0.05), korean])).toBeNull()
  })

  it('is guessed where nothing was sure, and not where there is nothing to go by', () => {
    expect(guess(read([english, 0.2]), [han(0.4)])).toMatchObject({ script: 'Han' })
    expect(guess(read([english, 0.5]), [han(0.1)])).toMatchObject({ script: 'Latin' })
    expect(guess(read([english, 0.2]), [han(0.1)])).toBeNull()
    expect(guess(read(), [])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { decideDoubtfulLatin, doubtfulLatinLines } from './doubtful-latin.ts'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }

function read(text: string, confidence: number): Line {
  const words = text.split(' ').map((each) => ({ text: each, confidence, box }))
  return { box, words, block: 0, paragraph: 0, rowHeight: 10 }
}

const sure = [
  read('BALKENWEG STATION ASSEN', 0.9),
  read('pomp liter totaal kaart', 0.85),
  read('Chauffeur korting', 0.9),
]
const dirt = [read('~- RGL AANT', 0.3), read('te=ssl,.~ ae', 0.2), read('a:', 0.1), read('vo rnb', 0.4)]

describe('the doubtful lines of a photo', () => {
  it('are asked about, the longest of them, where many words are surely Latin', () => {
    expect(doubtfulLatinLines([...sure, ...dirt])).toEqual([dirt[1], dirt[0], dirt[3]])
  })

  it('are not where few words are: it may all be in another script', () => {
    expect(doubtfulLatinLines([read('TOTAL 12.50', 0.9), ...dirt])).toBeNull()
  })

  it('leave it Latin where they are dirt, and not where they are Chinese', () => {
    const page = [...sure, ...dirt]
    expect(decideDoubtfulLatin(page, [read('Esc=azs 证 RsHgEFEas', 0.4)])).toMatchObject({ script: 'Latin' })
    expect(decideDoubtfulLatin(page, [read('货物出门 恕不退换', 0.8)])).toBeNull()
  })
})

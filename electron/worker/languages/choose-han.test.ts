import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { chooseHan } from './choose-han.ts'
import { evidenceOf } from './evidence.ts'
import type { ReadSample } from './language-choice.ts'

type Pieces = readonly (readonly [text: string, confidence: number])[]

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }

function read(pieces: Pieces) {
  const words = pieces.map(([text, confidence]) => ({ text, confidence, box }))
  const line: Line = { box, words, block: 0, paragraph: 0, rowHeight: 10 }
  return evidenceOf([line])
}

/** The readings of each model, of a few lines and of many. */
function looking(readings: Record<string, { readonly few: Pieces; readonly many: Pieces }>) {
  const asked: string[] = []
  const look: ReadSample = (model, { bands }) => {
    asked.push(`${model} ${bands}`)
    const reading = readings[model]
    return Promise.resolve(read(bands < 8 ? (reading?.few ?? []) : (reading?.many ?? [])))
  }
  return { look, asked }
}

const few = {
  chi_sim: [['袖灾佳家扉在地', 0.4]],
  chi_tra: [['被災住家所在地', 0.9]],
} satisfies Record<string, Pieces>

describe('the language of Han', () => {
  const seen = { evidence: read(few.chi_sim), hasLatin: false }
  const chosen = async (look: ReadSample) => {
    const choice = await chooseHan(look, 'any', seen)
    return choice.languages
  }

  it('is looked for in more of the page where Chinese and Japanese are read nearly as surely', async () => {
    const { look, asked } = looking({
      chi_sim: { few: few.chi_sim, many: few.chi_sim },
      chi_tra: { few: few.chi_tra, many: [['相違ttb相fs被災住家所在地證明', 0.5]] },
      jpn: { few: [['被災住家訴在地', 0.88]], many: [['相違ないこと被災住家所在地証明', 0.9]] },
    })
    expect(await chosen(look)).toEqual(['jpn'])
    expect(asked).toContain('jpn 8')
  })

  it('is Chinese at once where the Japanese model doubts what it reads otherwise', async () => {
    const { look, asked } = looking({
      chi_sim: { few: few.chi_sim, many: [] },
      chi_tra: { few: few.chi_tra, many: [] },
      jpn: { few: [['被災住家訴在地', 0.5]], many: [] },
    })
    expect(await chosen(look)).toEqual(['chi_tra'])
    expect(asked.filter((each) => each.startsWith('jpn'))).toHaveLength(1)
  })
})

// Makes the mistakes of a reader on a Page without mistakes: letters taken for others, words joined, split or lost, boxes
// that are a little off. How often comes from pages that the reader has read, see compare.ts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unite, type Line, type Page, type Word } from '../../../shared/page.ts'
import type { Random } from './random.ts'

export interface Misreadings {
  /** The shares of words that are joined to the next, split, lost, and have a wrong letter, by how bad a page is. */
  readonly pages: readonly Rates[]
  /** The letters that each letter is taken for, the most frequent first. */
  readonly letters: Readonly<Record<string, string>>
}

export interface Rates {
  readonly join: number
  readonly split: number
  readonly lost: number
  readonly letter: number
}

const known = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'data', 'misreadings.json'), 'utf8'),
) as Misreadings

export function misread(random: Random, page: Page): Page {
  const rates = random.pick(known.pages)
  const slant = random.chance(0.25) ? (random.next() - 0.5) * 0.008 : 0
  const lines = page.lines.flatMap((line): Line[] => {
    const words = joined(
      random,
      rates,
      line.words.flatMap((word) => wordsFrom(random, rates, word)),
    )
    const moved = words.map((word) => ({ ...word, box: jittered(random, word, slant) }))
    return moved.length === 0 ? [] : [{ ...line, words: moved, box: unite(moved.map(({ box }) => box)) }]
  })
  const sure = lines.flatMap(({ words }) => words.map(({ confidence }) => confidence))
  const confidence = sure.reduce((sum, one) => sum + one, 0) / Math.max(1, sure.length)
  const rules = random.chance(0.15) ? page.rules.filter(() => random.chance(0.6)) : page.rules
  return { ...page, lines, rules, confidence, angleDegrees: (-slant * 180) / Math.PI }
}

function wordsFrom(random: Random, rates: Rates, word: Word): Word[] {
  if (random.chance(rates.lost)) return []
  const isWrong = random.chance(rates.letter * Math.min(3, word.text.length / 5))
  const confidence = isWrong ? 0.55 + 0.42 * random.next() : 1 - 0.12 * random.next() ** 4
  const read = {
    ...word,
    text: isWrong ? withMistake(random, word.text) : word.text,
    confidence,
    chance: confidence,
  }
  if (read.text === '') return []
  const letters = Array.from(read.text)
  if (letters.length < 4 || !random.chance(rates.split)) return [read]
  const at = random.integer(1, letters.length - 1)
  const middle = word.box.x0 + ((word.box.x1 - word.box.x0) * at) / letters.length
  return [
    { ...read, text: letters.slice(0, at).join(''), box: { ...word.box, x1: middle - 1 } },
    { ...read, text: letters.slice(at).join(''), box: { ...word.box, x0: middle + 1 } },
  ]
}

function withMistake(random: Random, text: string): string {
  const letters = Array.from(text)
  const at = random.integer(0, letters.length - 1)
  const meant = letters[at] ?? ''
  const taken = Array.from(known.letters[meant] ?? '')
  const read = taken.length > 0 && random.chance(0.85) ? random.early(taken) : ''
  return letters.map((letter, i) => (i === at ? read : letter)).join('')
}

function joined(random: Random, rates: Rates, words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    const last = all.at(-1)
    const height = word.box.y1 - word.box.y0
    if (last && word.box.x0 - last.box.x1 < 0.7 * height && random.chance(rates.join))
      all[all.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: unite([last.box, word.box]),
        confidence: Math.min(last.confidence, word.confidence),
      }
    else all.push(word)
  }
  return all
}

function jittered(random: Random, { box }: Word, slant: number): Word['box'] {
  const height = box.y1 - box.y0
  const off = (share: number) => (random.next() - 0.5) * share * height
  const down = off(0.1) + slant * box.x0
  return {
    x0: box.x0 + off(0.12),
    x1: box.x1 + off(0.12),
    y0: box.y0 + down + off(0.1),
    y1: box.y1 + down + off(0.1),
  }
}

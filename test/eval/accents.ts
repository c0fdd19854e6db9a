// Scores letters that English lacks (ß, ü, ñ, ơ, ł). A reader whose alphabet lacks them does well by all other figures.
import { share, sum } from '../bench/average.ts'
import { percent } from './figures.ts'
import type { Scorer } from './scores.ts'
import { z } from 'zod'

export interface Accents {
  /** Accented letters in the truth, and how many of them are also in the prediction. */
  readonly all: number
  readonly right: number
}

/** Adds the figure `accents` to those of a scorer. */
export function withAccents(scorer: Scorer): Scorer {
  return {
    name: scorer.name,
    score(kind, truth, prediction, options) {
      const scores = scorer.score(kind, truth, prediction, options)
      return kind === 'txt' ? { ...scores, accents: accentsIn(truth, prediction) } : scores
    },
    aggregate(kind, scores) {
      const figures = scorer.aggregate(kind, scores)
      if (kind !== 'txt') return figures
      const counted = scores.flatMap(({ accents }) => accentsSchema.safeParse(accents).data ?? [])
      const all = sum(counted.map((each) => each.all))
      return { ...figures, accents: percent(share(sum(counted.map(({ right }) => right)), all)) }
    },
  }
}

const accentsSchema = z.object({ all: z.number(), right: z.number() })

/** Compares each word of the truth with the most similar word of the prediction, which is then used up. */
export function accentsIn(truth: string, prediction: string): Accents {
  const accented = wordsOf(truth).filter((word) => lettersIn(word).length > 0)
  const left = wordsOf(prediction)
  const missing = accented.filter((word) => !useUp(left, left.indexOf(word)))
  const all = sum(accented.map((word) => lettersIn(word).length))
  const lost = sum(missing.map((word) => lettersIn(word).length - countRead(word, left)))
  return { all, right: all - lost }
}

/** How many accented letters of a word were read; 0 if no similar word was. */
function countRead(word: string, left: string[]): number {
  const plain = withoutAccents(word)
  const distances = left.map((other) => align(plain, withoutAccents(other)).distance)
  const nearest = distances.indexOf(Math.min(...distances))
  const found = left[nearest]
  if (found === undefined || (distances[nearest] ?? Infinity) > Array.from(word).length * maxWrongShare)
    return 0
  useUp(left, nearest)
  return align(word, found).right
}

/** A word with a larger share of wrong letters is another word. */
const maxWrongShare = 0.5

function useUp(words: string[], at: number): boolean {
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

/** The edit distance between two words, and how many accented letters stay unchanged. */
function align(from: string, to: string): { readonly distance: number; readonly right: number } {
  const others = Array.from(to)
  let row = others.map((_, i) => ({ distance: i + 1, right: 0 }))
  let first = { distance: 0, right: 0 }
  for (const letter of from) {
    let diagonal = first
    first = { distance: first.distance + 1, right: 0 }
    let left = first
    row = others.map((other, i) => {
      const above = row[i] ?? first
      const isSame = letter === other
      const kept = {
        distance: diagonal.distance + (isSame ? 0 : 1),
        right: diagonal.right + (isSame && isAccented(letter) ? 1 : 0),
      }
      diagonal = above
      left = better(kept, better(oneMore(above), oneMore(left)))
      return left
    })
  }
  return row.at(-1) ?? first
}

interface Alignment {
  readonly distance: number
  readonly right: number
}

function oneMore({ distance, right }: Alignment): Alignment {
  return { distance: distance + 1, right }
}

function better(a: Alignment, b: Alignment): Alignment {
  return a.distance < b.distance || (a.distance === b.distance && a.right >= b.right) ? a : b
}

function lettersIn(word: string): string[] {
  return Array.from(word).filter(isAccented)
}

function isAccented(letter: string): boolean {
  return /[^a-z]/.test(letter) && /\p{Script=Latin}/u.test(letter)
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase()
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

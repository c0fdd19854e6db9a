// Scores spaces: the share of neighbouring words that a reader joins, and the share that it adds by splitting words.
import { share, sum } from '../bench/average.ts'
import { isHanLike } from '../../shared/text/scripts.ts'
import type { Scorer } from './scores.ts'
import { z } from 'zod'

export interface WordPairs {
  /** Neighbouring words of a line of the truth whose letters at the space were read. */
  readonly pairs: number
  readonly joined: number
  /** Spaces within words of the truth. */
  readonly split: number
}

/** Adds the figures `joined` and `split`, in percent of all pairs, to those of a scorer. */
export function withWordPairs(scorer: Scorer): Scorer {
  return {
    name: scorer.name,
    score(kind, truth, prediction, options) {
      const scores = scorer.score(kind, truth, prediction, options)
      if (kind !== 'txt' || options.nospace) return scores
      return { ...scores, wordPairs: wordPairsIn(truth, prediction) }
    },
    aggregate(kind, scores) {
      const figures = scorer.aggregate(kind, scores)
      if (kind !== 'txt') return figures
      const counted = scores.flatMap(({ wordPairs }) => wordPairsSchema.safeParse(wordPairs).data ?? [])
      const pairs = sum(counted.map((each) => each.pairs))
      const ofPairs = (name: 'joined' | 'split') => {
        const value = share(sum(counted.map((each) => each[name])), pairs)
        return value === null ? '-' : (100 * value).toFixed(2)
      }
      return { ...figures, joined: ofPairs('joined'), split: ofPairs('split') }
    },
  }
}

const wordPairsSchema = z.object({ pairs: z.number(), joined: z.number(), split: z.number() })

/** Each line of the truth is compared with the most similar part of the prediction, wherever that is. */
export function wordPairsIn(truth: string, prediction: string): WordPairs {
  const read = lettersOf(prediction)
  let [pairs, joined, split] = [0, 0, 0]
  for (const line of truth.split('\n')) {
    for (const { isTrue: isRead, inLine } of spacesIn(lettersOf(line), read)) {
      if (inLine !== '') pairs++
      if (inLine !== '' && !isRead) joined++
      if (inLine === '' && isRead) split++
    }
  }
  return { pairs, joined, split }
}

export interface Letter {
  readonly text: string
  /** The characters between it and the letter before it. */
  readonly before: string
}

/** Letters and digits. Marks are left out, since truths differ in the spaces around them. */
export function lettersOf(text: string, kept = /[\p{L}\p{N}]/u): Letter[] {
  const letters: Letter[] = []
  let before = ''
  for (const character of text.normalize('NFKC').toLowerCase()) {
    const isKept = kept.test(character)
    if (isKept) letters.push({ text: character, before })
    before = isKept ? '' : before + character
  }
  return letters
}

/** A line of which less was read is another line. */
const minRead = 0.6

export interface Space {
  /** By the text. */
  readonly isTrue: boolean
  /** The characters of the line there. */
  readonly inLine: string
  /** The index of the letter of the line that follows. */
  readonly index: number
}

/**
 * The places between two letters of a line that are also neighbours in the most similar part of the text, without marks
 * between them.
 */
export function spacesIn(line: readonly Letter[], text: readonly Letter[]): Space[] {
  const places = alignWithin(line, text)
  if (places.filter((place) => place !== null).length < minRead * line.length) return []
  return line.flatMap((letter, index) => {
    const at = places[index] ?? null
    const other = at === null ? undefined : text[at]
    if (index === 0 || at === null || other === undefined || places[index - 1] !== at - 1) return []
    const isConfirmed = places[index - 2] === at - 2 || places[index + 1] === at + 1
    const isHan = isHanLike(letter.text) && isHanLike(line[index - 1]?.text ?? '')
    if (!isConfirmed || isHan || /\S/.test(letter.before) || /\S/.test(other.before)) return []
    return [{ isTrue: other.before !== '', inLine: letter.before, index }]
  })
}

/** The place of each letter in the part of `read` that is most similar to the line; null for letters that were not read. */
function alignWithin(line: readonly Letter[], read: readonly Letter[]): (number | null)[] {
  const width = read.length + 1
  const isDiagonal = new Uint8Array((line.length + 1) * width)
  const isAbove = new Uint8Array((line.length + 1) * width)
  let row = new Int32Array(width)
  line.forEach(({ text }, i) => {
    const next = new Int32Array(width)
    next[0] = i + 1
    for (let j = 1; j < width; j++) {
      const diagonal = (row[j - 1] ?? 0) + (read[j - 1]?.text === text ? 0 : 2)
      const [above, left] = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1]
      const cost = Math.min(diagonal, above, left)
      next[j] = cost
      if (cost === diagonal) isDiagonal[(i + 1) * width + j] = 1
      else if (cost === above) isAbove[(i + 1) * width + j] = 1
    }
    row = next
  })
  const places: (number | null)[] = line.map(() => null)
  let j = row.indexOf(Math.min(...row))
  for (let i = line.length; i > 0;) {
    if (isDiagonal[i * width + j] === 1) {
      if (line[i - 1]?.text === read[j - 1]?.text) places[i - 1] = j - 1
      i--
      j--
    } else if (j === 0 || isAbove[i * width + j] === 1) i--
    else j--
  }
  return places
}

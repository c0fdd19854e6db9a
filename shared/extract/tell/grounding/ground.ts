// A value that somebody else names (a person, a rule, a language model), looked for on the page: where it stands, or
// that it does not stand there.
import { amountOf } from '../../kinds/amount.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { findLike } from './find-like.ts'
import type { PageText, PlacedWord } from './page-text.ts'
import { squash } from './squash.ts'

export interface Grounded extends Evidence {
  /** 1 where the page says the same, less by each character that differs. */
  readonly likeness: number
  /** The words of the page that say it. */
  readonly words: readonly PlacedWord[]
}

/** Case, spaces and punctuation don't count; a likeness under 1 allows for letters that were misread. */
export function ground(page: PageText, value: string, min = 1): Grounded | null {
  const wanted = squash(value)
  if (wanted === '') return null
  for (
    let from = page.squashed.indexOf(wanted);
    from !== -1;
    from = page.squashed.indexOf(wanted, from + 1)
  ) {
    const found = evidenceAt(page, from, from + wanted.length)
    if (found && isWhole(page, from, from + wanted.length) && isSameAmount(value, found.raw))
      return { ...found, likeness: 1 }
  }
  // A number is the same or another one: there is no number that is like it.
  if (min >= 1 || !/\p{L}/u.test(wanted)) return null
  const like = findLike(page.squashed, wanted, min)
  const found = like && evidenceAt(page, like.start, like.end)
  return found ? { ...found, likeness: like.likeness } : null
}

function evidenceAt(
  page: PageText,
  start: number,
  end: number,
): Pick<Grounded, keyof Evidence | 'words'> | null {
  const words = page.words.filter((placed) => placed.start < end && placed.end > start)
  const evidence = evidenceOf(words)
  return evidence && { ...evidence, words }
}

/** 12 is not found in 2012, nor "art" in "part"; letters may touch digits, and Han characters whatever they like. */
function isWhole({ squashed, words }: PageText, start: number, end: number): boolean {
  const isCut = (at: number) => words.some((placed) => placed.start < at && placed.end > at)
  const areAlike = (at: number) => sameKind(squashed.charAt(at - 1), squashed.charAt(at))
  return ![start, end].some((at) => isCut(at) && areAlike(at))
}

function sameKind(a: string, b: string): boolean {
  if (/\p{N}/u.test(a)) return /\p{N}/u.test(b)
  return isLetter(a) && isLetter(b)
}

function isLetter(character: string): boolean {
  return (
    /\p{L}/u.test(character) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)
  )
}

/** Without their points 12.50 and 1,250 look the same. */
function isSameAmount(value: string, raw: string): boolean {
  const wanted = amountOf(value)
  const found = amountOf(raw)
  return wanted === null || found === null || wanted === found
}

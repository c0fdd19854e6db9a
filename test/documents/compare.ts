// Compares two texts of a page: the words in both, and their order.

/** Direction marks, which are not part of a word. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Applied to both texts, because pdftotext joins words at every hyphen at the end of a line. */
const brokenWord = /(\S)[-\u00ad\u2010]\n(?=\S)/gu
/** Scripts without spaces between words, in which each character counts as a word. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/gu

/** Splits a text into words; a word that is hyphenated at a line break is joined. */
export function wordsOf(text: string): string[] {
  const whole = text.replace(directions, '').normalize('NFC').replace(brokenWord, '$1')
  return whole.replace(unparted, ' $& ').split(/\s+/).filter(Boolean)
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const edges = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/**
 * Normalises superscript digits, ligatures and full-width characters, and strips the punctuation of right-to-left words,
 * which pdftotext puts on either side.
 */
export function normaliseWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const plain = word.normalize('NFKC')
    const bare = fromRight.test(plain) ? plain.replace(edges, '') : plain
    return bare === '' ? [] : [bare]
  })
}

export interface Shared {
  /** The number of words of the truth, of those that were found, and of additional words. */
  readonly words: number
  readonly given: number
  readonly added: number
  /** The number of found words in the order of the truth. */
  readonly inOrder: number
}

export function compare(truth: readonly string[], given: readonly string[]): Shared {
  const common = truth.length - wordsMissingIn(truth, given).length
  return {
    words: truth.length,
    given: common,
    added: given.length - common,
    inOrder: common === 0 ? 0 : commonLength(truth, given),
  }
}

export const nothingShared: Shared = { words: 0, given: 0, added: 0, inOrder: 0 }

export function addUp(all: readonly Shared[]): Shared {
  return all.reduce(
    (sum, each) => ({
      words: sum.words + each.words,
      given: sum.given + each.given,
      added: sum.added + each.added,
      inOrder: sum.inOrder + each.inOrder,
    }),
    nothingShared,
  )
}

/** Words of one text that the other lacks, each as often as it is missing. */
export function wordsMissingIn(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count === 0
  })
}

/** The length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let above = new Uint32Array(b.length + 1)
  for (const word of a) {
    const row = new Uint32Array(b.length + 1)
    for (let i = 0; i < b.length; i++)
      row[i + 1] = word === b[i] ? (above[i] ?? 0) + 1 : Math.max(above[i + 1] ?? 0, row[i] ?? 0)
    above = row
  }
  return above[b.length] ?? 0
}

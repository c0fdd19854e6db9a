// Translates a search query for the full-text index, which knows sequences of three characters (trigrams). A query
// has words, "phrases", and -words that must not occur.
import { z } from 'zod'
import type { Db } from './open.ts'

/** One or two characters at which more trigrams begin than this are found faster by scanning the texts. */
const maxTrigrams = 600

const termRow = z.object({ term: z.string() })

/** A parsed query. Each of its words and phrases must occur, in any order. */
export interface TextQuery {
  /** The expression for the index; null if the index isn't needed. */
  readonly match: string | null
  /** Short words that begin too many trigrams for the index. */
  readonly common: readonly string[]
  /** The same for words that must not occur; one of them is enough to exclude a record. */
  readonly without: { readonly match: string | null; readonly common: readonly string[] }
}

/**
 * Translates what a person typed to a query of the index. Returns null if one of the words occurs nowhere.
 */
export function parseTextQuery(db: Db, query: string): TextQuery | null {
  const pieces = splitQuery(query)
  const required = pieces.filter(({ isExcluded }) => !isExcluded).map(({ text }) => toTerm(db, text))
  const excluded = pieces.filter(({ isExcluded }) => isExcluded).map(({ text }) => toTerm(db, text))
  if (required.some(({ terms }) => terms.length === 0)) return null
  return { ...joinTerms(required, ' AND '), without: joinTerms(excluded, ' OR ') }
}

interface Term {
  readonly text: string
  readonly terms: readonly string[]
}

/**
 * Looks up a searched text in the index: itself if it is long enough, else all trigrams that begin with it.
 */
function toTerm(db: Db, text: string): Term {
  return { text, terms: Array.from(text).length >= 3 ? [text] : trigramsStartingWith(db, text) }
}

/** Joins the terms by AND or OR; `common` are those that match too many trigrams to be searched for. */
function joinTerms(all: readonly Term[], how: string): TextQuery['without'] {
  const isCommon = ({ terms }: Term) => terms.length > maxTrigrams
  const parts = all
    .filter((one) => !isCommon(one) && one.terms.length > 0)
    .map(({ terms }) => `(${terms.map(quoted).join(' OR ')})`)
  return {
    match: parts.length === 0 ? null : parts.join(how),
    common: all.filter(isCommon).map(({ text }) => text),
  }
}

/** Returns the first word or phrase that must occur, or ''. */
export function firstRequiredText(query: string): string {
  return splitQuery(query).find(({ isExcluded }) => !isExcluded)?.text ?? ''
}

interface Piece {
  readonly text: string
  readonly isExcluded: boolean
}

/**
 * A word, or a quoted phrase, either with a minus before it. The minus of a number, as in -12, belongs to the number.
 */
const piece = /(-(?=[\p{L}"“„「«]))?(?:"([^"]*)"|[“„]([^“”]*)[“”]|「([^」]*)」|«([^»]*)»|(\S+))/gu

/** Splits a query into its words and phrases, each with whether it is excluded. */
function splitQuery(query: string): Piece[] {
  // SQLite would end the text at a zero byte, and leave an open quote there.
  const found = [...query.replaceAll('\0', ' ').matchAll(piece)].map(([, minus, ...texts]) => ({
    text: texts.find(Boolean)?.trim() ?? '',
    isExcluded: minus === '-',
  }))
  return found.filter(({ text }) => text !== '')
}

/**
 * Returns the trigrams in the index that begin with the word, which has one or two characters. Most Chinese words
 * have two.
 */
function trigramsStartingWith(db: Db, word: string): string[] {
  // In the form of the index: lowercase, without accents.
  const start = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  return db
    .prepare(`SELECT term FROM record_terms WHERE term >= @start AND term < @end LIMIT @most`)
    .all({ start, end: `${start}\u{10ffff}`, most: maxTrigrams + 1 })
    .map((row) => termRow.parse(row).term)
}

/** Quotes the text, so that FTS5 doesn't take anything in it for an operator. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

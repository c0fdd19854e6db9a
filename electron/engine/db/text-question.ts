// What somebody types into the search, as a question to the full-text index, which knows stretches of three characters:
// words, "phrases", and -words that must not be there.
import { z } from 'zod'
import type { Db } from './open.ts'

/** One or two characters that begin more stretches than these are sooner found by looking into the texts themselves. */
const mostBeginnings = 600

const termRow = z.object({ term: z.string() })

/** Each word and each phrase must be there, in any order. */
export interface TextQuestion {
  /** For the index; null where it is asked nothing. */
  readonly match: string | null
  /** What is so common that the index is no help. */
  readonly common: readonly string[]
  /** The same of what must not be there: one of it is enough. */
  readonly without: { readonly match: string | null; readonly common: readonly string[] }
}

/** Null where one of the words is nowhere. */
export function textQuestion(db: Db, query: string): TextQuestion | null {
  const pieces = piecesOf(query)
  const wanted = pieces.filter(({ isUnwanted }) => !isUnwanted).map(({ text }) => asked(db, text))
  const unwanted = pieces.filter(({ isUnwanted }) => isUnwanted).map(({ text }) => asked(db, text))
  if (wanted.some(({ terms }) => terms.length === 0)) return null
  return { ...joined(wanted, ' AND '), without: joined(unwanted, ' OR ') }
}

interface Asked {
  readonly text: string
  readonly terms: readonly string[]
}

function asked(db: Db, text: string): Asked {
  return { text, terms: Array.from(text).length >= 3 ? [text] : beginningWith(db, text) }
}

function joined(all: readonly Asked[], how: string): TextQuestion['without'] {
  const isCommon = ({ terms }: Asked) => terms.length > mostBeginnings
  const parts = all
    .filter((one) => !isCommon(one) && one.terms.length > 0)
    .map(({ terms }) => `(${terms.map(quoted).join(' OR ')})`)
  return {
    match: parts.length === 0 ? null : parts.join(how),
    common: all.filter(isCommon).map(({ text }) => text),
  }
}

/** The first word or phrase that must be there; empty where none must. */
export function firstWanted(query: string): string {
  return piecesOf(query).find(({ isUnwanted }) => !isUnwanted)?.text ?? ''
}

interface Piece {
  readonly text: string
  readonly isUnwanted: boolean
}

/** A word, or what stands between quotes; before both may stand a minus. That of a sum, as in -12, is a part of it. */
const piece = /(-(?=[\p{L}"“„「«]))?(?:"([^"]*)"|[“„]([^“”]*)[“”]|「([^」]*)」|«([^»]*)»|(\S+))/gu

function piecesOf(query: string): Piece[] {
  // To SQLite a text ends at a zero byte, and a quote that is open there has no end.
  const found = [...query.replaceAll('\0', ' ').matchAll(piece)].map(([, minus, ...texts]) => ({
    text: texts.find(Boolean)?.trim() ?? '',
    isUnwanted: minus === '-',
  }))
  return found.filter(({ text }) => text !== '')
}

/** In Chinese most words are of two characters. */
function beginningWith(db: Db, word: string): string[] {
  // As the index has them: small letters without accents.
  const start = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  return db
    .prepare(`SELECT term FROM record_terms WHERE term >= @start AND term < @end LIMIT @most`)
    .all({ start, end: `${start}\u{10ffff}`, most: mostBeginnings + 1 })
    .map((row) => termRow.parse(row).term)
}

/** Quotes keep FTS5's own operators out of what people type. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

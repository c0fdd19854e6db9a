// What somebody types into the search, as a question to the full-text index, which knows stretches of three characters.
import { z } from 'zod'
import type { Db } from './open.ts'

/** One or two characters that begin more stretches than these are sooner found by looking into the texts themselves. */
const mostBeginnings = 600

const termRow = z.object({ term: z.string() })

/** Each word must be there, in any order. */
export interface TextQuestion {
  /** For the index; null where it is asked nothing. */
  readonly match: string | null
  /** What is so common that the index is no help. */
  readonly common: readonly string[]
}

/** Null where one of the words is nowhere. */
export function textQuestion(db: Db, query: string): TextQuestion | null {
  // To SQLite a text ends at a zero byte, and a quote that is open there has no end.
  const words = new Set(query.replaceAll('\0', ' ').split(/\s+/).filter(Boolean))
  const parts: string[] = []
  const common: string[] = []
  for (const word of words) {
    const terms = Array.from(word).length >= 3 ? [word] : beginningWith(db, word)
    if (terms.length === 0) return null
    if (terms.length > mostBeginnings) common.push(word)
    else parts.push(`(${terms.map(quoted).join(' OR ')})`)
  }
  return { match: parts.length === 0 ? null : parts.join(' AND '), common }
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

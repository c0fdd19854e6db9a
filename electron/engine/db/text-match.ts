// What somebody types into the search, as a question to the full-text index, which knows stretches of three characters.
import { z } from 'zod'
import type { Db } from './open.ts'

/** A word of one or two characters begins more stretches than these only where it is too common to tell anything. */
const mostBeginnings = 600

const termRow = z.object({ term: z.string() })

/** Each word must be there, in any order; null where one of them is nowhere. */
export function textMatch(db: Db, query: string): string | null {
  // To SQLite a text ends at a zero byte, and a quote that is open there has no end.
  const parts = query
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => partOf(db, word))
  return parts.includes(null) ? null : parts.join(' AND ')
}

function partOf(db: Db, word: string): string | null {
  if (Array.from(word).length >= 3) return quoted(word)
  const terms = beginningWith(db, word)
  return terms.length === 0 ? null : `(${terms.map(quoted).join(' OR ')})`
}

/** In Chinese most words are of two characters. */
function beginningWith(db: Db, word: string): string[] {
  // As the index has them: small letters without accents.
  const start = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  return db
    .prepare(`SELECT term FROM record_terms WHERE term >= @start AND term < @end LIMIT @most`)
    .all({ start, end: `${start}\u{10ffff}`, most: mostBeginnings })
    .map((row) => termRow.parse(row).term)
}

/** Quotes keep FTS5's own operators out of what people type. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

// Reads JSON strings, numbers and the words true, false and null at the cursor.
import { failExpecting, failAt, found, mustEndBy, type Cursor } from './json-cursor.ts'
import { reason } from '../reasons.ts'

const quote = 0x22
const backslash = 0x5c
/** An image is one string of megabytes, which a pattern skips far faster than a loop. */
const plainCharacters = /[ !#-[\]-\uffff]*/y

/** Reads the string at the cursor, with its escapes resolved. */
export function readString(cursor: Cursor): string {
  const { text, at: start } = cursor
  cursor.at++
  mustEndBy(cursor, text.indexOf('"', cursor.at))
  for (;;) {
    plainCharacters.lastIndex = cursor.at
    plainCharacters.test(text)
    cursor.at = plainCharacters.lastIndex
    const code = text.charCodeAt(cursor.at)
    if (code === quote) break
    if (code === backslash) cursor.at += escapeLength(cursor)
    else if (Number.isNaN(code)) failAt(cursor, reason('the text that begins here is never closed'), start)
    else
      failAt(
        cursor,
        reason("%{found} can't stand in a text as it is; write it as an escape such as \\n", {
          found: found(cursor),
        }),
      )
  }
  cursor.at++
  const written = text.slice(start, cursor.at)
  // the string was checked above; JSON.parse decodes its escapes
  return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1)
}

/** The number of characters of the escape at the cursor. */
function escapeLength(cursor: Cursor): number {
  const { text, at } = cursor
  const next = text.charAt(at + 1)
  if (next !== '' && '"\\/bfnrt'.includes(next)) return 2
  if (next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6))) return 6
  return failAt(cursor, reason('%{escape} is not an escape that JSON knows', { escape: `\\${next}` }))
}

/** Reads the number at the cursor. */
export function readNumber(cursor: Cursor): number {
  const { text, at: start } = cursor
  if (text[cursor.at] === '-') cursor.at++
  else if (!isDigit(text.charCodeAt(start))) failExpecting(cursor, reason('a value'))
  if (text[cursor.at] === '0') cursor.at++
  else skipDigits(cursor)
  if (text[cursor.at] === '.') {
    cursor.at++
    skipDigits(cursor)
  }
  if (text[cursor.at] === 'e' || text[cursor.at] === 'E') {
    cursor.at++
    if (text[cursor.at] === '+' || text[cursor.at] === '-') cursor.at++
    skipDigits(cursor)
  }
  return Number(text.slice(start, cursor.at))
}

/** Skips one or more digits. */
function skipDigits(cursor: Cursor): void {
  if (!isDigit(cursor.text.charCodeAt(cursor.at))) failExpecting(cursor, reason('a digit'))
  while (isDigit(cursor.text.charCodeAt(cursor.at))) cursor.at++
}

/** Reads true, false or null, and returns its meaning. */
export function readWord<T>(cursor: Cursor, word: string, meaning: T): T {
  if (!cursor.text.startsWith(word, cursor.at)) failExpecting(cursor, reason('a value'))
  cursor.at += word.length
  return meaning
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

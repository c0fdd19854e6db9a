// Parses the values of codes into the forms that all facts share. Every parser returns null for an invalid value.
import { isIban } from '../check-digits.ts'

/** Parses an amount: 1234.5 and 1234.50 become 1234.50. */
export function parseAmount(text: string | undefined): string | null {
  const [, whole = '', cents = ''] = /^0*(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(text ?? '') ?? []
  return whole === '' ? null : `${whole}.${cents.padEnd(2, '0')}`
}

/** Parses an amount that may have a sign: those of credit notes are negative. */
export function parseSignedAmount(text: string | undefined): string | null {
  const sum = parseAmount(text?.replace(/^[+-]/, ''))
  return sum !== null && text?.startsWith('-') ? `-${sum}` : sum
}

/** Joins digits of year, month and day to an ISO date; null if the calendar has no such day. */
export function toIsoDate(year: string, month: string, day: string): string | null {
  const isoDate = `${year}-${month}-${day}`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate)) return null
  const at = new Date(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDate) ? isoDate : null
}

/** Parses a date such as 20260314. */
export function parseCompactDate(text: string | undefined): string | null {
  return text?.length === 8 ? toIsoDate(text.slice(0, 4), text.slice(4, 6), text.slice(6)) : null
}

/** Returns a valid IBAN without spaces. */
export function parseIban(text: string | undefined): string | null {
  const plain = (text ?? '').replace(/\s/g, '').toUpperCase()
  return /^[A-Z\d]+$/.test(plain) && isIban(plain) ? plain : null
}

export function parseBic(text: string | undefined): string | null {
  const plain = (text ?? '').trim().toUpperCase()
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(plain) ? plain : null
}

/** Decodes standard or URL-safe base64. */
export function base64ToBytes(text: string): Uint8Array | null {
  if (text.length < 4 || !/^[A-Za-z\d+/_-]+={0,2}$/.test(text)) return null
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = new Uint8Array(Math.floor((plain.length * 6) / 8))
  let [bits, held, at] = [0, 0, 0]
  for (const character of plain) {
    bits = (bits << 6) | alphabet.indexOf(character)
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 0xff
    bits &= (1 << held) - 1
  }
  return bytes
}

/** Decodes UTF-8; returns '' if it is invalid. */
export function decodeUtf8(bytes: Uint8Array): string {
  const percent = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  return percentDecode(percent) ?? ''
}

/** Returns the UTF-8 bytes of the text. */
export function encodeUtf8(text: string): number[] {
  const pieces = encodeURIComponent(text).match(/%[\dA-F]{2}|./g) ?? []
  return pieces.map((piece) => (piece.length > 1 ? Number.parseInt(piece.slice(1), 16) : piece.charCodeAt(0)))
}

/** Decodes the percent encoding of addresses; null if it is malformed. */
export function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a percent sign that begins no valid character
  }
}

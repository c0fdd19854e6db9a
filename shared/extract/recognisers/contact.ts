// Phone numbers and e-mail addresses.
import type { Recogniser } from './recogniser.ts'

const phone = /(?<![\p{L}\p{N}])\+?\(?\d[\d ()./-]{4,18}\d(?![\p{L}\p{N}])/gu
const email = /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/u

/** 7 digits are the shortest number that is dialled with its area; 15 the longest there is. */
export const recognisePhone: Recogniser = (folded) => {
  for (const match of folded.matchAll(phone)) {
    const count = match[0].replace(/\D/g, '').length
    if (count >= 7 && count <= 15) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}

export const recogniseEmail: Recogniser = (folded) => {
  const match = email.exec(folded)
  return match && { start: match.index, end: match.index + match[0].length }
}

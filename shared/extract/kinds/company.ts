// Names of companies.
import { legalForms } from '../lexicon/words.ts'
import { distance } from '../words/near.ts'
import { looks, type Kind } from './kind.ts'
import { recogniseText } from './text.ts'
import { isCalled } from './written.ts'

export const company: Kind = {
  recognise: recogniseText,
  form: null,
  clue: 2,
  family: 'words',
  traits: ['party', 'implied'],
  mend: (text) => withRussianForm(withLegalForm(withInitials(text))),
  mayBe: looks('link', 'tick'),
  canBe: isCalled,
}

const forms = legalForms.filter((form) => form.replace(/[^a-z]/g, '').length >= 6 && form.includes(' '))

/** D.1.Y.: no initial is a figure. */
function withInitials(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{Lu}\.)[1l](?=\.\p{Lu}\.)/gu, 'I')
}

/** 000 "Берёзка": before a name in quotation marks three noughts are the letters of the commonest legal form. */
function withRussianForm(text: string): string {
  return text.replace(/^[0OОo]{3}(?= ?["«“„]\p{Script=Cyrillic})/u, 'ООО')
}

/** SON BHD, SDN 8HD: the last words are a legal form but for a letter. */
function withLegalForm(text: string): string {
  const words = text.split(' ')
  for (const form of forms) {
    const count = form.split(' ').length
    const tail = words.slice(-count)
    const key = tail
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
    if (words.length <= count || key === form || key.length !== form.length) continue
    if (distance(key, form, 1) <= 1 && !legalForms.includes(key)) {
      const isUpper = !/\p{Ll}/u.test(tail.join(''))
      return [...words.slice(0, -count), isUpper ? form.toUpperCase() : titled(form)].join(' ')
    }
  }
  return text
}

export function titled(words: string): string {
  return words.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
}

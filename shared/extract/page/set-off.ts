// Several things set off in one line: "2 Quay Terrace, Topsham · 01392 555 614 · info@quay.example", "12 rue du Port –
// SIRET 812 447 903 00027". Where one of them is known by its form each is a part of its own.
import type { Word } from '../../page.ts'

/** A dot between is read in many ways. */
const mark = /^[-–—·•|.*+~]$/u
const contact =
  /^\S+@\S+\.\S+$|^(?:www\.|https?:)\S+$|^(?:(?:tel|tél|phone|fax|mob|mobil|telefon|tfno|tlf)\.?:? ?)?\+?[\d(](?:[ ()./-]{0,2}\d){8,13}$/iu
/** CIF G-39118273, N° Ordre 24817, Loan No. OL.2024.19: a few letters, and a number of its own. */
const numbered =
  /^\p{L}[\p{L}.°º]*(?: \p{L}[\p{L}.°º]*){0,2}:? (?:(?:\p{Lu}{1,6}[-. /]?)?\d(?:[ ./-]?[\p{Lu}\d]){4,24}|\p{Lu}{2,6}[-/]\p{Lu}{2,6}[-/]\d{2,6})$/u
/** The mark after a date says until when. */
const date = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u
const labelled = /^\p{L}[^:：]{2,30}: \S/u
/** "Period: 1 May –" goes on. */
const labelledWords = /^\p{L}[^:：\d]{2,30}: [^\d]+$/u

export function partedWhereSetOff(words: readonly Word[]): Word[][] {
  const all: Word[][] = [[]]
  for (const word of words) {
    if (mark.test(word.text.trim())) all.push([])
    else all.at(-1)?.push(word)
  }
  // the next label begins a part already, and leaves its mark behind
  const isLeft = all.length === 2 && all[1]?.length === 0
  const pieces = isLeft ? all.slice(0, 1) : all
  const texts = pieces.map((piece) => piece.map(({ text }) => text.trim()).join(' '))
  const isKnown = (text: string) => contact.test(text) || (numbered.test(text) && !date.test(text))
  const areApart =
    (pieces.length > 1 || (isLeft && labelledWords.test(texts[0] ?? ''))) &&
    texts.every(
      (text) => /[\p{Script=Latin}\d]{2}/u.test(text) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(text),
    ) &&
    (texts.some(isKnown) || texts.every((text) => labelled.test(text)))
  return areApart ? pieces : [[...words]]
}

// Several labels with their values in one line: "Average: 14.2 Absences: 3 Late: 1", "Paid by: transfer. Declared value:
// 3 500 €". Before each label but the first a part of the row begins.
import type { Word } from '../../page.ts'

/** In words; a Han character is a word of its own. */
const maxLabelLength = 8
/** Without a full stop before it a label is shorter. */
const maxBareLength = 4
const maxHanLength = 7
/** A sentence has more: "Total incl. VAT:" is one label. */
const minWords = 5
/** How much wider than the others a space has to be to tell where the label begins. */
const wider = 1.35

export function beginsNextLabel(words: readonly Word[], word: Word, group: readonly Word[]): boolean {
  if (group.length === 0 || !/^[\p{Lu}\p{Lo}]/u.test(word.text)) return false
  return endsSentence(group) ? isLabel(words, word, group) : isBestStart(words, word, group)
}

function endsSentence(group: readonly Word[]): boolean {
  return /(?:\p{L}{3}|\d|[)）])[.;]$|[。；]$/u.test(group.at(-1)?.text ?? '')
}

/** Behind a sentence without a label of its own only a short one is sure to be one. */
function isLabel(words: readonly Word[], word: Word, group: readonly Word[]): boolean {
  const at = words.indexOf(word)
  const colon = words.slice(at, at + maxLabelLength).findIndex(hasColon)
  if (colon < 0 || words.slice(at, at + colon).some(({ text }) => /[.。]$/u.test(text))) return false
  return group.some(hasColon) || (colon <= 2 && group.length >= minWords)
}

function isBestStart(words: readonly Word[], word: Word, group: readonly Word[]): boolean {
  const own = group.findLastIndex(hasColon)
  // a value stands between two colons
  if (own < 0 || own === group.length - 1) return false
  const at = words.indexOf(word)
  const first = at - (group.length - 1 - own)
  const colon = words.findIndex((one, i) => i >= at && hasColon(one))
  const maxLength = /^\p{Script=Han}/u.test(word.text) ? maxHanLength : maxBareLength
  if (colon < 0 || colon - at >= maxLength) return false
  const starts = words
    .map((_, i) => i)
    .slice(first + 1, colon + 1)
    .filter((i) => colon - i < maxLength && isStart(words.slice(i, colon + 1)))
  const rooms = starts.map((i) => roomBefore(words, i))
  const widest = Math.max(...rooms)
  const others = words.map((_, i) => roomBefore(words, i)).slice(first + 1, colon + 1)
  const usual = others.toSorted((a, b) => a - b)[Math.floor((others.length - 1) / 2)] ?? 0
  const best = widest > wider * usual ? starts[rooms.indexOf(widest)] : starts.at(-1)
  return best === at
}

/** A label has no figures, and the name of a place or of a time no colon: 14:30. */
function isStart(label: readonly Word[]): boolean {
  const said = label.map(({ text }) => text.replace(/[:：].*$/u, ''))
  return /^[\p{Lu}\p{Lo}]/u.test(said[0] ?? '') && !said.some((text) => /\d/.test(text))
}

function roomBefore(words: readonly Word[], i: number): number {
  return (words[i]?.box.x0 ?? 0) - (words[i - 1]?.box.x1 ?? 0)
}

function hasColon({ text }: Word): boolean {
  return /^[:：]$|[\p{L})）°º.][:：](?!\/)/u.test(text)
}

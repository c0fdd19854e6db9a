// What the first line of a list item begins with: a bullet, a number, a letter, a box to tick.

export interface Marker {
  /** Items of one list have one style: "•", "1.", "(1)". */
  readonly style: string
  /** Null for a bullet. */
  readonly number: number | null
  readonly isDone?: boolean
  /** Read as something like it: only its place between others tells that it is one. */
  readonly isDoubtful?: boolean
  /** What follows it. */
  readonly text: string
}

/** Bullets that are nothing else may touch their text; a dash or a star could also be a sign. */
const bullet = /^(?:[•●○▪■◦‣∙⁃➢►▸‧]\s*|[-–—*·]\s+)(\S.*)$/u
/** Before Arabic a bullet is read as a nought, which no line begins with alone. */
const arabicBullet = /^[\u200e\u200f]*٠[\u200e\u200f]*\s+(\p{Script=Arabic}.*)$/u
const checkbox = /^(☐|☑|☒|✓|✔|\[[ xX✓]?\])\s*(\S.*)$/u
/** What recognisers take a bullet for. It counts only where the shape of the page says that there is one. */
const misreadBullet = /^[eoaO©®¢°*«»+.,·•●○▪■◦。‧。〇○。、5][.,]?$/u

interface Numbering {
  readonly style: string
  readonly pattern: RegExp
  readonly parse: (mark: string) => number
}

const hanDigits = '一二三四五六七八九十'
const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** A point needs room behind it, or it is a decimal one. */
const numberings: readonly Numbering[] = [
  { style: '1.', pattern: /^(\d{1,3})\.\s+(\S.*)$/u, parse: Number },
  { style: '1)', pattern: /^(\d{1,3})[)）]\s*(\S.*)$/u, parse: Number },
  { style: '1、', pattern: /^(\d{1,3})[、．]\s*(\S.*)$/u, parse: Number },
  { style: '(1)', pattern: /^[(（](\d{1,3})[)）]\s*(\S.*)$/u, parse: Number },
  { style: '①', pattern: /^([①-⑳])\s*(\S.*)$/u, parse: (mark) => circled.indexOf(mark) + 1 },
  { style: '一、', pattern: /^([一二三四五六七八九十])[、．]\s*(\S.*)$/u, parse: parseHanNumber },
  { style: '（一）', pattern: /^[(（]([一二三四五六七八九十])[)）]\s*(\S.*)$/u, parse: parseHanNumber },
  { style: 'i.', pattern: /^([ivx]{1,5})\.\s+(\S.*)$/u, parse: (mark) => roman.indexOf(mark) + 1 },
  { style: 'a.', pattern: /^([a-z])\.\s+(\S.*)$/u, parse: (mark) => mark.charCodeAt(0) - 96 },
  { style: 'a)', pattern: /^\(?([a-z])\)\s*(\S.*)$/u, parse: (mark) => mark.charCodeAt(0) - 96 },
]

/** What "1." is read as, and a point as. */
const misreadNumberings: readonly Numbering[] = [
  { style: '1.', pattern: /^(\d{1,3})(?:\s[.,]|[,，])\s*(\S.*)$/u, parse: Number },
  { style: '1.', pattern: /^(工|[lI|][.,]?(?=\s))\s*(\S.*)$/u, parse: () => 1 },
]

/** All that the beginning could be: "i." is the first in one numbering and the ninth in another. */
export function findMarkers(line: string): Marker[] {
  const [, tick, task] = checkbox.exec(line) ?? []
  if (tick && task) return [{ style: '☐', number: null, isDone: !/^(?:☐|\[ ?\])$/u.test(tick), text: task }]
  const [, bulleted] = bullet.exec(line) ?? arabicBullet.exec(line) ?? []
  if (bulleted) return [{ style: '•', number: null, text: bulleted }]
  return [
    ...numberings.flatMap((numbering) => matchNumbering(line, numbering)),
    ...misreadNumberings.flatMap((numbering) =>
      matchNumbering(line, numbering).map((m) => ({ ...m, isDoubtful: true })),
    ),
  ]
}

function matchNumbering(line: string, { style, pattern, parse }: Numbering): Marker[] {
  const [, mark, text] = pattern.exec(line) ?? []
  const number = mark ? parse(mark) : 0
  return text && number > 0 ? [{ style, number, text }] : []
}

export function isMarkerWord(word: string): boolean {
  return misreadBullet.test(word) || findMarkers(`${word} x`).some(({ isDoubtful }) => !isDoubtful)
}

/** Whether a word that stands where a bullet was seen is that bullet, as the recogniser took it. */
export function isMisreadBullet(word: string): boolean {
  return misreadBullet.test(word) || Array.from(word).length <= 2
}

function parseHanNumber(mark: string): number {
  return hanDigits.indexOf(mark) + 1
}

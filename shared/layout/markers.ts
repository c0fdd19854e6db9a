// Recognises list markers at the start of a line: bullets, numbers, letters and checkboxes.

export interface Marker {
  /** Items of one list have one style: "•", "1.", "(1)". */
  readonly style: string
  /** It is null for a bullet. */
  readonly number: number | null
  readonly isDone?: boolean
  /** Whether it was misread, so that only its neighbours can show that it is a marker. */
  readonly isDoubtful?: boolean
  /** The text after the marker. */
  readonly text: string
}

/** Unambiguous bullets may touch their text; a dash or a star needs a space, since it could be a sign. */
const bullet = /^(?:[•●○▪■◦‣∙⁃➢►▸‧]\s*|[-–—*·]\s+)(\S.*)$/u
/** Before Arabic text a bullet is read as the digit zero, which begins no line by itself. */
const arabicBullet = /^[\u200e\u200f]*٠[\u200e\u200f]*\s+(\p{Script=Arabic}.*)$/u
const checkbox = /^(☐|☑|☒|✓|✔|\[[ xX✓]?\])\s*(\S.*)$/u
/** Misreadings of a bullet. They count only where the position on the page calls for one. */
const misreadBullet = /^[eoaO©®¢°*«»+.,·•●○▪■◦。‧。〇○。、5][.,]?$/u

interface Numbering {
  readonly style: string
  readonly pattern: RegExp
  readonly parse: (mark: string) => number
}

const hanDigits = '一二三四五六七八九十'
const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** A full stop must be followed by a space, or it is a decimal point. */
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

/** Misreadings of "1." and of the full stop after a number. */
const misreadNumberings: readonly Numbering[] = [
  { style: '1.', pattern: /^(\d{1,3})(?:\s[.,]|[,，])\s*(\S.*)$/u, parse: Number },
  { style: '1.', pattern: /^(工|[lI|][.,]?(?=\s))\s*(\S.*)$/u, parse: () => 1 },
]

/** Returns every marker that the line may begin with: "i." is the first of one numbering and the ninth of another. */
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

/** Returns the marker if the line begins with this kind of numbering. */
function matchNumbering(line: string, { style, pattern, parse }: Numbering): Marker[] {
  const [, mark, text] = pattern.exec(line) ?? []
  const number = mark ? parse(mark) : 0
  return text && number > 0 ? [{ style, number, text }] : []
}

/** Whether a word is a marker by itself, or a misread bullet. */
export function isMarkerWord(word: string): boolean {
  return misreadBullet.test(word) || findMarkers(`${word} x`).some(({ isDoubtful }) => !isDoubtful)
}

/** Whether a word at the place of a seen bullet is that bullet as the recogniser read it. */
export function isMisreadBullet(word: string): boolean {
  return misreadBullet.test(word) || Array.from(word).length <= 2
}

function parseHanNumber(mark: string): number {
  return hanDigits.indexOf(mark) + 1
}

// Labels that say what a field's name says in other words: "10 Gross proceeds paid to an attorney" for
// GrossProceedsAttorney. All words of the name stand in the part, in any order; the fewer others, the surer.
import type { Label } from './labels.ts'
import type { Part } from './sheet.ts'
import type { Scene } from './scene.ts'
import type { Wanted } from './wanted.ts'

const fillers = new Set(
  'of,the,a,an,to,in,for,and,or,your,s,de,du,des,la,le,el,der,die,das,von,my,this,here,is,on,by,amount,please,enter'.split(
    ',',
  ),
)

export function looseLabels(scene: Scene, { name }: Wanted): { label: Label; weight: number }[] {
  const words = name.words.filter((word) => word !== '' && !fillers.has(word))
  // one word that the lexicon knows has its labels there; in another's label it means something else
  if (words.length === 0 || words.length > 8) return []
  if (words.length === 1 && (name.concept !== null || (words[0] ?? '').length < 4)) return []
  return scene.sheet.rows.flatMap((row, at) =>
    row.flatMap((part, index) => {
      const found =
        matchIn(scene, part, words) ??
        matchAcross(scene, part, at, words) ??
        matchBelowHeading(scene, part, at, words)
      if (!found) return []
      return [{ label: labelOf(part, at, index, found.end), weight: 0.9 * found.share }]
    }),
  )
}

interface Match {
  readonly end: number
  readonly share: number
}

function matchIn(scene: Scene, part: Part, words: readonly string[]): Match | null {
  const tokens = scene.tokensIn(part).label
  if (tokens.length > 14) return null
  const inBrackets = scene.tokensIn(part).all
  const missing = words.filter((word) => !tokens.some((token) => isSameWord(token.key, word)))
  if (
    missing.length > words.length / 3 ||
    missing.some((word) => !inBrackets.some(({ key }) => isSameWord(key, word)))
  )
    return null
  const at = words.map((word) => tokens.findIndex((token) => isSameWord(token.key, word)))
  const last = tokens[Math.max(...at)]
  const content = tokens.filter(({ key }) => !fillers.has(key) && !/^\d+$/.test(key)).length
  const share = words.length / Math.max(content, words.length)
  if (!last || share < 0.3 || (words.length === 1 && share < 0.45)) return null
  const colon = part.folded.indexOf(':', last.end)
  const end = colon >= 0 ? colon + 1 : part.folded.length
  return { end, share: 0.7 + 0.3 * share }
}

/** "City or town" below the heading "Mailing address" is the mailing address's. */
function matchBelowHeading(scene: Scene, part: Part, row: number, words: readonly string[]): Match | null {
  const own = scene.tokensIn(part).label
  if (words.length < 2 || own.length > 14) return null
  const missing = words.filter((word) => !own.some(({ key }) => isSameWord(key, word)))
  // the heading's words come first in the name
  if (missing.length === 0 || missing.length > words.length / 2 || missing[0] !== words[0]) return null
  const heading = scene.sheet.rows
    .slice(Math.max(0, row - 3), row)
    .flat()
    .some((other) => {
      const keys = scene.tokensIn(other).label.map(({ key }) => key)
      return keys.length <= 14 && missing.every((word) => keys.some((key) => isSameWord(key, word)))
    })
  return heading ? { end: part.folded.length, share: 0.75 } : null
}

/** A label that goes on in the line below it. */
function matchAcross(scene: Scene, part: Part, row: number, words: readonly string[]): Match | null {
  const own = scene.tokensIn(part).label
  if (words.length < 2 || !own.some(({ key }) => isSameWord(key, words[0] ?? ''))) return null
  const next = scene.sheet.rows
    .slice(row + 1, row + 3)
    .flat()
    .find(
      ({ box }) =>
        Math.abs(box.x0 - part.box.x0) < 2.5 * scene.sheet.unit &&
        box.y0 - part.box.y1 < 0.8 * scene.sheet.unit,
    )
  if (!next) return null
  const keys = [...own, ...scene.tokensIn(next).label].map(({ key }) => key)
  const hasAll = words.every((word) => keys.some((key) => isSameWord(key, word)))
  const share =
    words.length / Math.max(1, keys.filter((key) => !fillers.has(key) && !/^\d+$/.test(key)).length)
  return hasAll && share >= 0.3 ? { end: part.folded.length, share: 0.65 + 0.3 * share } : null
}

/** The same word, in the plural too, or misread in a letter. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short)
}

function labelOf(part: Part, row: number, index: number, end: number): Label {
  const isWhole = !/[\p{L}\p{N}]/u.test(part.folded.slice(end))
  return {
    ...{
      part,
      row,
      index,
      start: 0,
      end,
      isWhole,
      key: part.folded,
      hasColon: part.folded.charAt(end - 1) === ':',
    },
    ...{ concepts: [], roles: [], isAsked: true, quality: 0.8 },
  }
}

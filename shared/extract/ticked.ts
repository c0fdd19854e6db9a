// Which label a box to tick belongs to, and what is ticked among several.
import { isBox, isTicked } from './boxes.ts'
import type { Label } from './labels.ts'
import type { Linked } from './link.ts'
import type { Place } from './place.ts'
import type { Scene } from './scene.ts'
import type { Part } from './sheet.ts'

/** In heights of a part: how far a box may stand from its label. */
const mostRoom = 2.5

/** The box before a label: in its part, or alone to its left. */
export function boxBefore(scene: Scene, { part, start, row, index }: Label): Linked | null {
  const [first] = part.words
  if (first && (start === 0 || first.end <= start) && isBox(first.word.text))
    return told({ part, ...spanOf(first) })
  const before = scene.sheet.rows[row]?.[index - 1]
  const isNear = before !== undefined && part.box.x0 - before.box.x1 < mostRoom * scene.sheet.unit
  const [only, more] = before?.words ?? []
  return before && isNear && only && !more && isBox(only.word.text)
    ? told({ part: before, ...spanOf(only) })
    : null
}

/** What is ticked among the options behind a label: "Shipping: ☐ by air ☒ by sea". */
export function tickedOption(scene: Scene, label: Label): Linked | null {
  // what has a colon is a label of its own
  const isOption = ({ words, text }: Part) =>
    words.length > 1 && words.some(({ word }) => isBox(word.text)) && !/[:：]/u.test(text)
  const others = scene.sheet.rows[label.row]?.slice(label.index + 1) ?? []
  const end = others.findIndex((part) => !isOption(part))
  const options = end === -1 ? others : others.slice(0, end)
  const ticked = options.filter(({ words }) => words.some(({ word }) => isTicked(word.text)))
  const [only] = ticked
  const names = only?.words.filter(({ word }) => !isBox(word.text)) ?? []
  const [first, last] = [names[0], names.at(-1)]
  if (options.length < 2 || ticked.length !== 1 || !only || !first || !last) return null
  return told({ part: only, start: first.start, end: last.end })
}

function spanOf({ start, end }: Part['words'][number]): Pick<Place, 'start' | 'end'> {
  return { start, end }
}

function told(place: Place): Linked {
  return { ...place, relation: 'behind', closeness: 1 }
}

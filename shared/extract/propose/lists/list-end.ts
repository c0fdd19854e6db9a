// Where the items of a table or a list end: at their sums.
import { endConcepts } from '../../lexicon/columns.ts'
import { labelIndex } from '../../lexicon/lexicon.ts'
import type { Scene } from '../../page/scene.ts'
import type { Row } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** The end of a list without heads is known by its word alone: "Dine-In Total (incl". */
export function isListEnd(scene: Scene, row: Row): boolean {
  return isEnd(scene, row) || row.some(({ folded }) => tokensOf(folded).some(({ key }) => isSumWord(key)))
}

function isSumWord(key: string): boolean {
  return key.length >= 5 && (labelIndex.get(key) ?? []).some((id) => id === 'total' || id === 'subtotal')
}

/** Sums end a table: their label begins the row, or stands alone before the amount. */
export function isEnd(scene: Scene, row: Row): boolean {
  const first = row.find(({ folded }) => /\p{L} ?\p{L}/u.test(folded))
  if (!first) return false
  return scene
    .labelsIn(first)
    .some(
      (label) =>
        label.quality >= 0.6 &&
        !/\p{L}{3}/u.test(first.folded.slice(0, label.start)) &&
        label.concepts.some((id) => endConcepts.has(id)) &&
        (label.isWhole ||
          label.hasColon ||
          !/\p{L}{4}/u.test(
            first.folded.slice(label.end).replace(/(?:in[ck]l|excl|gst|vat|mwst|tax|eur|usd|amount)\w*/g, ''),
          )),
    )
}

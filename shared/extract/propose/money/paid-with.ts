// What a receipt was paid with, where no label says so.
import { paymentWords } from '../../lexicon/words.ts'
import type { Place } from '../../model/place.ts'
import { centsOf, hasCents } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'

/** "Card **** 4821  32.30": the word before what was paid, which is not nothing. */
export function paidWith({ sheet }: Scene): Place[] {
  if (!sheet.isReceipt) return []
  return sheet.rows.slice(Math.floor(sheet.rows.length / 3)).flatMap((row) => {
    const [part] = row
    const method = part && paymentWords.exec(part.folded)?.groups?.['method']
    const paid = row.flatMap(({ folded }) =>
      recognisers.amount(folded).map(({ start, end }) => folded.slice(start, end)),
    )
    if (!part || method === undefined || !paid.some((sum) => hasCents(sum) && centsOf(sum) !== 0)) return []
    const start = part.folded.indexOf(method)
    return [{ part, start, end: start + method.length }]
  })
}

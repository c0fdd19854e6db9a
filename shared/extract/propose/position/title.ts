// The title of a document: the largest line near its top.
import { hasPostcode } from '../../words/address-line.ts'
import { hasLegalForm, isTitle } from '../../words/company-words.ts'
import { endsAsHouse } from '../parties/house.ts'
import { wholePart } from '../../model/place.ts'
import { heightOf } from '../../page/rows.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import { trimmed, type Placed } from './placed.ts'

/** A word for a document ends its title in Han and Hangul, and stands anywhere in it in other scripts. */
const titled =
  /发票|证|書|书|certificate|license|licence|diploma|invoice|rechnung|(?:报告|報告|通知|公告|合同|协议|清单|明细|单|單|表|函|票|收据|凭证|卡|记录|名单|须知|決定|案内|届|証|願|券|확인서|증명서|신청서|계약서|영수증|명세서)(?:[（(][^（）()]{1,10}[）)])?$/iu
const isEastern = /[\p{Script=Han}\p{Script=Hangul}]$/u

/** The largest line that is no name, near the top. */
export function titleOf(scene: Scene): Placed[] {
  const parts = scene.sheet.rows
    .slice(0, 10)
    .flat()
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) > 3)
  const highest = Math.max(...scene.sheet.rows.flat().map(heightOf))
  const score = (part: Part) =>
    heightOf(part) / scene.sheet.unit +
    (isTitle(part.text) ? 2 : 0) +
    (titled.test(part.text) ? 1.5 : 0) +
    (heightOf(part) > 0.95 * highest ? 0.2 : 0) -
    (hasLegalForm(part.text) || (isEastern.test(part.text) && endsAsHouse(part)) ? 1 : 0)
  const best = parts.filter(({ text }) => !/[:：;]/u.test(text)).toSorted((a, b) => score(b) - score(a))[0]
  return best && score(best) > 1.5 && !hasPostcode(best.text)
    ? [{ place: trimmed(wholePart(best)), score: 0.55 }]
    : []
}

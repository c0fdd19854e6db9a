// Labels below what they name, as under the lines of a certificate: "Mary Stone", and below it in capitals "FULL NAME".
// A label alone does not tell on which side its value stands; all that is set in capitals on such a page does.
import type { Label } from './labels.ts'
import { beginsWithLabel } from './neighbours.ts'
import type { Scene } from './scene.ts'
import type { Part, Sheet } from '../model/sheet.ts'

/** In heights of a part: how far a value may stand from its caption. */
const maxGap = 1
/** How much nearer the one neighbour has to be than the other to tell anything. */
const minLead = 0.2

const minCaptions = 5
const maxHeadings = 0.7

export function hasCaptions(scene: Scene): boolean {
  if (scene.sheet.isReceipt) return false
  const leads = scene.sheet.rows
    .flat()
    .filter(({ text }) => isInCapitals(text))
    .map((part) => leadOf(scene, part))
  const captions = leads.filter((lead) => lead > minLead).length
  const headings = leads.filter((lead) => lead < -minLead).length
  return captions >= minCaptions && headings <= maxHeadings * captions
}

/** The segment whose caption a label is, if the page has captions. */
export function captioned(scene: Scene, { part, isWhole }: Label): Part | null {
  return isWhole && isCaption(scene, part) ? (beside(scene, part, 'over')?.part ?? null) : null
}

/** All of it is a label, whatever it says. */
export function isCaption(scene: Scene, { text }: Part): boolean {
  return isInCapitals(text) && !/[:：]/u.test(text) && scene.hasCaptions()
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}|\d/u.test(text)
}

/** How much nearer what stands over a part is than what stands under it; 0 where neither is near. */
function leadOf(scene: Scene, part: Part): number {
  const [over, under] = [beside(scene, part, 'over'), beside(scene, part, 'under')]
  return over || under ? (under?.gap ?? 2 * maxGap) - (over?.gap ?? 2 * maxGap) : 0
}

/** The value nearest to a part in its column; none where something else is nearer. */
function beside(
  scene: Scene,
  { box }: Part,
  side: 'over' | 'under',
): { readonly part: Part; readonly gap: number } | null {
  const [next] = inColumn(scene.sheet, box, side).toSorted((a, b) => a.gap - b.gap)
  const isValue =
    next !== undefined &&
    next.gap <= maxGap &&
    !isInCapitals(next.part.text) &&
    /[\p{L}\p{N}]{2}/u.test(next.part.text) &&
    !beginsWithLabel(scene, next.part)
  return isValue ? next : null
}

function inColumn({ rows, unit }: Sheet, box: Part['box'], side: 'over' | 'under') {
  const middle = (box.y0 + box.y1) / 2
  return rows.flat().flatMap((part) => {
    const { x0, x1, y0, y1 } = part.box
    const isBeyond = side === 'over' ? y1 < middle : y0 > middle
    if (!isBeyond || x0 >= box.x1 || x1 <= box.x0 || !/[\p{L}\p{N}]{2}/u.test(part.text)) return []
    return [{ part, gap: (side === 'over' ? box.y0 - y1 : y0 - box.y1) / unit }]
  })
}

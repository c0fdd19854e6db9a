// From the one line that is surely of an address to the lines above and below that belong to it.
import { addressScore, hasPostcode, isAddressLine, isStreet } from '../../words/address-line.ts'
import { isSalutation } from './salutation.ts'
import { isOther } from './address-other.ts'
import { hasBusinessWord, hasLegalForm, isTitle } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { endsWithCountry } from './place-parts.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'

export function grown(
  scene: Scene,
  first: Part,
  row: number,
  taken: ReadonlySet<Part>,
  above: readonly Part[],
): Part[] {
  const lines: Part[] = []
  let last = first
  for (let at = row + 1; at < scene.sheet.rows.length && lines.length < 6; at++) {
    const next = scene.sheet.rows[at]?.find(
      (part) => !taken.has(part) && /[\p{L}\p{N}]{2}/u.test(part.text) && isInColumn(scene, last, part),
    )
    if (!next) {
      if ((scene.sheet.rows[at]?.[0]?.box.y0 ?? 0) - last.box.y1 > 1.5 * scene.sheet.unit) break
      continue
    }
    if (next.box.y0 - last.box.y1 > 1.5 * scene.sheet.unit || isOther(scene, next)) break
    if (isSalutation(next.folded) || isSender(last)) break
    // on a slip the name of the branch may come behind the postcode
    const isComplete =
      !scene.sheet.isReceipt &&
      isLastLine(last) &&
      [...above, first, ...lines].some((part) => part !== last && isOfStreet(part))
    if (!goesOn(scene, last, next, at, isComplete)) break
    lines.push(next)
    last = next
  }
  return lines
}

/** Lines above that begin the address: a house, a building, a street that no word tells. */
export function grownUp(scene: Scene, first: Part, row: number, taken: ReadonlySet<Part>): Part[] {
  const lines: Part[] = []
  let below = first
  for (let at = row - 1; at >= 0 && lines.length < 4; at--) {
    const part = scene.sheet.rows[at]?.find((one) => !taken.has(one) && isInColumn(scene, below, one))
    if (!part) continue
    const isClose = below.box.y0 - part.box.y1 < 1.5 * scene.sheet.unit
    if (!isClose || isOther(scene, part) || hasLegalForm(part.text) || isTitle(part.text)) break
    const score = addressScore(part.text)
    const endsOpen = /,\s*$/.test(part.text) && /\d/.test(part.text)
    // a street that no word tells, with its house number, above the line with the postcode
    const isNumbered =
      (/^\P{N}*\p{L}{3,}\.? \d{1,4}\p{L}?(?:[/-]\d{1,4})?$/u.test(part.text.trim()) &&
        /^\W*\d/.test(below.text)) ||
      (/^\d{1,4}\p{L}?,? \p{L}{3,}[\p{L}\d #,.'-]*$/u.test(part.text.trim()) && hasPostcode(below.text))
    const above = scene.sheet.rows[at - 1]?.find((one) => isInColumn(scene, part, one))
    // a page begins with a name, and a shop may be named after its street
    if (!above && !/[\d,]/.test(part.text)) break
    const isStreet = lines.length === 0 && above !== undefined && isStreetOfShop(scene, above, part, first)
    if (score < 0.3 && !endsOpen && !isNumbered && !isStreet) break
    lines.unshift(part)
    below = part
  }
  return lines
}

/** Between the name of a shop and the line with its postcode stands the street, whatever its words are. */
function isStreetOfShop(scene: Scene, above: Part, part: Part, below: Part): boolean {
  return (
    scene.sheet.isReceipt &&
    !scene.disabled.has('streetOfShop') &&
    hasPostcode(below.text) &&
    !isOfStreet(below) &&
    !hasBusinessWord(part.text) &&
    !isOther(scene, above) &&
    !isDocumentTitle(above.text) &&
    /\p{L}{3}/u.test(above.text)
  )
}

/** The sender in one small line above the window of an envelope. */
function isSender({ text }: Part): boolean {
  return text.split(/ [·•|–—.-] /u).length > 2 && hasPostcode(text)
}

/** A postcode with its place, and nothing that could go on. */
function isLastLine({ text }: Part): boolean {
  return (
    hasPostcode(text) && placeBehind.test(text) && /^[\p{Script=Latin}\p{N}\p{P} ]*[^,\s]\s*$/u.test(text)
  )
}

/** 24340 Eckernförde; in Britain the postcode comes last. */
const placeBehind =
  /(?<!\d)\d{4,5} \p{L}{3}|(?<!\d)\d{2}-\d{3} \p{L}{3}|\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}\s*$/u

function isOfStreet({ text }: Part): boolean {
  return isStreet(text) || /^\d{1,4}\p{L}? \p{L}|\p{L} \d{1,4}\p{L}?$/u.test(text)
}

function goesOn(scene: Scene, last: Part, next: Part, row: number, isComplete: boolean): boolean {
  if (endsWithCountry(last.folded) && hasPostcode(last.text)) return false
  if (isAddressLine(next.text) && !isComplete) return true
  if (hasLegalForm(next.text)) return false
  if (/,\s*$/.test(last.text) && !/\d{5,}/.test(next.text)) return true
  // a line in Han may break between a number and what it counts
  if (/^(?:[\d-]{1,8} ?[号號室层層楼樓栋棟幢弄座]|[号號室层層楼樓]$)/u.test(next.text)) return true
  // a state or a country ends an address
  const isPlaceName =
    /^[\p{L} .'/-]{3,30}(?: \d{4})?[.,]?$/u.test(next.text.trim()) &&
    next.text.trim().split(' ').length <= 3 &&
    !documentWord.test(next.folded) &&
    scene.labelsIn(next).length === 0
  // a line that ends at the edge of the slip continues below
  const isFull = last.box.x1 - last.box.x0 > 0.8 * (scene.sheet.box.x1 - scene.sheet.box.x0)
  if (hasPostcode(last.text))
    return isPlaceName && !endOfHan.test(last.text.trim()) && !(isComplete && isLikePerson(next))
  if (isPlaceName && isFull && addressScore(last.text) >= 0.7) return true
  const after = scene.sheet.rows[row + 1]?.find((part) => isInColumn(scene, next, part))
  // between a street and a phone or tax number stands the town
  if (isPlaceName && isOfStreet(last) && after && isOther(scene, after)) return true
  return (
    after !== undefined &&
    after.box.y0 - next.box.y1 < 1.2 * scene.sheet.unit &&
    isAddressLine(after.text) &&
    !isOther(scene, after)
  )
}

const endOfHan = /[号號室层層楼樓栋棟幢座]$/u

/** Two words that are no country, below a whole address, are hardly a place. */
function isLikePerson({ text, folded }: Part): boolean {
  return / \p{Lu}\p{Ll}/u.test(text.trim()) && !endsWithCountry(folded) && !isAddressLine(text)
}

const documentWord =
  /invoice|receipt|cash|bill|rechnung|facture|factura|fattura|factuur|order|statement|welcome|thank/

/** In one column: as far left or right, or centred on each other. */
export function isInColumn({ sheet }: Scene, a: Part, b: Part): boolean {
  const centre = Math.abs(a.box.x0 + a.box.x1 - b.box.x0 - b.box.x1) / 2
  return (
    Math.min(Math.abs(a.box.x0 - b.box.x0), Math.abs(a.box.x1 - b.box.x1)) < 2 * sheet.unit ||
    centre < 3 * sheet.unit ||
    (b.box.x0 > a.box.x0 && b.box.x1 < a.box.x1)
  )
}

// The address blocks of a page: lines that belong to an address, and the names that stand right above them.
import { addressScore, hasPostcode, isAddressLine } from './address-line.ts'
import { upToLabel } from './neighbours.ts'
import type { Scene } from './scene.ts'
import { isInstruction } from './instruction.ts'
import { endsWithCountry } from './place-parts.ts'
import { textOf, wholePart, type Place } from './place.ts'
import { recognisers } from './recognisers/recognisers.ts'
import type { Part } from './sheet.ts'
import { hasLegalForm, isTitle } from './company-words.ts'

export interface Block {
  /** The lines of the address, without what their labels are. */
  readonly lines: readonly Place[]
  /** The lines above, topmost first. */
  readonly names: readonly Part[]
  readonly row: number
  /** It holds a postcode, or more than one line of an address. */
  readonly isSure: boolean
}

export function blocksOf(scene: Scene): Block[] {
  const taken = new Set<Part>()
  const blocks: Block[] = []
  for (const [row, parts] of scene.sheet.rows.entries())
    for (const part of parts) {
      if (taken.has(part) || !isSeed(scene, part)) continue
      const lines = [...grownUp(scene, part, row, taken), part, ...grown(scene, part, row, taken)]
      for (const line of lines) taken.add(line)
      const places = lines.map((line) => addressIn(scene, line))
      const text = places.map(textOf).join(' ')
      const first = lines[0] ?? part
      const isSure = hasPostcode(text) || lines.filter((line) => isAddressLine(line.text)).length > 1
      blocks.push({
        lines: places,
        names: namesAbove(scene, first, scene.rowOf(first), taken),
        row: scene.rowOf(first),
        isSure,
      })
    }
  return blocks
}

function isSeed(scene: Scene, part: Part): boolean {
  return !isOther(scene, part) && addressScore(textOf(addressIn(scene, part))) >= 0.45
}

/** What stands in an address's lines but begins with a label of its own. */
function isOther(scene: Scene, part: Part): boolean {
  const [label] = scene.labelsIn(part)
  const isLabelled =
    label !== undefined &&
    label.start < 4 &&
    !label.concepts.some((id) => addressConcepts.has(id)) &&
    (label.hasColon ||
      /\p{Script=Han} $/u.test(part.folded.slice(0, label.end)) ||
      (/\d/.test(part.folded.slice(label.end)) && label.quality > 0.8 && label.key.length > 2))
  return (
    isLabelled || isBehindLabel(scene, part) || isSomethingElse(part.folded) || isInstruction(wholePart(part))
  )
}

/** The part to its left is nothing but a label of something else. */
function isBehindLabel(scene: Scene, part: Part): boolean {
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  const left = row[row.indexOf(part) - 1]
  if (!left) return false
  return scene
    .labelsIn(left)
    .some(
      ({ isWhole, quality, concepts, isAsked }) =>
        isWhole &&
        quality >= (isAsked ? 0.8 : 0.9) &&
        (concepts.length > 0 || isAsked) &&
        !concepts.some((id) => addressConcepts.has(id) && id !== 'party'),
    )
}

const addressConcepts = new Set(['address', 'street', 'city', 'state', 'postcode', 'country', 'party'])

function isSomethingElse(folded: string): boolean {
  return (
    recognisers.email(folded).length > 0 ||
    recognisers.date(folded).some(({ sureness }) => sureness >= 0.9) ||
    /(?<!\p{L})(?:tel|phone|fax|gst|vat|reg|invoice|receipt|www|http|co\.? ?reg|roc|sst|h\/p|iban|hp)(?!\p{L})|^\(?\d{6,}-?\p{L}?\)?$/u.test(
      folded,
    ) ||
    /[.,]\d{2}\s*$/.test(folded)
  )
}

function addressIn(scene: Scene, part: Part): Place {
  const label = scene.labelsIn(part).find(({ concepts, start }) => concepts.includes('address') && start < 3)
  const hasLabel = label && (label.hasColon || /\p{Script=Han}/u.test(label.key))
  const start = hasLabel ? label.end : (spacedLabel.exec(part.text)?.[0].length ?? 0)
  const place = upToLabel(scene, part, start)
  const tail = /[\s,;|(]*(?<!\p{L})(?:tel|phone|fax|telp|电话|ph|hp)(?!\p{L}).*$/u.exec(
    part.folded.slice(start, place.end),
  )
  return tail ? { ...place, end: start + tail.index } : place
}

/** 寄件地址 江苏省: what stands before the only space of Han text is a label. */
const spacedLabel = /^\p{Script=Han}{2,6}[址处所] +(?=\p{Script=Han})/u

function grown(scene: Scene, first: Part, row: number, taken: ReadonlySet<Part>): Part[] {
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
    if (!goesOn(scene, last, next, at)) break
    lines.push(next)
    last = next
  }
  return lines
}

/** Lines above that begin the address: a house, a building, a street that no word tells. */
function grownUp(scene: Scene, first: Part, row: number, taken: ReadonlySet<Part>): Part[] {
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
      (/^\P{N}*\p{L}{3,}\.? \d{1,4}\p{L}?$/u.test(part.text.trim()) && /^\W*\d/.test(below.text)) ||
      (/^\d{1,4}\p{L}?,? \p{L}{3,}[\p{L}\d #,.'-]*$/u.test(part.text.trim()) && hasPostcode(below.text))
    const above = scene.sheet.rows[at - 1]?.find((one) => isInColumn(scene, part, one))
    // what a page begins with is a name, and a shop may be named after its street
    if (!above && !/[\d,]/.test(part.text)) break
    const isBridge =
      part.text.length < 20 &&
      !/\d/.test(part.text) &&
      above !== undefined &&
      addressScore(above.text) >= 0.45 &&
      !isOther(scene, above)
    if (score < 0.3 && !endsOpen && !isNumbered && !isBridge) break
    lines.unshift(part)
    below = part
  }
  return lines
}

function goesOn(scene: Scene, last: Part, next: Part, row: number): boolean {
  if (endsWithCountry(last.folded) && hasPostcode(last.text)) return false
  if (isAddressLine(next.text)) return true
  if (hasLegalForm(next.text)) return false
  if (/,\s*$/.test(last.text) && !/\d{5,}/.test(next.text)) return true
  // a state or a country ends an address
  const isPlaceName =
    /^[\p{L} .'-]{3,30}[.,]?$/u.test(next.text.trim()) && next.text.trim().split(' ').length <= 3
  if (hasPostcode(last.text))
    return isPlaceName && !documentWord.test(next.folded) && scene.labelsIn(next).length === 0
  const after = scene.sheet.rows[row + 1]?.find((part) => isInColumn(scene, next, part))
  return (
    after !== undefined &&
    after.box.y0 - next.box.y1 < 1.2 * scene.sheet.unit &&
    isAddressLine(after.text) &&
    !isOther(scene, after)
  )
}

const documentWord =
  /invoice|receipt|cash|bill|rechnung|facture|factura|fattura|factuur|order|statement|welcome|thank/

/** In one column: as far left, or centred on each other. */
export function isInColumn({ sheet }: Scene, a: Part, b: Part): boolean {
  const centre = Math.abs(a.box.x0 + a.box.x1 - b.box.x0 - b.box.x1) / 2
  return (
    Math.abs(a.box.x0 - b.box.x0) < 2 * sheet.unit ||
    centre < 3 * sheet.unit ||
    (b.box.x0 > a.box.x0 && b.box.x1 < a.box.x1)
  )
}

function namesAbove(scene: Scene, first: Part, row: number, taken: ReadonlySet<Part>): Part[] {
  const names: Part[] = []
  let below = first
  for (let at = row - 1; at >= 0 && names.length < 4; at--) {
    const part = scene.sheet.rows[at]?.find((one) => isInColumn(scene, below, one))
    if (!part) {
      if (below.box.y0 - (scene.sheet.rows[at]?.[0]?.box.y1 ?? 0) > 1.5 * scene.sheet.unit) break
      continue
    }
    const isClose = below.box.y0 - part.box.y1 < 1.4 * Math.max(scene.sheet.unit, part.box.y1 - part.box.y0)
    if (!isClose || taken.has(part) || /[:：]\s*$/u.test(part.text)) break
    names.unshift(part)
    below = part
  }
  return names
}

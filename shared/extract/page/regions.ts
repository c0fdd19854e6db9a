// Which party a part of the page belongs to: what stands below "Bill to" is the buyer's, up to the next such heading.
import type { Label } from './labels.ts'
import type { Role } from '../lexicon/parties.ts'
import { isInstruction } from './instruction.ts'
import { wholePart } from '../model/place.ts'
import type { Scene } from './scene.ts'
import type { Part } from '../model/sheet.ts'
import { sensesOf, sensesOfAny } from '../words/word-senses.ts'

/** How many lines a party's block may have. */
const reach = 16

export function anchorsOf(scene: Scene): Anchor[] {
  const printed = headings(scene)
  const isTold = printed.some(({ role }) => role === 'buyer') && printed.some(({ role }) => role === 'seller')
  return isTold ? printed : [...printed, ...unheaded(scene)]
}

/**
 * A Chinese invoice prints its parties' headings upright in the margin, where they are lost. Its two boxes have the
 * same labels, and the buyer's comes first: above the seller's, or left of it.
 */
function unheaded(scene: Scene): Anchor[] {
  for (const [concept, linesAbove] of lawfulLabels) {
    const anchors = anchorsAt(scene, concept, linesAbove)
    if (anchors.length > 0) return anchors
  }
  return []
}

/** The labels that two boxes of forms must print by law, and their distance from the top of the box. */
const lawfulLabels = [
  ['taxId', 3],
  ['address', 4.5],
  ['accountNumber', 6],
] as const

function anchorsAt({ labels, sheet }: Scene, concept: string, linesAbove: number): Anchor[] {
  const [buyer, seller, more] = labels.filter(
    ({ concepts, key }) => concepts.includes(concept) && /\p{Script=Han}{4}/u.test(key),
  )
  if (!buyer || !seller || more) return []
  const areBeside = seller.row - buyer.row < 2
  const at = (label: Label, role: Role, right: number): Anchor => {
    const { part } = label
    const x0 = areBeside ? part.box.x0 : sheet.box.x0
    return {
      part: { ...part, box: { ...part.box, x0, y0: part.box.y0 - linesAbove * sheet.unit } },
      role,
      right,
    }
  }
  return [
    at(buyer, 'buyer', areBeside ? seller.part.box.x0 - sheet.unit : sheet.box.x1),
    at(seller, 'seller', sheet.box.x1),
  ]
}

function headings({ labels, sheet }: Scene): Anchor[] {
  const heads = labels.filter(
    (label) => label.roles.length > 0 && isHead(label) && (sheet.rows[label.row]?.length ?? 0) < 5,
  )
  // "Firma | Holzbau Moser" right below the heading of the client says what the client is called
  const isNameBelow = (label: Label) =>
    isBareHouse(label) &&
    heads.some(
      ({ part: { box }, ...other }) =>
        !isBareHouse(other) &&
        label.part.box.y0 > box.y1 &&
        label.part.box.y0 - box.y1 < linesToName * sheet.unit &&
        Math.abs(label.part.box.x0 - box.x0) < 3 * sheet.unit,
    )
  return heads.flatMap((label) => {
    if (isNameBelow(label)) return []
    const [role] = label.roles
    const beside = heads.filter(
      (other) =>
        other !== label &&
        other.part.box.x0 > label.part.box.x1 &&
        Math.abs(other.part.box.y0 - label.part.box.y0) < 3 * sheet.unit,
    )
    const right = Math.min(sheet.box.x1, ...beside.map(({ part }) => part.box.x0 - sheet.unit))
    return role ? [{ part: label.part, role, right }] : []
  })
}

/** In heights of a part. */
const linesToName = 3

/** "Firma", "Raison sociale": a house, and not whose. */
function isBareHouse({ key }: Pick<Label, 'key'>): boolean {
  return !sensesOf(key).isDisjointFrom(houseSenses)
}

const houseSenses = sensesOfAny('company')

/** Alone in its line, or with a colon, or explained: "PAYER'S name, street address, city or town". */
function isHead(label: Label): boolean {
  if (!label.concepts.includes('party')) return false
  if (label.isWhole || (label.hasColon && label.quality === 1)) return true
  if (
    label.quality > 0.85 &&
    label.start === 0 &&
    /\p{Script=Han} $/u.test(label.part.folded.slice(0, label.end))
  )
    return true
  const rest = wholePart(label.part)
  // Le client reconnaît avoir reçu le matériel.
  if (/\p{Ll}{4,}[.。]$/u.test(label.part.text)) return false
  return label.quality >= 0.6 && label.start === 0 && isInstruction({ ...rest, start: label.end })
}

export function roleAt(anchors: readonly Anchor[], part: Part, unit: number): Role | null {
  return nearestAnchor(anchors, part, unit)?.role ?? null
}

/** The heading of the lines below it, whatever its words are. */
export interface Heading<R extends string> {
  readonly part: Part
  readonly role: R
  /** The column ends here. */
  readonly right: number
  /** The block ends here, if more is known than how many lines one may have. */
  readonly bottom?: number
}

/** The place where the part of a page begins that is about one party. */
export type Anchor = Heading<Role>

export function nearestAnchor<R extends string>(
  headings: readonly Heading<R>[],
  { box }: Part,
  unit: number,
): Heading<R> | null {
  const above = headings.filter(({ part, right, bottom = Infinity }) => {
    const depth = (box.y0 - part.box.y0) / unit
    return (
      depth > -0.6 &&
      depth < reach * 1.6 &&
      box.y0 < bottom &&
      box.x0 >= part.box.x0 - 3 * unit &&
      box.x0 < right
    )
  })
  return above.toSorted((a, b) => distanceTo(a, box, unit) - distanceTo(b, box, unit))[0] ?? null
}

function distanceTo({ part }: Heading<string>, box: Part['box'], unit: number): number {
  return (box.y0 - part.box.y0) / unit + (0.2 * Math.abs(box.x0 - part.box.x0)) / unit
}

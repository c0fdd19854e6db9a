// Which party a part of the page belongs to: what stands below "Bill to" is the buyer's, up to the next such heading.
import type { Label } from './labels.ts'
import type { Role } from './lexicon/parties.ts'
import type { Scene } from './scene.ts'
import type { Part } from './sheet.ts'

export interface Anchor {
  readonly label: Label
  readonly role: Role
  /** The column ends here. */
  readonly right: number
}

/** How many lines a party's block may have. */
const reach = 16

export function anchorsOf({ labels, sheet }: Scene): Anchor[] {
  const heads = labels.filter(
    (label) =>
      label.roles.length > 0 &&
      label.concepts.includes('party') &&
      (label.isWhole || (label.hasColon && label.quality === 1)),
  )
  return heads.flatMap((label) => {
    const [role] = label.roles
    const beside = heads.filter(
      (other) =>
        other !== label &&
        other.part.box.x0 > label.part.box.x1 &&
        Math.abs(other.part.box.y0 - label.part.box.y0) < 3 * sheet.unit,
    )
    const right = Math.min(sheet.box.x1, ...beside.map(({ part }) => part.box.x0 - sheet.unit))
    return role ? [{ label, role, right }] : []
  })
}

export function roleAt(anchors: readonly Anchor[], { box }: Part, unit: number): Role | null {
  const above = anchors.filter(({ label: { part }, right }) => {
    const depth = (box.y0 - part.box.y0) / unit
    return depth > -0.6 && depth < reach * 1.6 && box.x0 >= part.box.x0 - 3 * unit && box.x0 < right
  })
  const nearest = above.toSorted((a, b) => distanceTo(a, box, unit) - distanceTo(b, box, unit))[0]
  return nearest?.role ?? null
}

function distanceTo({ label: { part } }: Anchor, box: Part['box'], unit: number): number {
  return (box.y0 - part.box.y0) / unit + (0.2 * Math.abs(box.x0 - part.box.x0)) / unit
}

// The address of a party that no label names: the block below its name or its heading.
import type { Block } from '../parties/blocks.ts'
import type { Role } from '../../lexicon/parties.ts'
import { joined } from '../../model/place.ts'
import { placeParts } from '../parties/place-parts.ts'
import { roleAt } from '../../page/regions.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import type { Grounds } from './grounds.ts'
import { trimmed, type Placed } from './placed.ts'

export function addressesOf(
  scene: Scene,
  { blocks, anchors, buyers, sellers, groups }: Grounds,
  role: Role,
  field: RequestedField,
): Placed[] {
  return blocks.flatMap((block, i) => {
    const [first] = block.lines
    if (!first || !(block.isSure || isBelowSeller(scene, block, sellers))) return []
    const named = roleAt(anchors, first.part, scene.sheet.unit)
    const at = named ?? (groups.isInOwn(field, first.part) ? role : null)
    const isBuyers = block.names.some((name) => buyers.some(({ place }) => place.part === name))
    const owner = at ?? (isBuyers ? 'buyer' : 'seller')
    if (owner !== role) return []
    const place = joined(block.lines)
    const own = trimmed(place)
    const score = (at === role ? 0.75 : block.isSure ? 0.65 : 0.5) - 0.08 * i
    // an address is no surer than that its name is the writer's
    const ofName = sellers.find(({ place: { part } }) => at === null && block.names.includes(part))
    return [{ place: own, score, ...(ofName?.maxConfidence && { maxConfidence: ofName.maxConfidence }) }]
  })
}

/** Without a postcode an address is one that stands right below its company's name. */
function isBelowSeller(scene: Scene, block: Block, sellers: readonly Placed[]): boolean {
  const name = sellers[0]?.place.part.words.at(-1)?.word
  const row = scene.sheet.rows.findIndex((parts) =>
    parts.some(({ words }) => words.some(({ word }) => word === name)),
  )
  return row >= 0 && block.row > row && block.row - row <= 2
}

export function partsOfAddress(scene: Scene, grounds: Grounds, role: Role, field: RequestedField): Placed[] {
  return addressesOf(scene, grounds, role, field).flatMap(({ place, score }) => {
    const found = placeParts(place)[field.name.concept as 'street']
    return found ? [{ place: found, score: score * 0.95 }] : []
  })
}

// Properties of a page that are found before any field: its address blocks, sender, recipient and groups.
import { blocksOf, type Block } from '../parties/blocks.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { companiesOf } from '../parties/company.ts'
import { groupsOf, type Groups } from '../../score/groups.ts'
import type { Role } from '../../lexicon/parties.ts'
import { shareText, textOf, wholePart, type Place } from '../../model/place.ts'
import { roleAt } from '../../page/regions.ts'
import type { Anchor } from '../../page/anchor.ts'
import { isSalutation } from '../parties/salutation.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import type { Placed } from './placed.ts'

export interface Grounds {
  readonly blocks: readonly Block[]
  readonly sellers: readonly Placed[]
  readonly buyers: readonly Placed[]
  readonly anchors: readonly Anchor[]
  readonly groups: Groups
  /** The one person that the schema asks for: a name without a heading is theirs. */
  readonly onlyRole: Role | null
  /** Whom the schema takes the letter to be written to. */
  readonly addressee: Role
}

export function groundsOf(
  scene: Scene,
  anchors: readonly Anchor[],
  wanted: readonly RequestedField[],
): Grounds {
  const blocks = blocksOf(scene)
  const sellers = companiesOf(scene, blocks).filter(
    ({ place }) => !isOfOther(roleAtPlace(scene, anchors, place)),
  )
  const seller = sellers[0] ? textOf(sellers[0].place) : ''
  // a receipt is written to nobody
  const letter = scene.sheet.isReceipt ? [] : blocks
  const unheaded = letter.filter(({ isSure, lines: [first] }) => {
    const role = first ? roleAt(anchors, first.part, scene.sheet.unit) : null
    return isSure && role === null
  })
  const buyers = unheaded.flatMap((block) => buyerAbove(block, seller) ?? [])
  return {
    blocks,
    // whom it is written to has not written it
    sellers: sellers.filter(({ place }, i) => i === 0 || !buyers.some((one) => shareText(one.place, place))),
    buyers,
    anchors,
    groups: groupsOf(scene, wanted, anchors),
    onlyRole: onlyPersonIn(wanted),
    addressee: addresseeIn(wanted, anchors),
  }
}

/** The buyer, where the schema has one; a recipient or the only person, where no heading names them. */
function addresseeIn(wanted: readonly RequestedField[], anchors: readonly Anchor[]): Role {
  const asked = new Set(wanted.map(({ name }) => name.role))
  if (asked.has('buyer')) return 'buyer'
  const other = asked.has('shipTo') ? 'shipTo' : onlyPersonIn(wanted)
  return other !== null && !anchors.some(({ role }) => role === other) ? other : 'buyer'
}

/** The recipient of an address block: the first name above it, unless that is the sender's. */
function buyerAbove({ names }: Block, seller: string): Placed | null {
  if (seller !== '' && names.some(({ text }) => text.includes(seller) || seller.includes(text))) return null
  const name = names.find(
    ({ text, folded }) =>
      !isSalutation(folded) &&
      !isDocumentTitle(text) &&
      !/[·•|]|\d{4}/.test(text) &&
      (text.match(/\p{L}/gu)?.length ?? 0) > 3,
  )
  return name ? { place: wholePart(name), score: 0.5 } : null
}

function onlyPersonIn(wanted: readonly RequestedField[]): Role | null {
  const roles = new Set(wanted.flatMap(({ name: { role } }) => (role && persons.has(role) ? [role] : [])))
  const [only, other] = roles
  return only && !other ? only : null
}

/** Whose "Name" needs no heading where nobody else is asked for. */
const persons: ReadonlySet<Role> = new Set([
  ...(['patient', 'applicant', 'employee', 'tenant', 'student', 'insured', 'donor', 'owner'] as const),
])

function roleAtPlace(scene: Scene, anchors: readonly Anchor[], { part }: Place): Role | null {
  return scene.rowOf(part) > 0 ? roleAt(anchors, part, scene.sheet.unit) : null
}

function isOfOther(role: Role | null): boolean {
  return role !== null && role !== 'seller' && role !== 'bank'
}

// Properties of a page that are found before any field: its address blocks, sender, recipient and groups.
import { blocksOf, type Block } from '../parties/blocks.ts'
import { recognisers } from '../../kinds/kinds.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { companiesOf } from '../parties/company.ts'
import { groupsOf, type Groups } from '../../score/groups.ts'
import type { Role } from '../../lexicon/parties.ts'
import { shareText, textOf, wholePart } from '../../model/place.ts'
import { roleAt, type Anchor } from '../../page/regions.ts'
import { isSalutation } from '../parties/salutation.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import { unite } from '../../../page.ts'
import { isInColumn } from '../parties/address-growth.ts'
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
  const sellers = companiesOf(scene, blocks).filter(({ place: { part } }) => {
    const role = scene.rowOf(part) > 0 ? roleAt(anchors, part, scene.sheet.unit) : null
    return role === null || role === 'seller' || role === 'bank'
  })
  const seller = sellers[0] ? textOf(sellers[0].place) : ''
  // a receipt is written to nobody
  const letter = scene.sheet.isReceipt ? [] : blocks
  const unheaded = letter.filter(({ isSure, lines: [first] }) => {
    const role = first ? roleAt(anchors, first.part, scene.sheet.unit) : null
    return isSure && role === null
  })
  const addressed = unheaded.flatMap((block) => {
    const name = buyerAbove(block, seller)
    // a page does not begin with whom it is written to
    return name && scene.rowOf(name) > 0 ? [{ name, block }] : []
  })
  const buyers = addressed.map(({ name }) => ({ place: wholePart(name), score: 0.5 }))
  const isAsked = wanted.some(({ name: { role } }) => role === 'buyer' || role === 'seller')
  const unnamed = addressed
    .filter(({ block }) => isAsked && isPlain(scene, block))
    .map(({ name, block }) => anchorOf(scene, name, block))
  return {
    blocks,
    // whom it is written to has not written it
    sellers: sellers.filter(({ place }, i) => i === 0 || !buyers.some((one) => shareText(one.place, place))),
    buyers,
    anchors: [...anchors, ...unnamed],
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
function buyerAbove({ names }: Block, seller: string): Part | null {
  if (seller !== '' && names.some(({ text }) => text.includes(seller) || seller.includes(text))) return null
  const isName = ({ text, folded }: Part) =>
    !isSalutation(folded) &&
    recognisers.date(folded).length === 0 &&
    !isDocumentTitle(text) &&
    !/[·•|:：]|\d{4}/u.test(text) &&
    (text.match(/\p{L}/gu)?.length ?? 0) > 3
  return names.find(isName) ?? null
}

/** Names and an address as on an envelope: no line has a label, a number or a box to tick. */
function isPlain(scene: Scene, { names, lines: [first] }: Block): boolean {
  const isLabelled = (part: Part) => scene.labelsIn(part).some(({ start }) => start < 3)
  return (
    first?.start === 0 &&
    !names.some((name) => /[:：☐☑☒]|^\P{L}*\d|\d{4}/u.test(name.text) || isLabelled(name))
  )
}

/** The lines below a recipient's name, up to the next gap: phone and tax number are theirs, too. */
function anchorOf(scene: Scene, name: Part, { lines }: Block): Anchor {
  const { rows, unit } = scene.sheet
  const own = [name, ...lines.map(({ part }) => part)]
  let last = own.at(-1) ?? name
  for (const row of rows.slice(scene.rowOf(last) + 1)) {
    const next = row.find((part) => isInColumn(scene, last, part))
    if (next && next.box.y0 - last.box.y1 > maxGap * unit) break
    last = next ?? last
  }
  const box = unite(own.map((part) => part.box))
  return { part: { ...name, box }, role: 'buyer', right: box.x1 + unit, bottom: last.box.y1 }
}

/** In heights of a part. */
const maxGap = 1.2

function onlyPersonIn(wanted: readonly RequestedField[]): Role | null {
  const roles = new Set(wanted.flatMap(({ name: { role } }) => (role && persons.has(role) ? [role] : [])))
  const [only, other] = roles
  return only && !other ? only : null
}

/** Whose "Name" needs no heading where nobody else is asked for. */
const persons: ReadonlySet<Role> = new Set([
  ...(['patient', 'applicant', 'employee', 'tenant', 'student', 'insured', 'donor', 'owner'] as const),
])

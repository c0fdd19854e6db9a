// A proposer finds values that a field could have, in one way. The registry lists all of them, and no proposer imports
// another, so each can be left out and measured.
import { hasTrait } from '../kinds/kinds.ts'
import type { Part } from '../model/sheet.ts'
import { roleAt } from '../page/regions.ts'
import type { Scene } from '../page/scene.ts'
import type { Role } from '../lexicon/parties.ts'
import type { FieldName } from '../words/names.ts'
import type { RequestedField } from '../words/requested-field.ts'
import type { Grounds } from './position/grounds.ts'
import type { Placed } from './position/placed.ts'

export interface Request {
  readonly scene: Scene
  readonly grounds: Grounds
  readonly field: RequestedField
  readonly name: FieldName
  /** The party whose value is requested; the writer of the document if the name says none. */
  readonly role: Role
}

/** How good the values are that the labels of a field gave. */
export interface Labelled {
  /** A label is the very name of the field. */
  readonly named: boolean
  readonly found: boolean
  readonly sure: boolean
}

export type Propose = (request: Request) => readonly Placed[]

export interface Proposer {
  readonly name: string
  /** The proposer is not asked if this holds. */
  readonly unless?: keyof Labelled
  readonly propose: Propose
}

export function requestOf(scene: Scene, grounds: Grounds, field: RequestedField): Request {
  const { role } = field.name
  // an employer writes the payslip
  const writer = role === null || role === 'employer' ? 'seller' : role
  return {
    scene,
    grounds,
    field,
    name: field.name,
    role: writer === grounds.addressee ? 'buyer' : writer,
  }
}

/** Whether a part of the page may be about the field's party: outside of all blocks stands what is the writer's. */
export function isOfParty({ scene, grounds, field, role }: Request, part: Part): boolean {
  if (field.name.role === null || hasTrait(field.name.type, 'bank')) return true
  const region = roleAt(grounds.anchors, part, scene.sheet.unit)
  if (region === role || grounds.groups.isInOwn(field, part)) return true
  return region === null && (role === 'seller' || !grounds.anchors.some((one) => one.role === role))
}

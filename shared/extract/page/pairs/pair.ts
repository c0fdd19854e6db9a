// A label with its value as a page pairs them by how they are set, whatever the words say.
import type { Label } from '../labels.ts'
import { joined, wholePart, type Place } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'

/**
 * In ruled cells, in tiles above each other, beside each other (a colon, a list, a small heading), or in one line with
 * others: words before a figure there are a label only by what they say.
 */
export type Setting = 'ruled' | 'tile' | 'beside' | 'segment'

export interface Pair {
  readonly label: Place
  readonly value: Place
  readonly setting: Setting
  /** The first person or company that a value of several lines names, and its place. */
  readonly who?: Place
  readonly where?: Place
}

/** All pairs of a page. */
export interface Pairs {
  readonly all: readonly PlacedPair[]
  /** The value in ruled cells whose label the part is. */
  readonly ruledAt: (part: Part) => Pair | null
  /** It is a label all of it: its value stands in another part. */
  readonly isLabel: (part: Part) => boolean
  /** It stands beside its label, in a cell or a column of its own. */
  readonly isValue: (part: Part) => boolean
}

export interface PlacedPair extends Pair {
  /** Where its label stands in reading order: the number of its part on the page. */
  readonly at: number
}

/** Whether a part is nothing but a label that is known, of whatever field. */
export type IsKnown = (part: Part) => boolean

/** Lines part the value of one or more parts from what is around it. */
export function ruledPair(label: Place, parts: readonly Part[]): Pair {
  return { label, value: joined(parts.map(wholePart)), setting: 'ruled' }
}

/** A label that no word told. */
export function labelAt({ part, start, end }: Place, row: number, index: number): Label {
  return {
    ...{ part, row, index, start, end, key: part.folded.slice(start, end) },
    ...{ concepts: [], roles: [], isAsked: true, hasColon: false, quality: 0.8 },
    isWhole: end >= part.text.length,
  }
}

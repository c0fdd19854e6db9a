// Finds which texts of a page can be of which type. Many fields ask, so results are kept.
import { fittingIn } from '../propose/remaining/fitting.ts'
import { recognisers, type ValueType } from '../kinds/kinds.ts'
import { wholePart, type Place } from '../model/place.ts'
import type { Scene } from '../page/scene.ts'
import { onceFor } from './once.ts'

export interface Fittings {
  /** Returns the part of a place that a field of the type would take. */
  readonly fitting: (place: Place, type: ValueType) => Place | null
  /** All that stands alone and may be of a type. */
  readonly alone: (type: ValueType) => readonly Place[]
  /** All that has its form. */
  readonly formed: (type: ValueType) => readonly Place[]
}

/** Texts below this share of their type's form only resemble it. */
const minForm = 0.5

export function fittingsOf(scene: Scene): Fittings {
  const parts = scene.sheet.rows.flat()
  const wholes = parts.filter((part) => !scene.isInParagraph(part)).map(wholePart)
  const known = new WeakMap<Place, Map<ValueType, Place | null>>()
  const fitting = (place: Place, type: ValueType) => {
    const own = known.get(place) ?? new Map<ValueType, Place | null>()
    known.set(place, own)
    if (!own.has(type)) own.set(type, fittingIn(place, type))
    return own.get(type) ?? null
  }
  return {
    fitting,
    alone: onceFor((type) => wholes.flatMap((place) => fitting(place, type) ?? [])),
    formed: onceFor((type) =>
      parts.flatMap((part) =>
        recognisers[type](part.folded).flatMap(({ start, end, sureness }) =>
          sureness >= minForm ? [{ part, start, end }] : [],
        ),
      ),
    ),
  }
}

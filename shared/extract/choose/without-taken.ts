// A value that is surely another field's is no rival: of two numbers on a certificate the one is its own, and then the
// other is left for whom it is given to.
import { choose } from '../score/choose.ts'
import type { Search } from '../page/candidate.ts'
import { judged, type Judged } from '../score/confidence.ts'
import { shareText } from '../model/place.ts'
import { hasForm } from '../kinds/recognisers.ts'
import type { Scene } from '../page/scene.ts'

const sure = 0.8

export function withoutTaken(scene: Scene, searches: readonly Search<Judged>[]): Search<Judged>[] {
  const chosen = choose(searches)
  const taken = [...chosen.values()].filter(({ confidence }) => confidence >= sure)
  return searches.flatMap((search) => {
    // what has no form of its own may be anything that is left
    if (chosen.has(search.field) || !hasForm(search.field.name.type)) return [search]
    const free = search.candidates.filter(
      ({ value }) => !taken.some((other) => shareText(other.value, value)),
    )
    const isLess = free.length > 0 && free.length < search.candidates.length
    return isLess ? judged(scene, [{ ...search, candidates: free }]) : [search]
  })
}

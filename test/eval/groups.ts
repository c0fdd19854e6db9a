// Groups the images of a set for the figures.
import type { Measured } from './measured.ts'

export type Group = readonly [title: string, kind: Measured['kind'], images: Measured[]]

/** Groups by kind of truth, and additionally by variant if a set has several. */
export function groupsOf(setName: string, measured: readonly Measured[]): Group[] {
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  return kinds.flatMap((kind): Group[] => {
    const images = measured.filter((each) => each.kind === kind)
    const groups = [...new Set(images.map(({ group }) => group))]
    const parts = groups.length < 2 ? [] : groups
    return [
      ...parts.map((group): Group => [
        `${setName}, ${group}`,
        kind,
        images.filter((each) => each.group === group),
      ]),
      [setName, kind, images],
    ]
  })
}

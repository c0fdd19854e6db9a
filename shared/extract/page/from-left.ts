// A page in a script that runs from the right, as if it were seen in a mirror: its labels stand left of their values
// then, and its columns begin with the item, so that everything that looks at places need know one direction only.
import type { FoundField } from '../../contract/field.ts'
import type { Box, Page } from '../../page.ts'
import { inLogicalOrder, isRightToLeft } from '../../text/direction.ts'

export interface FromLeft {
  readonly page: Page
  /** Moves found fields back to their place on the image. */
  readonly placed: (fields: readonly FoundField[]) => FoundField[]
}

export function fromLeft(page: Page): FromLeft {
  if (!isRightToLeft(page.lines.flatMap(({ words }) => words)))
    return { page, placed: (fields) => [...fields] }
  const mirrored = (box: Box): Box => ({ ...box, x0: page.width - box.x1, x1: page.width - box.x0 })
  const moved = <T extends { readonly box: Box }>(one: T): T => ({ ...one, box: mirrored(one.box) })
  const back = <T extends { readonly box: Box | null }>(one: T): T =>
    one.box ? { ...one, box: mirrored(one.box) } : one
  return {
    page: {
      ...page,
      lines: page.lines.map((line) => ({
        ...moved(line),
        words: inLogicalOrder(line.words).map(moved),
      })),
      rules: page.rules.map(moved),
      ...(page.marks ? { marks: page.marks.map(moved) } : {}),
    },
    placed: (fields) =>
      fields.map((field) => ({
        ...back(field),
        ...(field.alternatives ? { alternatives: field.alternatives.map(back) } : {}),
      })),
  }
}

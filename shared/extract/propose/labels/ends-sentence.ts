// Where a sentence ends stands no label: "Articles of Association of the | Company."
import type { Part } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'

/** Fewer words in the line above are no text that goes on. */
const fewestWords = 5
/** In heights of a part: how far off the line above may be, and how far aside. */
const [mostGap, mostAside] = [1.2, 1]

export function endsSentence(scene: Scene, part: Part): boolean {
  if (/^\p{Ll}.*\p{L}{5}\.$/u.test(part.text)) return true
  return /^[\p{L} ]*\p{L}{4}\.$/u.test(part.text) && goesOnFromAbove(scene, part)
}

/** Right above it a line of text begins where it does, and has no full stop. */
function goesOnFromAbove({ sheet, ...scene }: Scene, part: Part): boolean {
  const row = scene.rowOf(part)
  const above = sheet.rows
    .slice(Math.max(0, row - 3), row)
    .flat()
    .findLast(({ box }) => Math.abs(box.x0 - part.box.x0) < mostAside * sheet.unit)
  return (
    above !== undefined &&
    part.box.y0 - above.box.y1 < mostGap * sheet.unit &&
    above.text.split(' ').length >= fewestWords &&
    !/[.:：!?]$/u.test(above.text)
  )
}

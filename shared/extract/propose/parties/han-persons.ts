// 童思远 on a card: a Chinese name that stands alone, without a label, begins with a surname and says nothing else.
import { hanName } from '../../lexicon/han-surnames.ts'
import type { Place } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOf } from '../../words/word-senses.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

export function hanPersonsOf(scene: Scene): Place[] {
  return scene.sheet.rows.flat().flatMap((part) => personIn(scene, part) ?? [])
}

function personIn(scene: Scene, part: Part): Place | null {
  const name = hanName.exec(part.text)?.[0] ?? ''
  // with a form of address, or what is explained in brackets, behind it
  const rest = part.text.slice(name.length)
  if (name === '' || !/^ ?(?:(?:先生|女士|小姐|同学|老师) ?)?(?:[(（〈].*)?$/u.test(rest)) return null
  const isWord =
    sensesOf(name).size > 0 ||
    sensedOf(tokensOf(name)).some(({ key, senses }) => key.length > 1 && senses.size > 0)
  return isWord || scene.labelsIn(part).length > 0 ? null : { part, start: 0, end: name.length }
}

// The pairs of a page that may tell a field: not those of a label and the next one, of a form and how to fill it in, of a
// law and its number.
import type { ValueType } from '../../kinds/kinds.ts'
import { isInstruction } from '../../page/instruction.ts'
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import type { Pair } from '../../page/pairs/pair.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { sensedOf } from '../../words/senses.ts'
import { keyOf, tokensOf } from '../../lexicon/tokens.ts'
import { fittingIn } from './fitting.ts'
import type { Free } from './free.ts'

export function openPairs(scene: Scene, fields: readonly RequestedField[]): Free[] {
  const keys = new Set(fields.flatMap(({ name }) => name.keys))
  return scene
    .pairs()
    .all.filter(({ label, value, setting }) => {
      const isNextLabel = keys.has(keyOf(foldedOf(value))) || (setting !== 'ruled' && isLabel(scene, value))
      // on a specimen the drawer is called "drawer"
      const isSpecimen = foldedOf(value) === foldedOf(label)
      return (!isNextLabel || isSpecimen) && (isInCapitals(label) || !isExplained(value, setting))
    })
    .map((pair) => ({
      ...pair,
      words: sensedOf(tokensOf(foldedOf(pair.label))),
      fitting: fittingOf(pair.value),
    }))
    .filter(({ words, label }) => words.length > 0 && !ofLaw.test(foldedOf(label)))
}

/** "Lei nº 6.496", "Regulation (EU) No 1272": the number of a law is nobody's here. */
const ofLaw =
  /(?<!\p{L})(?:law|act|regulation|directive|lei|ley|loi|legge|decreto|d[eé]cret|arr[eê]t[eé]|gesetz|verordnung|richtlinie|wet|besluit|ustawa)(?: \(?\p{L}{1,4}\)?)? (?:n[.°ºo]+|nr\.?|num\.?|du|del?|vom|van)$/u

function fittingOf(value: Place): Free['fitting'] {
  const known = new Map<ValueType, Place | null>()
  return (type) => {
    if (!known.has(type)) known.set(type, fittingIn(value, type))
    return known.get(type) ?? null
  }
}

/** Whether the text of a place is the next label. */
function isLabel(scene: Scene, { part, start, end }: Place): boolean {
  return scene.labelsIn(part).some((label) => label.start <= start + 1 && label.end >= end)
}

/** TRAVAUX EFFECTUÉS: small capitals over what was filled in. */
function isInCapitals(label: Place): boolean {
  return /^\p{Lu}[\p{Lu} '’-]{3,}$/u.test(textOf(label).trim())
}

/** A form explains what is to be written, or a sentence of it goes on in the next. */
function isExplained(value: Place, setting: Pair['setting']): boolean {
  const text = textOf(value)
  const isForm = setting === 'ruled' || text.split(' ').length > maxWords
  return isForm && isInstruction(value) && !/[.!。！]$/u.test(text)
}

const maxWords = 10

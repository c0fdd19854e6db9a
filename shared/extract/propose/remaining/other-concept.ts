// A label that the lexicon knows as that of something else: the number of another kind, or who can be called there.
import { conceptById } from '../../lexicon/lexicon.ts'
import { hasForm, hasTrait } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { Free } from './free.ts'

const minKnown = 0.6

export function isOfOtherConcept(
  scene: Scene,
  { type, concept }: FieldName,
  { label, words }: Free,
): boolean {
  const [known] = scene
    .labelsIn(label.part)
    .filter(({ quality, start }) => quality >= minKnown && start < label.start + 3)
  const concepts = known?.concepts ?? []
  // behind "phone" stands no name
  if (!hasForm(type)) return concepts.some((id) => hasTrait(conceptById.get(id)?.type ?? 'text', 'contact'))
  // 单号 is the number of whatever the page is
  const isBare = words.every((word) => isTypeWord(word, type))
  return !isBare && concept !== null && concepts.length > 0 && !concepts.includes(concept)
}

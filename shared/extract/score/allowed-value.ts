// Fields whose values a person has limited: to a few choices, or to yes and no.
import type { FieldSetting } from '../../schema/field-settings.ts'
import { noWords, yesWords } from '../lexicon/words.ts'
import { isBox, isTicked } from '../page/boxes.ts'
import { fold } from '../page/parts.ts'

/** Returns the choice as it was listed, or null if the value is none of them. */
export function choiceOf(choices: readonly string[], value: string): string | null {
  const text = plain(value)
  return choices.find((choice) => plain(choice) === text) ?? null
}

export function yesOrNo(value: string): 'yes' | 'no' | null {
  const text = value.normalize('NFKC').trim()
  if (isBox(text)) return isTicked(text) ? 'yes' : 'no'
  const word = text.toLowerCase().replace(/\.$/, '')
  if (yesWords.has(word)) return 'yes'
  return noWords.has(word) ? 'no' : null
}

/** Any value is allowed for a field of another kind. */
export function isAllowedValue({ kind, choices = [] }: FieldSetting, value: string): boolean {
  if (kind === 'yesNo') return yesOrNo(value) !== null
  return kind !== 'choice' || choices.length === 0 || choiceOf(choices, value) !== null
}

function plain(text: string): string {
  return fold(text.normalize('NFKC').trim()).replace(/\s+/g, ' ')
}

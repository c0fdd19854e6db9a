// Counts the letters of each script in a reading, weighted by their confidence.
import { languageRows, type Script } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import { textOf } from '../context/trace.ts'
import type { Character } from './differences.ts'

export interface Evidence {
  readonly text: string
  readonly characters: readonly Character[]
  readonly letters: number
  /** The share of this script among all letters, weighted by confidence, 0 to 1. */
  readonly shareOf: (script: Script) => number
}

export const scripts = [...new Set(Object.values(languageRows).map((row) => row.script))]
const patterns: ReadonlyMap<Script, RegExp> = new Map(
  scripts.map((script) => [
    script,
    script === 'Japanese'
      ? /[\p{Script=Hiragana}\p{Script=Katakana}]/u
      : new RegExp(`\\p{Script=${script}}`, 'u'),
  ]),
)

export function evidenceOf(lines: readonly Line[]): Evidence {
  const sums = new Map<Script, number>()
  const characters: Character[] = []
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    for (const character of text) {
      if (!/\p{L}/u.test(character)) continue
      characters.push({ text: character, confidence })
      const script = scripts.find((each) => patterns.get(each)?.test(character))
      if (script) sums.set(script, (sums.get(script) ?? 0) + confidence)
    }
  }
  const letters = characters.length
  return {
    characters,
    text: lines.map(textOf).join('\n'),
    letters,
    shareOf: (script) => (letters === 0 ? 0 : (sums.get(script) ?? 0) / letters),
  }
}

// What a reading of a sample tells of its script: the characters of each, weighted by how sure the recogniser was.
import { languageRows, type Script } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import type { Character } from './differences.ts'

export interface Evidence {
  readonly text: string
  readonly characters: readonly Character[]
  readonly letters: number
  /** 0 to 1: of all letters, the share that is of this script, as sure as it was read. */
  readonly shareOf: (script: Script) => number
}

const scripts = [...new Set(Object.values(languageRows).map((row) => row.script))]
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
    text: lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n'),
    letters,
    shareOf: (script) => (letters === 0 ? 0 : (sums.get(script) ?? 0) / letters),
  }
}

// The meanings of one word: by the glossary, with its cases and plural, and by its cousins in other languages.
import { glossaryWords, sensesOfWord } from '../lexicon/glossary.ts'
import { rootOf } from './word-root.ts'

const none: ReadonlySet<number> = new Set()
const minStem = 3

const endings = ['', 's', 'es', 'n', 'en', 'e', 'ed', 'd', 'ing']

/** In the plural and in cases too, and by what its cousins in other languages mean. */
export function sensesOf(key: string): ReadonlySet<number> {
  for (const ending of endings) {
    const stem =
      key.length - ending.length >= minStem || ending === '' ? key.slice(0, -ending.length || undefined) : ''
    const senses = key.endsWith(ending)
      ? (sensesOfWord(stem) ?? (ending === 'ing' ? sensesOfWord(`${stem}e`) : undefined))
      : undefined
    if (senses) return senses
  }
  // monatlicher, jährliche: an adjective in its cases
  const adjective = /^(\p{Ll}{3,}(?:lich|ig|isch))(?:e[rmns]?)$/u.exec(key)?.[1]
  const said = adjective === undefined ? undefined : sensesOfWord(adjective)
  if (said) return said
  const root = rootOf(key)
  return (root === null ? undefined : sensesByRoot().get(root)) ?? none
}

// Made when it is first asked for: a program that only starts has no use for it.
let madeByRoot: ReadonlyMap<string, ReadonlySet<number>> | null = null

function sensesByRoot(): ReadonlyMap<string, ReadonlySet<number>> {
  return (madeByRoot ??= byRoot())
}

function byRoot(): Map<string, Set<number>> {
  const index = new Map<string, Set<number>>()
  for (const word of glossaryWords()) {
    const root = rootOf(word)
    if (root !== null) index.set(root, new Set([...(index.get(root) ?? []), ...senseOf(word)]))
  }
  return index
}

export function sensesOfAny(...words: readonly string[]): ReadonlySet<number> {
  return new Set(words.flatMap((word) => [...senseOf(word)]))
}

export function senseOf(word: string): ReadonlySet<number> {
  return sensesOfWord(word) ?? none
}

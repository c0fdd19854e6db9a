// The lists that generated documents are composed from: names, streets, goods and sentences by language, the facts of
// each family of documents, and the labels of the vocabulary.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lowerKey } from '../../../shared/extract/lexicon/lexicon.ts'
import { simplified } from '../../../shared/extract/lexicon/simplified.ts'
import type { Random } from './random.ts'

export const languages = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'vi', 'zh', 'ja', 'ko', 'sv'],
  'zh-Hant',
] as const
export type Language = (typeof languages)[number]

const data = path.join(import.meta.dirname, 'data')
const vocabulary = path.resolve(import.meta.dirname, '../../../data/vocabulary')

function rowsOf(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

const lists = new Map(
  rowsOf(path.join(data, 'words.tsv')).map(([list, language, words = '']) => [
    `${list ?? ''} ${language ?? ''}`,
    words.split('|'),
  ]),
)

/** Traditional Chinese uses most lists of simplified Chinese; `written` changes the characters. */
export function listOf(list: string, language: Language | 'any'): readonly string[] {
  const own = lists.get(`${list} ${language}`)
  return own ?? (language === 'zh-Hant' ? lists.get(`${list} zh`) : undefined) ?? []
}

/** The names that documents of a family have in their titles. */
export function titlesOf(family: string, language: Language): readonly string[] {
  const [all = ''] = listOf('name', language)
  const own = all.split(';').find((entry) => entry.startsWith(`${family}=`))
  return own?.slice(family.length + 1).split(',') ?? [family]
}

export interface Block {
  readonly name: string
  readonly facts: readonly (readonly [concept: string, share: number])[]
}

export const families: ReadonlyMap<string, readonly Block[]> = new Map(
  [...Map.groupBy(rowsOf(path.join(data, 'families.tsv')), ([family = '']) => family)].map(
    ([family, rows]) => [
      family,
      rows.map(([, name = '', facts = '']) => ({
        name,
        facts: facts.split(' ').map((fact) => {
          const [concept = '', share = '1'] = fact.split(':')
          return [concept, Number(share)] as const
        }),
      })),
    ],
  ),
)

const keyPhrases = new Map(
  rowsOf(path.join(data, 'keys.tsv')).map(([concept = '', keys = '']) => [concept, keys.split(',')]),
)

interface Labels {
  readonly [language: string]: readonly string[]
}

const labels = new Map<string, Labels>()
for (const [use = '', id = '', , language = '', , text = ''] of rowsOf(path.join(vocabulary, 'labels.tsv'))) {
  const key = use === 'party' ? `role ${id}` : id
  labels.set(key, { ...labels.get(key), [language]: text.split(', ') })
}

const countByKey = new Map<string, number>()
for (const own of labels.values())
  for (const key of new Set(Object.values(own).flat().map(lowerKey)))
    countByKey.set(key, (countByKey.get(key) ?? 0) + 1)

const byOwn: Partial<Record<Language, string>> = { sv: 'north', 'zh-Hant': 'zh' }

/** Concepts that have their English label in many languages. */
const isWorldwide = /^(?:iban|bic|email|website|vin|incoterm)$/

/** The printed labels of a concept, the most common first. */
export function labelsOf(concept: string, language: Language): readonly string[] {
  const known = labels.get(concept)
  const all =
    known?.[byOwn[language] ?? language] ?? (isWorldwide.test(concept) ? known?.['en'] : undefined) ?? []
  // the northern languages share a row, which begins with the Swedish ones
  const shared = language === 'sv' ? all.slice(0, 3) : all
  // a label of several concepts does not tell which of them is printed
  const clear = shared.filter((label) => (countByKey.get(lowerKey(label)) ?? 0) < 2)
  const own = clear.length > 0 ? clear : shared
  return language.startsWith('zh') ? own.filter((label) => !/[\u3040-\u30ff]/u.test(label)) : own
}

/** English phrases by which schemas ask for a concept. */
export function keyPhrasesOf(concept: string): readonly string[] {
  const own = keyPhrases.get(concept) ?? []
  const { names = [], en = [] } = labels.get(concept) ?? {}
  const short = [...names, ...en.slice(0, 6)].filter((name) => /^[a-z ]{2,26}$/.test(name))
  const byId = concept.replace(/^role /, '').replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
  return [...(own.length > 0 ? own : [byId]), ...short.slice(0, 8)]
}

const senses = rowsOf(path.join(vocabulary, 'senses.tsv')).map(([, words = '']) => words.split(', '))

export interface FreeName {
  readonly key: string
  readonly label: string
}

const scripts: Partial<Record<Language, RegExp>> = {
  zh: /^\p{Script=Han}{2,7}$/u,
  'zh-Hant': /^\p{Script=Han}{2,7}$/u,
  ko: /^\p{Script=Hangul}[\p{Script=Hangul} ]{1,9}$/u,
  ru: /^\p{Script=Cyrillic}[\p{Script=Cyrillic} ]{3,20}$/u,
  ja: /^[\p{Script=Han}]{2,7}$/u,
}

/** A subject that the lexicon has no concept for, asked for by one of its words and printed by another. */
export function freeName(random: Random, language: Language): FreeName | null {
  const row = random.pick(senses)
  const english = row.slice(0, 3).filter((word) => /^[a-z]{3,16}( [a-z]{3,12})?$/.test(word))
  const own = scripts[language]
  const printed = own ? row.filter((word) => own.test(word)) : language === 'en' ? english : []
  if (printed.length === 0 || english.length === 0) return null
  const label = random.pick(printed)
  const key = random.chance(0.6) ? random.pick(english) : random.pick(printed)
  return { key, label }
}

/** The first pair of a character is the traditional one. */
const traditional = new Map([...simplified].toReversed().map(([from, to]) => [to, from]))

/** Writes text in the characters of its language. */
export function written(text: string, language: Language): string {
  return language === 'zh-Hant' ? Array.from(text, (one) => traditional.get(one) ?? one).join('') : text
}

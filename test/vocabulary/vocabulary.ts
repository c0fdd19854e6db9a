// The vocabulary of data/vocabulary: read, checked, and compiled to the files that shared/extract/lexicon loads.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keyOf } from '../../shared/extract/lexicon/tokens.ts'
import { isValueType } from '../../shared/extract/kinds/kinds.ts'

const dir = path.join(import.meta.dirname, '../../data/vocabulary')
const files = {
  labels: ['use', 'id', 'type', 'language', 'source', 'labels'],
  senses: ['subject', 'words'],
  phrases: ['kind', 'phrase', 'words'],
  words: ['list', 'language', 'words'],
} as const

export type FileName = keyof typeof files
export type Vocabulary = Readonly<Record<FileName, readonly (readonly string[])[]>>

export function readVocabulary(): Vocabulary {
  const read = (name: FileName) => {
    const [head = '', ...rows] = readFileSync(path.join(dir, `${name}.tsv`), 'utf8')
      .trimEnd()
      .split('\n')
    if (head !== files[name].join('\t'))
      throw new Error(`${name}.tsv begins with other columns than ${files[name].join(', ')}`)
    return rows.map((row) => row.split('\t'))
  }
  return { labels: read('labels'), senses: read('senses'), phrases: read('phrases'), words: read('words') }
}

/** The compiled files by their names. */
export function compileVocabulary({ labels, senses, phrases, words }: Vocabulary): Record<string, unknown> {
  const lists = Map.groupBy(words, ([list = '']) => list)
  return {
    'labels.json': labels.map(([use, id, type, language, , text]) => [use, id, type, language, text]),
    'senses.json': { senses: senses.map(([, row]) => row), phrases },
    'words.json': Object.fromEntries(
      [...lists].map(([list, rows]) => [list, rows.flatMap(([, , text = '']) => text.split(', '))]),
    ),
  }
}

/** Scripts of which a label in the language has at least one letter, or no letter at all. */
const scripts: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
}

/** TEL, FAX, Mobile: forms of any script have them. */
const everywhere = /^[A-Za-z]{1,6}$/

/** Sentences about rows that are wrong; none if all are right. */
export function faultsOf(vocabulary: Vocabulary): string[] {
  const rows = Object.entries(files).flatMap(([name, columns]) =>
    vocabulary[name as FileName].flatMap((row, i) =>
      row.length === columns.length
        ? []
        : [`${name}.tsv, line ${i + 2}: has ${row.length} columns instead of ${columns.length}`],
    ),
  )
  const seen = new Set<string>()
  const labels = vocabulary.labels.flatMap(([use, id, type = '', language = '', , text = ''], i) => {
    const at = `labels.tsv, line ${i + 2}`
    const key = [use, id, language].join(' ')
    const isAgain = seen.has(key)
    seen.add(key)
    const all = text.split(', ')
    const script = scripts[language]
    const foreign = script
      ? all.filter((label) => /\p{L}/u.test(label) && !script.test(label) && !everywhere.test(label))
      : []
    return [
      ...(isAgain ? [`${at}: ${key} has a line already`] : []),
      ...(type === '' || isValueType(type) ? [] : [`${at}: there is no type ${type}`]),
      ...all.filter((label, n) => all.indexOf(label) !== n).map((label) => `${at}: ${label} is there twice`),
      ...foreign.map((label) => `${at}: ${label} is in another script than ${language}`),
    ]
  })
  const senses = vocabulary.senses.flatMap(([, text = ''], i) =>
    text
      .split(', ')
      .filter((word) => keyOf(word.toLowerCase()) === '')
      .map((word) => `senses.tsv, line ${i + 2}: "${word}" has no letter`),
  )
  return [...rows, ...labels, ...senses]
}

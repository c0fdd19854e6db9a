import { describe, expect, test } from 'vitest'
import { uiLanguageCodes } from '../../shared/ui-languages.ts'
import { desktopWords, pageWords } from '../../shared/words/words.ts'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')

interface Leaf {
  readonly path: string
  readonly value: unknown
}

function leavesOf(strings: object, parent = ''): Leaf[] {
  return Object.entries(strings).flatMap(([key, value]: [string, unknown]) => {
    const path = parent ? `${parent}.${key}` : key
    return typeof value === 'object' && value !== null ? leavesOf(value, path) : [{ path, value }]
  })
}

/** By its own name, or chosen from a group by a value, as in t.status[record.status], or by whom the group is given to. */
function isUsed(path: string): boolean {
  const named = new RegExp(`\\bt\\.${path.replaceAll('.', '\\.')}\\b`)
  const groups = path.split('.').map((_, at, keys) => keys.slice(0, at).join('.'))
  const isChosenFrom = (group: string) => code.includes(`t.${group}[`) || code.includes(`, t.${group})`)
  return named.test(code) || groups.some((group) => group !== '' && isChosenFrom(group))
}

test('the sources were found', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60)
})

test('every string is used by the page', () => {
  const unused = leavesOf(pageWords.en).filter(({ path }) => !isUsed(path))
  expect(unused.map(({ path }) => path)).toEqual([])
})

describe.each(uiLanguageCodes.filter((language) => language !== 'en'))('in the language %s', (language) => {
  const page = leavesOf(pageWords[language])
  const english = new Map(leavesOf(pageWords.en).map(({ path, value }) => [path, value]))

  test('there are exactly the strings of English, and none of them is empty', () => {
    expect(page.map(({ path }) => path).toSorted()).toEqual([...english.keys()].toSorted())
    expect(page.filter(({ value }) => value === '')).toEqual([])
  })

  test('no string is left untranslated but names that are the same everywhere', () => {
    const same = page.filter(({ path, value }) => value === english.get(path))
    const names =
      /^(operation\.markdown|record\.(markdown|json|views\.markdown)|settings\.units\.megabytes|folders\.sheets\.(csv|xlsx)|record\.terms\.document\.(iban|bic)|export\.formats\..*\.name)$/
    expect(same.map(({ path }) => path).filter((path) => !names.test(path))).toEqual([])
    const desktop = Object.entries(desktopWords[language])
    expect(
      desktop.filter(([key, said]) => said === desktopWords.en[key as keyof typeof desktopWords.en]),
    ).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { errors } from '../../../shared/errors.ts'
import { en } from './en.ts'
import { errorsZh } from './errors.zh.ts'
import { zh } from './zh.ts'

const sources = import.meta.glob<string>(
  ['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts', '!./*h.ts', '!./en.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
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

/** By its own name, or chosen from its group by a value, as in t.status[record.status]. */
function isUsed(path: string): boolean {
  const group = path.slice(0, path.lastIndexOf('.'))
  const named = new RegExp(`\\bt\\.${path.replaceAll('.', '\\.')}\\b`)
  return named.test(code) || code.includes(`t.${group}[`)
}

test('the sources were found', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60)
})

test('every string is used by the page', () => {
  const unused = leavesOf(en).filter(({ path }) => !isUsed(path))
  expect(unused.map(({ path }) => path)).toEqual([])
})

test('every language has exactly the same strings', () => {
  const paths = (strings: object) => leavesOf(strings).map(({ path }) => path)
  expect(paths(zh)).toEqual(paths(en))
})

test('no string is empty, and none is left untranslated but the names of formats and languages', () => {
  const same = leavesOf(zh).filter(({ value }, index) => value === leavesOf(en)[index]?.value)
  const names =
    /^(operation\.markdown|record\.(markdown|json|formats\..*)|settings\.languages\..*|folders\.kinds\..*)$/
  expect(same.map(({ path }) => path).filter((path) => !names.test(path))).toEqual([])
  expect(leavesOf(zh).filter(({ value }) => value === '')).toEqual([])
})

test('every error has a Chinese sentence that is Chinese', () => {
  expect(Object.keys(errorsZh).toSorted()).toEqual(Object.keys(errors).toSorted())
  const bodies = Object.entries(errorsZh).filter(([, say]) => !/\p{Script=Han}/u.test(say.toString()))
  // The sentence of this one is the rule itself, which comes with it.
  expect(bodies.map(([code]) => code)).toEqual(['input.invalid'])
})

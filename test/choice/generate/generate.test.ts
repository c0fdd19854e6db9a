import { expect, test } from 'vitest'
import { isIban } from '../../../shared/check-digits.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { factsOf } from './facts.ts'
import { idOf, schemaOf } from './keys.ts'
import { randomOf } from './random.ts'
import { sheetOf } from './sheet.ts'
import { notationOf } from './values.ts'
import { families, languages } from './words.ts'

const documents = [...families.keys()].flatMap((family, i) =>
  languages.map((language, j) => {
    const random = randomOf(100 * i + j)
    const notation = notationOf(random, language)
    const facts = factsOf(random, family, notation)
    return { facts, html: sheetOf(random, facts, notation).html, schema: schemaOf(random, facts, language) }
  }),
)

test('every family in every language prints most of its facts', () => {
  const shares = documents.map(({ facts, html }) => {
    const all = [...facts.blocks.values()].flat()
    return all.filter((fact) => html.includes(`data-f="${idOf(fact)}"`)).length / Math.max(1, all.length)
  })
  expect(Math.min(...shares)).toBeGreaterThan(0.3)
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9)
})

test('schemas ask for printed facts and for others, by keys that a schema may have', () => {
  const asked = documents.flatMap(({ facts, schema }) => {
    const printed = new Set([...facts.blocks.values()].flat().map(idOf))
    return schema.fields.map(({ fact }) => printed.has(fact ?? ''))
  })
  const share = asked.filter(Boolean).length / asked.length
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.9)
  for (const { schema } of documents) {
    const tree = Object.fromEntries(schema.fields.map(({ path }) => [path.join(' '), '']))
    expect(schema.fields.length === 0 || parseSchema(tree).ok).toBe(true)
  }
})

test('IBANs have right check digits', () => {
  const ibans = documents.flatMap(({ facts }) =>
    [...facts.blocks.values()].flat().filter(({ concept }) => concept === 'iban'),
  )
  expect(ibans.length).toBeGreaterThan(5)
  expect(ibans.filter(({ text }) => !isIban(text)).map(({ text }) => text)).toEqual([])
})

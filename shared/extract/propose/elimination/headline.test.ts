import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { isStateLine } from '../../words/state-line.ts'

test.each([
  'REPÚBLICA FEDERATIVA DO BRASIL',
  'République française',
  'STATE OF MONTANA',
  'Kingdom of Belgium',
])('%s is a state', (text) => {
  expect(isStateLine(text)).toBe(true)
})

test.each(['Republic Car Parks', 'Estado civil', 'Union Street', 'State Fair'])('%s is none', (text) => {
  expect(isStateLine(text)).toBe(false)
})

test('a series stands in no heading, but before the number that it is of', () => {
  const lines = [
    { text: 'REPÚBLICA FEDERATIVA DO BRASIL', height: 30 },
    { text: 'CERTIFICADO DE DISPENSA', height: 34 },
    'Nome: WESLEY TAVARES',
    'CPF: 083.514.276-40',
    '',
    'Série B Nº 0927441',
  ]
  const schema = { certificate_series: '', name: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    ...{ certificate_series: 'B', name: 'WESLEY TAVARES' },
  })
})

test('a title that is broken behind a small word goes on in the next line', () => {
  const lines = [
    '(12) United States Patent | (10) Patent No.: US 7,123,456 B2',
    { text: '(54) FOLDING RACK WITH', y: 90, height: 24 },
    { text: 'SELF-LOCKING HINGE FOR CARTS', y: 122, height: 24 },
    '',
    '(22) Filed: Nov. 4, 2032',
    'The rack has a plate with two wings that are joined to it by hinges',
    'and each of them has a pawl with a spring that holds it when it is',
    'lowered, so that no tool is needed at all by anybody who uses it.',
  ]
  expect(valuesOf({ title: '', patent_number: '' }, ...lines)).toEqual({
    ...{ title: 'FOLDING RACK WITH SELF-LOCKING HINGE FOR CARTS', patent_number: 'US 7,123,456 B2' },
  })
})

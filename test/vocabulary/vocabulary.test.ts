import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compileVocabulary, faultsOf, readVocabulary } from './vocabulary.ts'

const target = path.join(import.meta.dirname, '../../shared/extract/lexicon')

test('the vocabulary has no fault, and is compiled as it is', () => {
  const vocabulary = readVocabulary()
  expect(faultsOf(vocabulary)).toEqual([])
  for (const [name, content] of Object.entries(compileVocabulary(vocabulary)))
    expect(JSON.parse(readFileSync(path.join(target, name), 'utf8')), `npm run vocabulary`).toEqual(content)
})

test('a label that is there twice, in another script or of an unknown type is a fault', () => {
  const labels = [
    ['field', 'total', 'amount', 'en', 'own', 'total, total'],
    ['field', 'total', 'amount', 'ru', 'own', 'Summe insgesamt'],
    ['field', 'total', 'sum', 'en', 'own', 'sum'],
  ]
  expect(faultsOf({ labels, senses: [], phrases: [], words: [['months', 'en']] })).toEqual([
    'words.tsv, line 2: has 2 columns instead of 3',
    'labels.tsv, line 2: total is there twice',
    'labels.tsv, line 3: Summe insgesamt is in another script than ru',
    'labels.tsv, line 4: field total en has a line already',
    'labels.tsv, line 4: there is no type sum',
  ])
})

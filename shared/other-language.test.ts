import { expect, test } from 'vitest'
import { hintOf, type ReadLanguages } from './other-language.ts'

const read: ReadLanguages = {
  operation: 'text',
  askedLanguages: [],
  languages: ['eng'],
  languageConfidence: 0.1,
}

test('a page that was read as Chinese and English without being sure has a hint', () => {
  expect(hintOf(read)).toBe('otherLanguage')
})

test.each<[string, Partial<ReadLanguages>]>([
  ['a sure language', { languageConfidence: 0.9 }],
  ['named languages', { askedLanguages: ['eng'] }],
  ['another operation', { operation: 'multilingual' }],
  ['a page without text', { languages: [] }],
  ['a language that was not detected', { languageConfidence: null }],
])('%s needs no hint', (_, of) => {
  expect(hintOf({ ...read, ...of })).toBeNull()
})

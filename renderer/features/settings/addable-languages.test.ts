import { expect, test } from 'vitest'
import { languageRows } from '../../../shared/languages.ts'
import { addableLanguages } from './addable-languages.ts'

const all = Object.keys(languageRows)

test('installed languages are not offered', () => {
  const present = all.filter((code) => code !== 'nld')
  expect(addableLanguages(present, 'en')).toEqual([{ value: 'nld', label: 'Dutch' }])
})

test('languages are sorted by the alphabet of the display language', () => {
  const present = all.filter((code) => !['swe', 'nld', 'ukr'].includes(code))
  expect(addableLanguages(present, 'en').map(({ value }) => value)).toEqual(['nld', 'swe', 'ukr'])
  expect(addableLanguages(present, 'zh').map(({ label }) => label)).toEqual(['荷兰语', '瑞典语', '乌克兰语'])
})

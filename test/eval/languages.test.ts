import { expect, it } from 'vitest'
import { isOneLanguage, modelOf } from './languages.ts'

it.each([
  ['en', 'eng'],
  ['zh-Hans', 'chi_sim'],
  ['zh-Hant', 'chi_tra'],
  ['he', 'heb'],
  ['ru', 'rus'],
])('knows the model of %s', (lang, model) => {
  expect(modelOf(lang)).toBe(model)
})

it.each(['und', 'mixed-latin'])('reads %s as English, and expects no language to be detected', (lang) => {
  expect(modelOf(lang)).toBe('eng')
  expect(isOneLanguage(lang)).toBe(false)
})

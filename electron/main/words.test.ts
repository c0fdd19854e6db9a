import { expect, it } from 'vitest'
import { chinese, english, wordsFor } from './words.ts'

it('follows the setting, whatever the system speaks', () => {
  expect(wordsFor('zh', ['en-GB'])).toBe(chinese)
  expect(wordsFor('en', ['zh-CN'])).toBe(english)
})

it('takes the first language of the system that there are words for', () => {
  expect(wordsFor('auto', ['fr-FR', 'zh-Hans-CN', 'en'])).toBe(chinese)
  expect(wordsFor('auto', ['de', 'en-US', 'zh'])).toBe(english)
  expect(wordsFor('auto', ['fr-FR'])).toBe(english)
  expect(wordsFor('auto', [])).toBe(english)
})

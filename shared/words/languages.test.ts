import { expect, it } from 'vitest'
import { uiLanguageOf } from './languages.ts'

it('follows the setting, whatever the system speaks', () => {
  expect(uiLanguageOf('zh', ['en-GB'])).toBe('zh')
  expect(uiLanguageOf('en', ['zh-CN'])).toBe('en')
})

it('takes the first language of the system that there are words for', () => {
  expect(uiLanguageOf('auto', ['fr-FR', 'zh-Hans-CN', 'en'])).toBe('zh')
  expect(uiLanguageOf('auto', ['de', 'en-US', 'zh'])).toBe('en')
  expect(uiLanguageOf('auto', ['ZH'])).toBe('zh')
  expect(uiLanguageOf('auto', ['zha', 'fr-FR'])).toBe('en')
  expect(uiLanguageOf('auto', [])).toBe('en')
})

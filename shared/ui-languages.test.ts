import { expect, it } from 'vitest'
import { uiLanguageOf } from './ui-languages.ts'

it('follows the setting, whatever the system speaks', () => {
  expect(uiLanguageOf('zh', ['en-GB'])).toBe('zh')
  expect(uiLanguageOf('en', ['zh-CN'])).toBe('en')
})

it('takes the first language of the system that there are words for', () => {
  expect(uiLanguageOf('auto', ['xx-XX', 'zh-Hans-CN', 'en'])).toBe('zh')
  expect(uiLanguageOf('auto', ['xx', 'en-US', 'zh'])).toBe('en')
  expect(uiLanguageOf('auto', ['ZH'])).toBe('zh')
  expect(uiLanguageOf('auto', ['zha', 'xx-XX'])).toBe('en')
  expect(uiLanguageOf('auto', [])).toBe('en')
})

import { expect, it } from 'vitest'
import { chooseUiLanguage } from './ui-languages.ts'

it('follows the setting, whatever the system languages are', () => {
  expect(chooseUiLanguage('zh', ['en-GB'])).toBe('zh')
  expect(chooseUiLanguage('en', ['zh-CN'])).toBe('en')
})

it('takes the first system language that is supported', () => {
  expect(chooseUiLanguage('auto', ['xx-XX', 'zh-Hans-CN', 'en'])).toBe('zh')
  expect(chooseUiLanguage('auto', ['xx', 'en-US', 'zh'])).toBe('en')
  expect(chooseUiLanguage('auto', ['ZH'])).toBe('zh')
  expect(chooseUiLanguage('auto', ['zha', 'xx-XX'])).toBe('en')
  expect(chooseUiLanguage('auto', [])).toBe('en')
})

import { expect, test } from 'vitest'
import { fault } from '../../shared/result.ts'
import { I18n } from './i18n.svelte.ts'

test('an error about a setting uses its label in the window’s language', () => {
  const i18n = new I18n()
  const wrong = fault('input.invalid', {
    path: 'allowedOrigins[0]',
    rule: 'must be an origin such as https://example.org',
  })
  i18n.choose('en')
  expect(i18n.fault(wrong)).toBe(
    'Websites that may use the service with a key: must be an origin such as https://example.org.',
  )
  i18n.choose('zh')
  expect(i18n.fault(wrong)).toMatch(/^可以凭密钥使用服务的其他网站：/)
})

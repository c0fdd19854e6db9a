import { expect, test } from 'vitest'
import { ruleFields } from '../../shared/contract/folder-rule.ts'
import { settingRows } from '../../shared/settings.ts'
import { pageWords } from '../../shared/words/words.ts'
import { fieldLabel } from './field-label.ts'

const { en, zh } = pageWords

test('a setting and a part of a rule have the label of their control', () => {
  expect(fieldLabel('servicePort', en)).toBe('Port')
  expect(fieldLabel('allowedOrigins[2]', zh)).toBe(zh.service.origins)
  expect(fieldLabel('requestsPerMinute.pro', en)).toBe('Pro: requests a minute')
  expect(fieldLabel('trashDays', en)).toBe('Keep the trash for')
  expect(fieldLabel('webhookUrl', zh)).toBe('发送到地址')
  expect(fieldLabel('schedule.from', en)).toBe('Only at certain times')
})

test('every setting and every part of a rule has a label', () => {
  const names = [...Object.keys(settingRows), ...Object.keys(ruleFields)]
  expect(names.filter((name) => fieldLabel(`${name}[0]`, en) === `${name}[0]`)).toEqual([])
})

test('a path without a control stays unchanged', () => {
  expect(fieldLabel('images[0].base64', en)).toBe('images[0].base64')
  expect(fieldLabel('', en)).toBe('')
})

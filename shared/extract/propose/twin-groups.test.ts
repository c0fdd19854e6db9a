// Two of whom a form asks the same.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

const person = (y: number, name: string, born: string) => [
  at('姓名', 50, y),
  at(name, 200, y),
  at('出生日期', 50, y + 40),
  at(born, 200, y + 40),
]

test('the first block is of whom the schema asks for first, where no heading says whose it is', () => {
  const schema = { 男方: { 姓名: '', 出生日期: '' }, 女方: { 姓名: '', 出生日期: '' } }
  expect(
    valuesOf(schema, ...person(100, '魏子恒', '1993年11月08日'), ...person(300, '韩雨桐', '1995年02月14日')),
  ).toEqual({
    男方: { 姓名: '魏子恒', 出生日期: '1993年11月08日' },
    女方: { 姓名: '韩雨桐', 出生日期: '1995年02月14日' },
  })
})

test('a heading that says whose a block is outdoes the order', () => {
  const schema = { 男方: { 姓名: '', 出生日期: '' }, 女方: { 姓名: '', 出生日期: '' } }
  expect(
    valuesOf(
      schema,
      at('女方', 50, 60),
      ...person(100, '韩雨桐', '1995年02月14日'),
      at('男方', 50, 260),
      ...person(300, '魏子恒', '1993年11月08日'),
    ),
  ).toEqual({
    男方: { 姓名: '魏子恒', 出生日期: '1993年11月08日' },
    女方: { 姓名: '韩雨桐', 出生日期: '1995年02月14日' },
  })
})

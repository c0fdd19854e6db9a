// Whole pages of mixed Chinese and English: the text must be as a person would have typed it.
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { writeText } from './text.ts'

test('English words in Chinese text keep their spaces, and Chinese gets none', () => {
  const page = pageOf('使用 Visual Studio Code 编 写 程 序,', '运 行 npm install 之 后 再 试 一 次。')
  expect(writeText(page)).toBe('使用 Visual Studio Code 编写程序,\n运行 npm install 之后再试一次。')
})

test('Chinese words in English text are separated from it as they are set', () => {
  const page = pageOf('The word 你 好 means hello in Chinese.', 'It is read nǐ hǎo (你 好) by most people.')
  expect(writeText(page)).toBe(
    'The word 你好 means hello in Chinese.\nIt is read nǐ hǎo (你好) by most people.',
  )
})

test('a bilingual page treats each paragraph by its language', () => {
  const page = pageOf('All rights reserved by the owner.', '', '版 权 所 有 , 翻 印 必 究 。')
  expect(writeText(page)).toBe('All rights reserved by the owner.\n\n版权所有，翻印必究。')
})

test('paragraphs are joined across lines: with a space in English, without one in Chinese, hyphenated words whole', () => {
  const english = pageOf(
    'This line is long enough to be a whole recog-',
    'nised line of text that goes on and on and on',
  )
  expect(writeText(english, { joinsParagraphs: true })).toBe(
    'This line is long enough to be a whole recognised line of text that goes on and on and on',
  )
  const chinese = pageOf(
    '这 一 行 很 长 , 一 直 写 到 纸 的 右 边',
    '下 一 行 接 着 写 , 中 间 没 有 空 格 呢',
  )
  expect(writeText(chinese, { joinsParagraphs: true })).toBe(
    '这一行很长，一直写到纸的右边下一行接着写，中间没有空格呢',
  )
})

test('a deliberate line break stays, even if paragraphs are joined', () => {
  const page = pageOf('Dear all,', 'the meeting is on Monday at ten in the large room')
  expect(writeText(page, { joinsParagraphs: true })).toBe(writeText(page))
})

test('short lines, items and labels keep their breaks, even if paragraphs are joined', () => {
  for (const lines of [
    ['Harbour Fish', 'Receipt 4014', 'Total: 17.98'],
    ['Take all of the following with you to the office:', '1. The passport and both of its copies'],
    ['The invoice is payable within thirty days of its date', 'IBAN: DE89 3704 0044 0532 0130 00'],
  ]) {
    const page = pageOf(...lines)
    expect(writeText(page, { joinsParagraphs: true })).toBe(writeText(page))
  }
})

test('columns come one after the other, as blocks do', () => {
  const page = pageOf(
    'left one',
    'left two',
    { text: 'right one', x: 500, y: 50, starts: 'block' },
    { text: 'right two', x: 500 },
  )
  expect(writeText(page)).toBe('left one\nleft two\n\nright one\nright two')
})

test('borders, stamps and dirt give no lines', () => {
  const page = pageOf(
    'Total 12.50',
    { text: '|', confidence: 0.95 },
    { text: '~ — _ . ,', confidence: 0.4 },
    { text: 'i1', confidence: 0.3 },
    { text: '----------', confidence: 0.9 },
    { text: '7', confidence: 0.9 },
  )
  expect(writeText(page)).toBe('Total 12.50\n----------\n7')
})

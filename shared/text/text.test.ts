import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import type { Line } from '../page.ts'
import { joinLines, joinWords } from './join.ts'
import { restorePunctuation } from './punctuation.ts'
import { writeText } from './text.ts'

/** A line of words with a gap, in row heights, after each. */
function lineOf(words: readonly (readonly [text: string, gapAfter: number])[]): Line {
  let x = 0
  const placed = words.map(([text, gapAfter]) => {
    const x1 = x + text.length * 10
    const word = { text, box: { x0: x, y0: 0, x1, y1: 20 }, confidence: 1 }
    x = x1 + gapAfter * 20
    return word
  })
  return { box: { x0: 0, y0: 0, x1: x, y1: 20 }, words: placed, block: 0, paragraph: 0, rowHeight: 20 }
}

test.each([
  [
    [
      ['Total', 0.3],
      ['amount', 0],
    ],
    'Total amount',
  ],
  [
    [
      ['増', 0.1],
      ['値', 0.4],
      ['税', 0.1],
      ['です', 0],
    ],
    '増値税です',
  ],
  [
    [
      ['姓', 2],
      ['名', 0],
    ],
    '姓名',
  ],
  [
    [
      ['姓名', 4],
      ['张三', 0],
    ],
    '姓名 张三',
  ],
  [
    [
      ['使用', 0.05],
      ['Word', 0.05],
      ['文档', 0],
    ],
    '使用Word文档',
  ],
  [
    [
      ['使用', 0.3],
      ['Word', 0.3],
      ['文档', 0],
    ],
    '使用 Word 文档',
  ],
  [
    [
      ['使用', -0.1],
      ['Word', 0.3],
      ['文档', 0],
    ],
    '使用 Word 文档',
  ],
  [
    [
      ['使用', -0.1],
      ['Word', 0.05],
      ['文档', 0],
    ],
    '使用Word文档',
  ],
  [
    [
      ['你好', 0.3],
      [',', 0.3],
      ['Tom', 0],
    ],
    '你好, Tom',
  ],
  [
    [
      ['金额', 0.1],
      ['：', 0.4],
      ['12.50', 0],
    ],
    '金额：12.50',
  ],
  [
    [
      ['서울', 0.3],
      ['특별시', 0],
    ],
    '서울 특별시',
  ],
  [
    [
      ['สวัสดี', 0.05],
      ['ครับ', 0.5],
      ['ไทย', 0],
    ],
    'สวัสดีครับ ไทย',
  ],
  [
    [
      ['  a ', 0.3],
      [' ', 0.3],
      ['b', 0],
    ],
    'a b',
  ],
] as [[string, number][], string][])('%j reads %s', (words, text) => {
  expect(joinWords(lineOf(words))).toBe(text)
})

test('words of a right-to-left line keep their order and their spaces', () => {
  const line = lineOf([
    ['مرحبا', 0.3],
    ['بكم', 0],
  ])
  const mirrored = {
    ...line,
    words: line.words.map((w) => ({ ...w, box: { ...w.box, x0: -w.box.x1, x1: -w.box.x0 } })),
  }
  expect(joinWords(mirrored)).toBe('مرحبا بكم')
})

test('joining words never loses a character and never joins two Latin words', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    fc.constantFrom('合计', 'Total', '12.50', '，', ',', 'の', '한국', 'ไทย', '(', ')', '😀'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.float({ min: 0, max: 5, noNaN: true }))), (words) => {
      const text = joinWords(lineOf(words))
      const glued = (s: string) => s.replace(/\s/gu, '')
      const given = glued(words.map(([w]) => w).join(''))
      // Words of a right-to-left script change places, and lose nothing either.
      const sorted = (t: string) => Array.from(t).sort().join('')
      expect(sorted(glued(text))).toBe(sorted(given))
      if (!/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(given))
        expect(glued(text)).toBe(given)
      expect(text).toBe(text.trim())
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.float({ min: -1, max: 9, noNaN: true }))),
      (words) => {
        expect(joinWords(lineOf(words))).toBe(words.map(([w]) => w).join(' '))
      },
    ),
  )
})

test.each([
  ['你好,世界!再见', '你好，世界！再见'],
  ['时间:十点;地点:北京', '时间：十点；地点：北京'],
  ['公司(北京)有限', '公司（北京）有限'],
  ['公司(北京)', '公司（北京）'],
  ['公司(Beijing)有限', '公司(Beijing)有限'],
  ['金额:12,500', '金额:12,500'],
  ['你好,', '你好,'],
  ['Hello, world! (yes)', 'Hello, world! (yes)'],
  ['版本3:新', '版本3:新'],
  ['甲(乙)丙(丁)', '甲（乙）丙（丁）'],
  ['رسوم التسجيل 1,250 ريال, وتشمل الكتب', 'رسوم التسجيل 1,250 ريال، وتشمل الكتب'],
  ['هل ترغب في المزيد? نعم; شكرا', 'هل ترغب في المزيد؟ نعم؛ شكرا'],
])('%s is restored to %s', (text, restored) => {
  expect(restorePunctuation(text)).toBe(restored)
})

test('restoring punctuation is stable and changes nothing else', () => {
  const piece = fc.constantFrom(
    '中',
    '文',
    'の',
    ',',
    ':',
    ';',
    '?',
    '!',
    '(',
    ')',
    'a',
    '1',
    ' ',
    '\n',
    '，',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      const restored = restorePunctuation(text)
      expect(restorePunctuation(restored)).toBe(restored)
      expect(restored.normalize('NFKC').replace(/ /g, '')).toBe(text.normalize('NFKC').replace(/ /g, ''))
    }),
  )
})

test('lines of one paragraph are joined, without a hyphen at the end of a line', () => {
  expect(joinLines(['A recog-', 'nised word', 'and more'])).toBe('A recognised word and more')
  expect(joinLines(['the years 1990-', '2000 and Anne-', 'Marie'])).toBe('the years 1990-2000 and Anne-Marie')
  expect(joinLines(['中文不用', '空格，', '用 Word', '写'])).toBe('中文不用空格，用 Word写')
  expect(joinLines(['one -', 'two'])).toBe('one - two')
  expect(joinLines([])).toBe('')
})

test('a page keeps its lines, with a blank line between paragraphs and blocks', () => {
  const page = pageOf('First line', 'second line', '', 'Next paragraph', {
    text: '另 一 块',
    starts: 'block',
  })
  expect(writeText(page)).toBe('First line\nsecond line\n\nNext paragraph\n\n另一块')
})

test('a blank page gives no text', () => {
  expect(writeText(pageOf())).toBe('')
  expect(writeText({ ...pageOf('x'), lines: [lineOf([[' ', 0]])] })).toBe('')
})

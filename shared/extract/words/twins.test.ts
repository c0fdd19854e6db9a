import { expect, test } from 'vitest'
import type { Word } from '../../page.ts'
import { twinSpelling } from './twins.ts'

function read(text: string, confidence: number): Word {
  return { text, confidence, box: { x0: 0, y0: 0, x1: 9, y1: 9 } }
}

test('a doubtful word is spelled as the surer one that differs from it in one letter', () => {
  const spelled = twinSpelling([
    read('GETIA', 0.92),
    read('SETIA,', 0.95),
    read('Rawan9', 0.93),
    read('Rawang', 0.94),
  ])
  expect(spelled('BANDAR GETIA ALAM, Rawan9 10')).toBe('BANDAR SETIA ALAM, Rawang 10')
})

test('words that were read surely, labels, numbers and capitals stay as they are', () => {
  const spelled = twinSpelling(
    [read('Permas', 0.99), read('Permai', 0.98), read('Total', 0.9), read('Lotal', 0.99)].concat([
      read('81750', 0.9),
      read('81756', 0.99),
      read('shell', 0.9),
      read('Shell', 0.99),
    ]),
  )
  expect(spelled('Permai Total 81750 shell')).toBe('Permai Total 81750 shell')
})

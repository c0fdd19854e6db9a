import { expect, test } from 'vitest'
import { isSalutation } from './salutation.ts'

test.each(['Frau', 'Mr.', 'Gentile Signora', 'Sehr geehrte Frau', 'Estimado Sr.', 'z. Hd. Herrn Kurz'])(
  '%s on a line of its own addresses somebody',
  (line) => {
    expect(isSalutation(line.toLowerCase())).toBe(true)
  },
)

test.each(['Signora Verdi', 'Dear & Sons', 'An der Mühle', 'Firmament Ltd'])('%s names somebody', (line) => {
  expect(isSalutation(line.toLowerCase())).toBe(false)
})

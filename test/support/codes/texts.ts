// The texts of the codes that are measured: by kind, the same for the same seed.
import type { CodeKind } from '../../../shared/facts.ts'
import { pick, whole, type Random } from '../../bench/images/random.ts'

/** The kinds by the encoder's names. */
export const drawnKinds = [
  'qrcode',
  'microqrcode',
  'datamatrix',
  'pdf417',
  'azteccode',
  'code128',
  'code39',
  'ean13',
  'ean8',
  'upca',
  'interleaved2of5',
] as const
export type DrawnKind = (typeof drawnKinds)[number]

export const kindOf: Readonly<Record<DrawnKind, CodeKind>> = {
  qrcode: 'qr',
  microqrcode: 'qr',
  datamatrix: 'dataMatrix',
  pdf417: 'pdf417',
  azteccode: 'aztec',
  code128: 'code128',
  code39: 'code39',
  ean13: 'ean',
  ean8: 'ean',
  upca: 'ean',
  interleaved2of5: 'itf',
}

export function textFor(kind: DrawnKind, random: Random): string {
  switch (kind) {
    case 'qrcode':
      return pick(random, [
        `https://example.org/r/${digits(random, 8)}`,
        `BCD\n002\n1\nSCT\n\nWeinhof Müller\nDE71110220330123456789\nEUR${digits(random, 3)}.50\n\n\nRE-${digits(random, 6)}`,
        `01,32,,2431200000${digits(random, 10)},1130.00,20240115,,${digits(random, 4)},`,
        `发票号码 ${digits(random, 8)}`,
      ])
    case 'microqrcode':
      return digits(random, 5)
    case 'datamatrix':
    case 'azteccode':
      return `LOT ${digits(random, 6)} / ${letters(random, 4)}`
    case 'pdf417':
      return `${letters(random, 6)} ${digits(random, 10)}`
    case 'code128':
      return `${letters(random, 3)}-${digits(random, 7)}`
    case 'code39':
      return `${letters(random, 3)}-${digits(random, 6)}`
    case 'ean13':
      return withCheckDigit(`2${digits(random, 11)}`)
    case 'ean8':
      return withCheckDigit(digits(random, 7))
    case 'upca':
      return withCheckDigit(`4${digits(random, 10)}`)
    case 'interleaved2of5':
      return withCheckDigit(digits(random, 13))
  }
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => whole(random, 0, 9)).join('')
}

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(whole(random, 65, 90))).join('')
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

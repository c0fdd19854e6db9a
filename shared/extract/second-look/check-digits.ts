// Numbers that carry their own proof: a misread digit makes them fail.
import {
  isChineseId,
  isGermanVatId,
  isIban,
  isLuhn,
  isSocialCreditCode,
  isSpanishId,
} from '../recognisers/checks.ts'

/** Whether it is right; null where it is no such number at all. */
export function checkDigits(text: string): boolean | null {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  const known = kinds.find(({ form }) => form.test(compact))
  return known ? known.isRight(compact) : null
}

const kinds: readonly { readonly form: RegExp; readonly isRight: (compact: string) => boolean }[] = [
  { form: /^[A-Z]{2}\d{2}(?=.*\d{6})[A-Z\d]{11,30}$/, isRight: isIban },
  // a birthday stands in its middle
  {
    form: /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
    isRight: isChineseId,
  },
  { form: /^DE\d{9}$/, isRight: isGermanVatId },
  { form: /^(?:\d{8}|[XYZ]\d{7})[A-HJ-NP-TV-Z]$/, isRight: isSpanishId },
  // a payment card, by how the three large ones begin
  { form: /^(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13})$/, isRight: isLuhn },
  { form: /^[159Y][1239]\d{6}[\dA-HJ-NPQRTUWXY]{10}$/, isRight: isSocialCreditCode },
]

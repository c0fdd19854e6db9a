// Numbers that carry their own proof: a misread digit makes them fail.
import { isChineseId, isIban, isSocialCreditCode } from '../recognisers/checks.ts'

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
  { form: /^[159Y][1239]\d{6}[\dA-HJ-NPQRTUWXY]{10}$/, isRight: isSocialCreditCode },
]

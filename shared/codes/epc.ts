// Reads the code of a SEPA credit transfer as specified by the European Payments Council (EPC069-12, "GiroCode").
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { parseBic, parseIban, parseAmount } from './values.ts'

/** Returns payee, account, sum and reference; nothing if the text is no such code. */
export function factsOfEpc(text: string): Fact[] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  const [service, version, characterSet, kind, bic = '', name, account, sum, , reference, remittance] = lines
  if (service !== 'BCD' || !/^00[12]$/.test(version ?? '') || !/^[1-8]$/.test(characterSet ?? '')) return []
  const iban = parseIban(account)
  if (kind !== 'SCT' || !name || iban === null) return []
  if (bic === '' ? version === '001' : parseBic(bic) === null) return []
  const due = sum?.startsWith('EUR') ? parseAmount(sum.slice(3)) : null
  if (sum && due === null) return []
  return toFacts({
    'payee.name': name,
    iban,
    bic: parseBic(bic),
    due,
    currency: due && 'EUR',
    // A code has one of the two: the structured reference has check digits, the remittance is free text.
    paymentReference: reference || remittance,
  })
}

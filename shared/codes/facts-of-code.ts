// Reads the facts of a code on a page (a QR code or barcode). The first reader that recognises its format gives them; a
// code of an unknown format has none. Only facts that the format proves are given.
import { type CodeKind, type Fact } from '../facts.ts'
import { type Code } from '../page.ts'
import { factsOfEpc } from './epc.ts'
import { factsOfFapiao } from './fapiao.ts'
import { factsOfProductBarcode, factsOfGs1, factsOfGs1Link } from './gs1.ts'
import { factsOfIndianInvoice, factsOfPortugueseInvoice, factsOfSpanishInvoice } from './invoices.ts'
import { factsOfEmv, factsOfRussianPayment, factsOfSpd, factsOfUpi } from './payments.ts'
import { factsOfMecard, factsOfVcard } from './person.ts'
import { factsOfSwissBill } from './swiss-bill.ts'
import { factsOfWebsite } from './website.ts'
import { factsOfZatca } from './zatca.ts'

type CodeReader = (text: string, kind: CodeKind) => Fact[]

/** Narrower formats come first: an address of a tax office is more than a web address. */
const codeReaders: readonly CodeReader[] = [
  factsOfEpc,
  factsOfFapiao,
  factsOfSwissBill,
  factsOfZatca,
  factsOfPortugueseInvoice,
  factsOfSpanishInvoice,
  factsOfIndianInvoice,
  factsOfSpd,
  factsOfRussianPayment,
  factsOfUpi,
  factsOfEmv,
  factsOfVcard,
  factsOfMecard,
  factsOfGs1,
  factsOfGs1Link,
  factsOfProductBarcode,
  factsOfWebsite,
]

/** Returns the facts of a code; empty if it is malformed or of no known format. */
export function factsOfCode({ kind, text }: Pick<Code, 'kind' | 'text'>): Fact[] {
  for (const readCode of codeReaders) {
    const facts = readCode(text, kind)
    if (facts.length > 0) return facts
  }
  return []
}

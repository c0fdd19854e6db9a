// What a code means: whoever knows its form tells it, and what nobody knows means nothing. Only what its form proves is
// told.
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

/** The narrower forms first: an address that is a tax office's is more than an address. */
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

/** Of a code that is malformed nothing. */
export function factsOfCode({ kind, text }: Pick<Code, 'kind' | 'text'>): Fact[] {
  for (const readCode of codeReaders) {
    const facts = readCode(text, kind)
    if (facts.length > 0) return facts
  }
  return []
}

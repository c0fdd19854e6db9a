// The facts of a document: which concepts it prints, with values that agree with each other.
import type { Random } from './random.ts'
import {
  codeIn,
  dayIn,
  filled,
  hostOf,
  ibanIn,
  partyIn,
  personIn,
  phoneIn,
  taxIdIn,
  type Notation,
} from './values.ts'
import {
  families,
  freeName,
  labelsOf,
  listOf,
  titlesOf,
  written,
  type Block,
  type FreeName,
  type Language,
} from './words.ts'

export interface Fact {
  readonly concept: string
  readonly role: string | null
  readonly text: string
  /** Set for a subject that the lexicon has no concept for. */
  readonly free?: FreeName
  /** The lines of an address. */
  readonly lines?: readonly string[]
}

export interface Item {
  readonly [column: string]: string
}

export interface Facts {
  readonly family: string
  readonly title: string
  readonly blocks: ReadonlyMap<string, readonly Fact[]>
  readonly items: readonly Item[]
  /** Concepts that the family often has and this document lacks, by role. */
  readonly absent: readonly Pick<Fact, 'concept' | 'role' | 'free'>[]
}

/** Blocks whose facts belong to a party; the others have facts of the document. */
const roles: ReadonlySet<string> = new Set(['seller', 'buyer', 'shipTo', 'bank', 'owner', 'applicant'])

export function factsOf(random: Random, family: string, notation: Notation): Facts {
  const blocks = families.get(family) ?? []
  const sums = sumsOf(random, family, notation)
  const values = valuesFor(random, notation, sums.amounts)
  const taken = new Map<string, readonly Fact[]>()
  const absent: Pick<Fact, 'concept' | 'role' | 'free'>[] = []
  for (const block of blocks) {
    const role = roles.has(block.name) ? block.name : null
    const party = partyIn(random, notation.language, isPerson(random, family, block.name))
    const all = withFree(random, block, notation.language)
    const facts = all.flatMap(({ concept, share, free }): Fact[] => {
      const own = { concept, role, ...(free ? { free } : {}) }
      const value = random.chance(share) ? values(concept, party, free !== undefined) : null
      if (value === null) absent.push(own)
      return value === null ? [] : [{ ...own, ...value }]
    })
    taken.set(block.name, facts)
  }
  return {
    family,
    title: random.pick(titlesOf(family, notation.language)),
    blocks: taken,
    items: sums.items,
    absent,
  }
}

function isPerson(random: Random, family: string, block: string): boolean {
  if (block === 'seller' || block === 'bank') return false
  return random.chance(family === 'statement' || family === 'letter' ? 0.7 : 0.25)
}

interface Planned {
  readonly concept: string
  readonly share: number
  readonly free?: FreeName
}

/** A concept without a label in the language is left out; names of free subjects are drawn anew for each document. */
function withFree(random: Random, block: Block, language: Language): Planned[] {
  return block.facts.flatMap(([concept, share]): Planned[] => {
    if (concept !== 'free')
      return labelsOf(concept, language).length > 0 || concept === 'party' ? [{ concept, share }] : []
    const count = random.integer(3, 14)
    return Array.from({ length: count }, () => freeName(random, language)).flatMap((free) =>
      free ? [{ concept: `free ${free.key}`, share: 0.75, free }] : [],
    )
  })
}

interface Sums {
  readonly items: readonly Item[]
  readonly amounts: Readonly<Record<string, string>>
}

const rates = [5, 6, 7, 8, 10, 13, 19, 20, 21, 23]

function sumsOf(random: Random, family: string, { language, money }: Notation): Sums {
  const isReceipt = family === 'receipt' || family === 'ticket'
  const count = isReceipt ? random.integer(1, 9) : random.integer(1, 12)
  const rate = random.pick(rates)
  const decimals = random.chance(0.5)
  const rows = Array.from({ length: count }, (_, i) => {
    const quantity = random.chance(0.5) ? 1 : random.integer(1, isReceipt ? 5 : 60)
    const price =
      random.integer(1, isReceipt ? 60 : 900) * (decimals ? 1 : 100) +
      (decimals ? random.integer(0, 99) * 100 : 0)
    return { i, quantity, price, total: quantity * price }
  })
  const subtotal = rows.reduce((sum, row) => sum + row.total, 0)
  const discount = random.chance(0.5) ? Math.round(subtotal * 0.05) : Math.round(subtotal * 0.1)
  const shipping = random.integer(4, 40) * 100
  const tax = Math.round((subtotal * rate) / 100)
  const total = subtotal + tax
  const paid = Math.ceil(total / 1000) * 1000
  const percent = random.chance(0.5) ? `${String(rate)}%` : `${String(rate)},00 %`
  const items = rows.map(({ i, quantity, price, total: sum }): Item => ({
    lineNumber: String(i + 1),
    itemCode: filled(random, '@##-####'),
    item: written(random.pick(listOf('item', language)), language),
    quantity: String(quantity),
    unit: random.pick(language.startsWith('zh') ? ['个', '箱', '件', '台'] : ['pcs', 'kg', 'h', 'St', 'm']),
    unitPrice: money(price)
      .replace(/[^\d.,\s-]/g, '')
      .trim(),
    lineDiscount: '5%',
    lineTaxRate: percent,
    lineTotal: random.chance(0.5)
      ? money(sum)
      : money(sum)
          .replace(/[^\d.,\s-]/g, '')
          .trim(),
  }))
  const amounts = { subtotal, discount, shipping, tax, total, paid, change: paid - total }
  const others = {
    serviceCharge: Math.round(subtotal / 10),
    tip: Math.round(subtotal / 8),
    rounding: random.integer(-4, 4),
    deposit: Math.round(total / 3),
    openingBalance: random.integer(1000, 900_000),
    closingBalance: random.integer(1000, 900_000),
  }
  const printed = Object.entries({ ...amounts, ...others }).map(([id, cents]) => [id, money(cents)] as const)
  const quantityTotal = String(rows.reduce((sum, row) => sum + row.quantity, 0))
  return { items, amounts: { ...Object.fromEntries(printed), taxRate: percent, quantityTotal } }
}

type Value = Pick<Fact, 'text' | 'lines'>
type Party = ReturnType<typeof partyIn>

const persons = ['person', 'cashier', 'reviewer', 'drawer', 'doctor', 'payeeName']
const dates = /(?:^date|Date)$/
const codeConcepts = /Number$|Code$|^(?:reference|deliveryNote|licensePlate|vin|reference)$/

function valuesFor(random: Random, notation: Notation, amounts: Sums['amounts']) {
  const { language, date } = notation
  const from = random.integer(2004, 2025)
  const words = listOf('streetWord', language)
  const text = (list: string) => written(random.pick(listOf(list, language)), language)
  const known: Readonly<Record<string, (party: Party) => string>> = {
    party: ({ name }) => name,
    ...{
      phone: () => phoneIn(random, language),
      fax: () => phoneIn(random, language),
      mobile: () => phoneIn(random, language),
    },
    email: ({ name }) =>
      `${random.pick(['info', 'office', 'sales', 'mail', 'contact'])}@${hostOf(random, name)}`,
    website: ({ name }) => `${random.pick(['www.', 'www.', '', 'https://'])}${hostOf(random, name)}`,
    ...{
      taxId: () => taxIdIn(random, language),
      iban: () => ibanIn(random, language),
      bic: () => filled(random, '@@@@DE##'),
    },
    ...{
      street: ({ street }) => street,
      city: ({ city }) => city.replace(/^[\d\-〒 ]+/, ''),
      postcode: ({ city }) => /^[〒\d-]{4,9}/.exec(city)?.[0] ?? filled(random, '#####'),
    },
    ...{
      surname: () => personIn(random, language).surname,
      givenName: () => personIn(random, language).given,
    },
    birthDate: () => date(dayIn(random, 1948, 2008)),
    expiryDate: () => date(dayIn(random, from + 1, from + 9)),
    ...{
      birthPlace: () =>
        partyIn(random, language)
          .city.replace(/[\d#〒-]+/g, '')
          .trim(),
      state: () =>
        partyIn(random, language)
          .city.replace(/[\d#〒-]+/g, '')
          .trim(),
    },
    ...{
      time: () =>
        `${String(random.integer(7, 22)).padStart(2, '0')}:${filled(random, '##').replace(/^[6-9]/, '3')}${random.pick(['', '', ':17', ' PM'])}`,
    },
    period: () => `${date(dayIn(random, from, from))} - ${date(dayIn(random, from, from))}`,
    ...{
      height: () => `${String(random.integer(150, 199))} cm`,
      weight: () => `${String(random.integer(2, 99))} kg`,
    },
    ...{
      quantity: () => `${String(random.integer(1, 900))} ${random.pick(['pcs', 'kg', 'L', ''])}`.trim(),
      item: () => text('item'),
      spec: () => filled(random, '@-### / #.#'),
    },
    ...{
      bank: () => `${text('streetWord')} Bank`,
      branch: () => text('streetWord'),
      employer: () => partyIn(random, language).name,
      issuingAuthority: () => partyIn(random, language).name,
    },
    note: () =>
      text('note')
        .replace(/\{[fy]\}/g, String(from))
        .replace(/\{[npm]\}/g, '12'),
    subject: () => text('item'),
    title: () => text('item'),
    currency: () => notation.currency || 'EUR',
    amountInWords: () => random.pick(['SEVEN HUNDRED AND TWELVE ONLY', 'one thousand forty and 50/100']),
    idNumber: () =>
      language === 'zh' && random.chance(0.6)
        ? filled(random, '######19##0#1####') + random.pick(['X', '2', '7'])
        : codeIn(random, language),
    vin: () => filled(random, 'W@@ZZZ##@##0#####'),
    licensePlate: () => filled(random, random.pick(['@@-@@ ###', '@@## @@@', '@-####'])),
  }
  return (concept: string, party: Party, isFree: boolean): Value | null => {
    if (isFree) return { text: freeValue(random, notation, words) }
    if (concept === 'address') {
      const dense = /^(?:zh|ko)/.test(language)
      const lines = dense
        ? [`${party.city}${language === 'ko' ? ' ' : ''}${party.street}`]
        : language === 'ja'
          ? [party.city + party.street]
          : [party.street, party.city]
      return { text: lines.join(', '), lines }
    }
    const amount = amounts[concept]
    if (amount !== undefined) return { text: amount }
    const make = known[concept]
    if (make) return { text: make(party) }
    if (persons.includes(concept)) return { text: personIn(random, language).whole }
    if (dates.test(concept)) return { text: date(dayIn(random, from, from)) }
    const own = listOf(concept, language)
    const listed = own.length > 0 ? own : listOf(concept, 'any')
    if (listed.length > 0) return { text: written(random.pick(listed), language) }
    return codeConcepts.test(concept) ? { text: codeIn(random, language) } : null
  }
}

/** Any value that a form may ask for: a measure, a word, a date, a code or a name. */
function freeValue(random: Random, { language, date, money }: Notation, words: readonly string[]): string {
  const text = () => written(random.pick(listOf('item', language)), language)
  return random.pick([
    () =>
      `${String(random.integer(1, 400))}${random.pick(['', '.5', ',2'])} ${random.pick(['mm', 'kg', 'm²', '%', '°C', 'h', 'V', 'MPa', 'L'])}`,
    () => date(dayIn(random, 2008, 2025)),
    () => codeIn(random, language),
    () => String(random.integer(1, 5000)),
    () => written(random.pick(words), language),
    () => personIn(random, language).whole,
    text,
    text,
    () => partyIn(random, language).name,
    () => money(random.integer(500, 500_000)),
  ])()
}

// Schemas as people write them: which facts are asked for, also some that the document lacks, and how the keys are
// spelled, grouped and ordered.
import type { Fact, Facts } from './facts.ts'
import type { Random } from './random.ts'
import { keyPhrasesOf, labelsOf, languages, type Language } from './words.ts'

export interface Asked {
  /** The steps to the field, and the fact that is its value; none for a field that the document lacks. */
  readonly path: readonly string[]
  readonly fact: string | null
}

export interface AskedSchema {
  readonly fields: readonly Asked[]
  /** The key of the list of items with the key of each column; none if items are not asked for. */
  readonly items: { readonly key: string; readonly columns: ReadonlyMap<string, string> } | null
}

/** Facts of one document are told apart by role and concept. */
export function idOf({ role, concept }: Pick<Fact, 'role' | 'concept'>): string {
  return role === null ? concept : `${role}.${concept}`
}

type Wanted = Pick<Fact, 'concept' | 'role' | 'free'>

const abbreviations: Readonly<Record<string, readonly string[]>> = {
  ...{
    number: ['no', 'nr', 'num', 'nbr'],
    amount: ['amt'],
    quantity: ['qty'],
    date: ['dt', 'date'],
    invoice: ['inv'],
  },
  ...{
    address: ['addr'],
    customer: ['cust'],
    telephone: ['tel'],
    phone: ['ph', 'tel'],
    reference: ['ref'],
    account: ['acct', 'acc'],
  },
  ...{
    document: ['doc'],
    total: ['tot', 'total'],
    company: ['co', 'company'],
    registration: ['reg'],
    description: ['desc'],
    payment: ['pmt'],
  },
}

type Spelling = (words: string) => string

function spellingOf(random: Random): Spelling {
  const isShort = random.chance(0.2)
  const cased = random.pick<(words: readonly string[]) => string>([
    (words) => words.join('_'),
    (words) => words.join('_'),
    (words) => words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    (words) => words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    (words) => words.map(capital).join(''),
    (words) => words.map(capital).join(' '),
    (words) => words.join(' '),
    (words) => words.join(' ').toUpperCase(),
    (words) => words.join('-'),
    (words) => words.map(capital).join('_'),
  ])
  return (phrase) => {
    if (!/^[a-z #0-9%&]+$/i.test(phrase)) return phrase
    const words = phrase.toLowerCase().replace(/#/g, 'number').split(/[ &]+/).filter(Boolean)
    return cased(
      words.map((word) =>
        isShort && random.chance(0.7) ? random.pick(abbreviations[word] ?? [word]) : word,
      ),
    )
  }
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

export function schemaOf(random: Random, facts: Facts, language: Language): AskedSchema {
  const printed = [...facts.blocks.values()].flat().filter(({ concept }) => concept !== 'title')
  const isShort = random.chance(0.25)
  const count = isShort ? random.integer(1, 5) : random.integer(6, 24)
  const others = random
    .shuffled(facts.absent)
    .slice(0, Math.ceil(count * random.pick([0, 0.15, 0.3, 0.3, 0.5])))
  const chosen = new Set([...random.shuffled(printed).slice(0, count), ...others])
  // most schemas ask in the order of the page
  const ordered: Wanted[] = [...printed.filter((one) => chosen.has(one)), ...others]
  const wanted = random.chance(0.65) ? mixedIn(random, ordered) : random.shuffled(ordered)
  const ownKeys: Language = random.chance(0.07) ? random.pick(languages) : language
  const isOwn = language !== 'en' && random.chance(0.35)
  const spelled = spellingOf(random)
  const phrase = (concept: string, free?: Wanted['free']): string => {
    if (free) return spelled(free.key)
    const own = isOwn ? labelsOf(concept, ownKeys).filter((label) => label.length <= 24) : []
    return own.length > 0 ? ownSpelling(random.early(own)) : spelled(random.early(keyPhrasesOf(concept)))
  }
  const ownSpelling = (label: string) => (/^[a-z ]+$/i.test(label) ? spelled(label) : label)
  return {
    fields: withPaths(random, wanted, phrase, spelled),
    items:
      facts.items.length > 0 && hasItems(facts.family) && random.chance(0.4)
        ? itemKeys(random, phrase)
        : null,
  }
}

export function hasItems(family: string): boolean {
  return /^(?:invoice|credit|order|receipt)$/.test(family)
}

function mixedIn(random: Random, wanted: readonly Wanted[]): Wanted[] {
  return wanted
    .map((one, i) => ({ one, at: i + random.next() * (random.chance(0.3) ? 6 : 0.5) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

function withPaths(
  random: Random,
  wanted: readonly Wanted[],
  phrase: (concept: string, free?: Wanted['free']) => string,
  spelled: Spelling,
): Asked[] {
  const isNested = random.chance(0.5)
  const groups = new Map<string, string>()
  const taken = new Set<string>()
  const hasOneParty = new Set(wanted.flatMap(({ role }) => role ?? [])).size < 2
  return wanted.flatMap((one): Asked[] => {
    const { role } = one
    const group =
      role === null ? null : (groups.get(role) ?? phrase(`role ${role === 'bank' ? 'seller' : role}`))
    if (role !== null && group !== null) groups.set(role, group)
    const own = phrase(one.concept, one.free)
    const isBare = hasOneParty && one.concept !== 'party' && random.chance(0.6)
    const path =
      group === null || isBare
        ? [own]
        : isNested
          ? [group, own]
          : [joined(group, own, random.chance(0.3) && one.concept === 'party', spelled)]
    const key = path.join('.').toLowerCase()
    const isTaken = [...taken].some(
      (other) => other === key || other.startsWith(`${key}.`) || key.startsWith(`${other}.`),
    )
    if (isTaken || path.some((step) => step === '' || /[.[\]]/.test(step))) return []
    taken.add(key)
    return [{ path, fact: idOf(one) }]
  })
}

/** seller_name, customerAddress, 购买方名称; the name of a party may be the party's word alone. */
function joined(group: string, own: string, isAlone: boolean, spelled: Spelling): string {
  if (isAlone) return group
  const both = `${group} ${own}`
  if (!/^[\p{Script=Latin}\p{N} _-]+$/u.test(both)) return /\p{Script=Han}/u.test(group) ? group + own : both
  return spelled(both.replace(/[_-]/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
}

const columns = ['item', 'quantity', 'unitPrice', 'lineTotal', 'itemCode', 'unit', 'lineTaxRate']

function itemKeys(random: Random, phrase: (concept: string) => string): AskedSchema['items'] {
  const asked = columns.filter((_, i) => i === 0 || random.chance(0.5))
  const keys = new Map(asked.map((column) => [column, phrase(column)]))
  const isClear =
    new Set(keys.values()).size === keys.size && ![...keys.values()].some((key) => /[.[\]]/.test(key))
  return isClear
    ? { key: random.pick(['items', 'lines', 'line_items', 'positions', 'products']), columns: keys }
    : null
}

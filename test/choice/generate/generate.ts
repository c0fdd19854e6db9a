// Makes documents with known truth, by number: the same number and seed give the same document.
import { currencyIn } from '../../../shared/currency.ts'
import type { Page } from '../../../shared/page.ts'
import { openDrawer, pageOf, printedIn, type Drawn } from './draw.ts'
import { factsOf } from './facts.ts'
import { schemaOf, type AskedSchema } from './keys.ts'
import { misread } from './misread.ts'
import { randomOf } from './random.ts'
import { sheetOf } from './sheet.ts'
import { notationOf } from './values.ts'
import { languages, type Language } from './words.ts'

export interface GeneratedDocument {
  readonly name: string
  readonly family: string
  readonly language: Language
  readonly truth: Readonly<Record<string, unknown>>
  /** With the mistakes of a reader. */
  readonly page: Page
  readonly isReceipt: boolean
}

/** The share of each family; the first ones are what people read most. */
const familyShares = {
  ...{ invoice: 20, receipt: 18, form: 22, certificate: 9, letter: 7, order: 7, credit: 3, statement: 4 },
  ...{ identity: 4, label: 3, ticket: 3 },
} as const
const drawnFamilies = Object.entries(familyShares).flatMap(([family, share]) =>
  Array<string>(share).fill(family),
)
/** English and Chinese are half of all. */
const drawnLanguages: readonly Language[] = [
  ...languages,
  ...languages,
  ...Array<Language>(8).fill('en'),
  ...Array<Language>(9).fill('zh'),
  'zh-Hant',
  'zh-Hant',
  'de',
  'de',
]

const codes: Record<Language, string> = {
  ...{
    en: 'eng',
    de: 'deu',
    fr: 'fra',
    es: 'spa',
    it: 'ita',
    pt: 'por',
    nl: 'nld',
    pl: 'pol',
    ru: 'rus',
    vi: 'vie',
  },
  ...{ zh: 'chi_sim', ja: 'jpn', ko: 'kor', sv: 'swe', 'zh-Hant': 'chi_tra' },
}

export interface Made extends GeneratedDocument {
  /** Without mistakes. */
  readonly meant: Page
  readonly shot: Buffer | null
  readonly drawn: Drawn
}

export async function* generate({
  seed,
  from,
  count,
  withShots = false,
}: {
  seed: number
  from: number
  count: number
  withShots?: boolean
}): AsyncGenerator<Made> {
  const drawer = await openDrawer(withShots ? 2 : 1)
  try {
    for (let i = from; i < from + count; i++) {
      const random = randomOf(seed * 1_000_003 + i * 7919)
      const [family, language] = [random.pick(drawnFamilies), random.pick(drawnLanguages)]
      const notation = notationOf(random, language)
      const facts = factsOf(random, family, notation)
      const sheet = sheetOf(random, facts, notation)
      const drawn = await drawer.draw(sheet, withShots)
      const truth = truthOf(schemaOf(random, facts, language), drawn, notation.currency)
      const meant = pageOf(random, drawn, sheet, [codes[language]])
      yield {
        ...{
          name: `${family}-${language}-${String(seed)}-${String(i)}`,
          family,
          language,
          truth,
          meant,
          drawn,
        },
        page: misread(random, meant),
        isReceipt: family === 'receipt' || family === 'ticket',
        shot: drawn.shot,
      }
    }
  } finally {
    await drawer.close()
  }
}

/**
 * The printed text of each fact that the schema asks for; empty for a fact that is not printed. A sum is its number
 * alone, and the currency is the one of the sums, by its code if it has one.
 */
function truthOf(schema: AskedSchema, drawn: Drawn, currency: string): Record<string, unknown> {
  const printed = printedIn(drawn)
  const texts = [...printed.values()]
  return treeOf(schema, (fact) => {
    const text = printed.get(fact) ?? ''
    if (fact === 'currency') return currencyIn(text || (texts.find((one) => currencyIn(one)) ?? '')) ?? text
    const alone = text.replace(currency, '').trim()
    return /^-?\d[\d.,\s]*$/.test(alone) ? alone : text
  })
}

function treeOf({ fields, items }: AskedSchema, textOf: (fact: string) => string): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const { path, fact } of fields) {
    const [first = '', second] = path
    const text = fact === null ? '' : textOf(fact)
    if (second === undefined) tree[first] = text
    else tree[first] = { ...(tree[first] as Record<string, string> | undefined), [second]: text }
  }
  if (items && !(items.key in tree)) tree[items.key] = rowsOf(items.columns, textOf)
  return tree
}

function rowsOf(columns: ReadonlyMap<string, string>, textOf: (fact: string) => string): unknown[] {
  const rows: Record<string, string>[] = []
  for (let i = 0; i < 40; i++) {
    const row = Object.fromEntries(
      [...columns].map(([column, key]) => [key, textOf(`items.${String(i)}.${column}`)]),
    )
    if (Object.values(row).every((text) => text === '')) break
    rows.push(row)
  }
  return rows.length > 0 ? rows : [Object.fromEntries([...columns.values()].map((key) => [key, '']))]
}

// Makes up the rows of a receipt, and its truth.
import { pick, whole, type Random } from '../../bench/images/random.ts'
import type { Shop, ShopTexts } from './shop-texts.ts'

export type ReceiptRow =
  | { readonly kind: 'name' | 'middle' | 'left'; readonly text: string }
  | { readonly kind: 'sum' | 'total'; readonly text: string; readonly value: string }
  | { readonly kind: 'rule' }

/** Range of prices in the smallest printed unit: cents, or thousands of đồng. */
const prices = { cents: [59, 2_499], dong: [8, 240] } as const

export function receiptOf(texts: ShopTexts, shop: Shop, random: Random): ReceiptRow[] {
  const { words, decimals } = texts
  const amount = (value: number) => writtenAmount(value, decimals)
  const money = (value: number) => shop.money.replace('#', amount(value))
  const goods = pickSome(random, texts.goods, whole(random, 6, 10)).map((name) => ({
    name,
    count: random() < 0.25 ? whole(random, 2, 4) : 1,
    price: priceOf(random, decimals),
  }))
  const total = goods.reduce((sum, { count, price }) => sum + count * price, 0)
  const tax = Math.round(total / 8)
  return [
    { kind: 'name', text: shop.name },
    ...[...shop.address, shop.number].map((text) => ({ kind: 'middle' as const, text })),
    { kind: 'rule' },
    { kind: 'left', text: `${words.receipt} ${whole(random, 10_000, 99_999)}` },
    { kind: 'left', text: dateOf(random, texts.lang) },
    { kind: 'left', text: `${words.clerk}: ${pickOf(random, texts.clerks)}` },
    { kind: 'rule' },
    ...goods.map(({ name, count, price }) => ({
      kind: 'sum' as const,
      text: count === 1 ? name : `${count} x ${name}`,
      value: amount(count * price),
    })),
    { kind: 'rule' },
    { kind: 'sum', text: words.sum, value: money(total - tax) },
    { kind: 'sum', text: words.tax, value: money(tax) },
    { kind: 'total', text: words.total, value: money(total) },
    ...paymentOf(texts, total, random, money),
    { kind: 'rule' },
    ...pickOf(random, texts.thanks).map((text) => ({ kind: 'middle' as const, text })),
  ]
}

/** The text of the receipt, row by row. */
export function truthOfReceipt(rows: readonly ReceiptRow[]): string {
  return rows
    .flatMap((row) => {
      if (row.kind === 'rule') return []
      return 'value' in row ? `${row.text} ${row.value}` : row.text
    })
    .join('\n')
}

function paymentOf(
  { words, decimals }: ShopTexts,
  total: number,
  random: Random,
  money: (value: number) => string,
): ReceiptRow[] {
  if (random() < 0.5) return [{ kind: 'sum', text: words.card, value: money(total) }]
  const note = decimals === 0 ? 100 : 1_000
  const given = Math.ceil(total / note) * note
  return [
    { kind: 'sum', text: words.given, value: money(given) },
    { kind: 'sum', text: words.change, value: money(given - total) },
  ]
}

function priceOf(random: Random, decimals: number): number {
  const [from, to] = decimals === 0 ? prices.dong : prices.cents
  return whole(random, from, to)
}

/** An amount with a decimal comma, and points between thousands. */
function writtenAmount(value: number, decimals: number): string {
  const [units, rest] =
    decimals === 0
      ? [value * 1_000, '']
      : [Math.floor(value / 100), `,${String(value % 100).padStart(2, '0')}`]
  return `${String(units).replace(/\B(?=(\d{3})+$)/g, '.')}${rest}`
}

function dateOf(random: Random, lang: string): string {
  const two = (from: number, to: number) => String(whole(random, from, to)).padStart(2, '0')
  const between = ['de', 'pl'].includes(lang) ? '.' : '/'
  return `${two(1, 28)}${between}${two(1, 12)}${between}2026 ${two(8, 20)}:${two(0, 59)}`
}

function pickSome<T>(random: Random, values: readonly T[], count: number): T[] {
  const drawn = values.map((value) => ({ value, at: random() }))
  return drawn
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ value }) => value)
}

function pickOf<T>(random: Random, values: readonly T[]): T {
  const [first, ...others] = values
  if (first === undefined) throw new Error('there is nothing to pick from')
  return pick(random, [first, ...others])
}

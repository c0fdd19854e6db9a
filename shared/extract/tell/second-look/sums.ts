// The sums that the amounts of a document must add up to: a misread digit breaks one, and the right digit restores
// it.
import { amountOf } from '../../kinds/amount.ts'

/** The role of an amount in the sums, by the name of its field. */
const parts = {
  total: /(?:^|_)(?:grand_?)?total(?:_amount)?$|^amount_due$|合计|总计|价税合计/,
  subtotal: /sub_?total|net_?(?:amount|total)|total_net|不含税/,
  tax: /(?:^|_)(?:tax|vat|gst|mwst|iva|tva)(?:_amount|_total)?$|税额/,
  cash: /(?:^|_)(?:cash|paid|tendered|received)$/,
  change: /(?:^|_)change$/,
  item: /\]\.?(?:.*_)?(?:amount|total|line_total|金额)$/,
} as const

type Part = keyof typeof parts

function partOf(path: string): Part | null {
  const name = path.toLowerCase().replace(/[\s-]/g, '_')
  if (parts.item.test(name)) return 'item'
  if (name.includes('[')) return null
  const order: readonly Part[] = ['subtotal', 'tax', 'total', 'cash', 'change']
  return order.find((part) => parts[part].test(name.split('.').at(-1) ?? '')) ?? null
}

/** How many of a document's sums hold, and how many do not; a sum of which a part is missing says nothing. */
export function sumsOf(values: ReadonlyMap<string, string>): { holding: number; broken: number } {
  const known = new Map<Part, number[]>()
  for (const [path, value] of values) {
    const part = partOf(path)
    const amount = amountOf(value)
    if (part && amount !== null) known.set(part, [...(known.get(part) ?? []), Number(amount)])
  }
  const one = (part: Part) => (known.get(part)?.length === 1 ? known.get(part)?.[0] : undefined)
  const items = known.get('item')
  const sum = items && items.length > 1 ? items.reduce((total, item) => total + item, 0) : undefined
  const total = one('total')
  const subtotal = one('subtotal')
  const checks = [
    equal(total, plus(subtotal, one('tax'))),
    equal(total, minus(one('cash'), one('change'))),
    equal(sum, subtotal ?? total),
  ]
  return {
    holding: checks.filter((check) => check === true).length,
    broken: checks.filter((check) => check === false).length,
  }
}

type Known = number | undefined

function plus(a: Known, b: Known): Known {
  return a === undefined || b === undefined ? undefined : a + b
}

function minus(a: Known, b: Known): Known {
  return a === undefined || b === undefined ? undefined : a - b
}

/** To the cent: what is rounded in a sum is rounded by less. */
function equal(a: Known, b: Known): boolean | null {
  return a === undefined || b === undefined ? null : Math.abs(a - b) < 0.005
}

// The role of a field in its document, by its name: who issued it, when, how much.

/** Field names by role; of several lists the first that matches is preferred. */
export const roles = {
  who: [
    /^(company|merchant|store|shop|vendor|supplier|seller|carrier|bank_name|公司|商户|销售方|销售方名称)$/i,
    /^(name|title|holder|surname|recipient|名称|姓名)$/i,
  ],
  when: [/^(date|invoice_date|order_date|statement_date|开票日期|日期)$/i, /date|日期/i],
  amount: [
    /^(total|价税合计小写|合计|总计)$/i,
    /^(total_amount|grand_total|amount|closing_balance|合计金额|金额)$/i,
  ],
  currency: [/^(currency|币种)$/i],
  number: [/^(invoice_number|receipt_number|order_number|发票号码|收据号)$/i],
} as const satisfies Record<string, readonly RegExp[]>

export type Role = keyof typeof roles

/** A value with the names that its field goes by: its key, and the key of its object for a name such as seller.name. */
export interface NamedValue {
  readonly names: readonly string[]
  readonly value: string
}

/** The names of the field with this path. */
export function namesOf(keys: readonly string[]): string[] {
  const [last = '', parent] = keys.toReversed()
  return parent !== undefined && /^(name|名称)$/i.test(last) ? [parent] : [last]
}

/** Returns the first value whose field has the role. */
export function valueInRole<V extends NamedValue>(values: readonly V[], role: Role): V | undefined {
  for (const pattern of roles[role]) {
    const found = values.find(({ names }) => names.some((name) => pattern.test(name)))
    if (found) return found
  }
  return undefined
}

const addable =
  /^(sub_?total|net|net_amount|tax|tax_amount|vat|tip|service_charge|total|total_amount|grand_total|amount|价税合计小写|合计|合计金额|合计税额|总计|金额|税额)$/i
const notAddable = /^(cash|change|paid|tendered|rounding)$|balance/i

/** Whether the amounts of a field can be added up over documents; `kind` is the declared one. */
export function isAddable(name: string, kind: string | undefined): boolean {
  return kind === 'amount' ? !notAddable.test(name) : kind === undefined && addable.test(name)
}

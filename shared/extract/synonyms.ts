// What common fields are called on documents. A field's own name is always looked for as well, and first.
// One row a meaning; within a row the label that is meant most surely comes first.

export type ValueType = 'text' | 'amount' | 'date' | 'phone' | 'email'

export interface Concept {
  readonly type: ValueType
  /** As names and as labels: lower case, words parted by spaces, `number` for no., nr. and #. */
  readonly labels: readonly string[]
}

export const concepts: readonly Concept[] = [
  {
    type: 'amount',
    labels: [
      'grand total',
      'total amount',
      'amount due',
      'total due',
      'balance due',
      'total payable',
      'total',
      '价税合计',
      '合计金额',
      '应付金额',
      '实付金额',
      '总金额',
      '总计',
      '合计',
      '总额',
    ],
  },
  {
    type: 'date',
    labels: [
      'invoice date',
      'issue date',
      'date of issue',
      'date issued',
      'date',
      '开票日期',
      '签发日期',
      '日期',
    ],
  },
  {
    type: 'text',
    labels: [
      'invoice number',
      'invoice id',
      'receipt number',
      'bill number',
      '发票号码',
      '发票编号',
      '发票号',
      '票据号码',
      '单据号',
    ],
  },
  {
    type: 'text',
    labels: [
      'company name',
      'seller name',
      'vendor name',
      'company',
      'seller',
      'vendor',
      'supplier',
      'merchant',
      '公司名称',
      '销售方名称',
      '商户名称',
      '销售方',
      '公司',
      '商户',
    ],
  },
  {
    type: 'phone',
    labels: [
      'phone number',
      'telephone number',
      'phone',
      'telephone',
      'tel',
      'mobile',
      '联系电话',
      '电话号码',
      '手机号码',
      '电话',
      '手机',
    ],
  },
  { type: 'email', labels: ['email address', 'email', 'e mail', '电子邮箱', '电子邮件', '邮箱'] },
  { type: 'text', labels: ['company address', 'address', '公司地址', '联系地址', '地址'] },
]

/** What the last word of any name tells about its value. */
export const typeWords: Readonly<Record<Exclude<ValueType, 'text'>, readonly string[]>> = {
  amount: ['total', 'subtotal', 'amount', 'price', '金额', '总额', '总计', '合计', '价格', '单价'],
  date: ['date', '日期'],
  phone: ['phone', 'telephone', 'tel', 'mobile', '电话', '手机'],
  email: ['email', '邮箱'],
}

/** What may stand between a label and its amount without making it the label of something else: Total Sales (RM). */
export const wordsBesideAmounts: ReadonlySet<string> = new Set([
  ...['amount', 'sales', 'payable', 'due', 'rounded', 'rounding', 'incl', 'including', 'inclusive'],
  ...['of', 'rm', 'rmb', 'usd', 'eur', 'gbp', 'cny', 'jpy', 'us', 'hk', 'myr', '人民币', '元', '小写'],
])

/** These go with a word that says they are included; alone they are what the amount is of: Total GST. */
export const taxWords: ReadonlySet<string> = new Set(['tax', 'gst', 'vat', 'sst'])

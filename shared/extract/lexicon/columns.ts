// Concepts of the rows below the items of a table.

/** Words that begin the rows below a table's items: sums, taxes, payment. */
export const endConcepts: ReadonlySet<string> = new Set([
  ...[
    'total',
    'subtotal',
    'tax',
    'change',
    'paid',
    'rounding',
    'quantityTotal',
    'serviceCharge',
    'tip',
    'amountInWords',
  ],
  ...['paymentMethod', 'shipping', 'closingBalance'],
])

// Where one can begin: fields that such papers usually have.
export const samples = {
  invoice: {
    number: '',
    date: '',
    seller: { name: '', tax_id: '', address: '' },
    buyer: { name: '', tax_id: '' },
    items: [{ description: '', quantity: '', unit_price: '', amount: '' }],
    subtotal: '',
    tax: '',
    total: '',
  },
  receipt: { company: '', address: '', date: '', items: [{ name: '', price: '' }], total: '' },
  card: { name: '', title: '', company: '', phone: [''], email: '', address: '' },
  blank: { field: '' },
} as const

export type SampleName = keyof typeof samples

export function sampleBody(name: SampleName): string {
  return JSON.stringify(samples[name], null, 2)
}

/** The name comes with the address, where anything may stand. */
export function sampleNamed(name: string): SampleName | null {
  return Object.hasOwn(samples, name) ? (name as SampleName) : null
}

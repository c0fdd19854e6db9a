// The key of a field as people write a name: `receipt_number` becomes "Receipt number".

const abbreviations = /^(id|iban|bic|vat|gst|url|sku|po|tin|ssn)$/

/** A name that is no identifier, such as one with blanks, stays as it is. */
export function readableKey(key: string): string {
  if (!/^[a-z][\w-]*$/.test(key)) return key
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (abbreviations.test(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

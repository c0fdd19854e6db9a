// Checks whether changes can be appended to a PDF: its cross-reference table must be where its end says.

const tailBytes = 2048
const header = /^%PDF-/
const crossReferences = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/

export function isAppendable(bytes: Uint8Array): boolean {
  if (!header.test(latin1(bytes, 0, 8))) return false
  const end = latin1(bytes, Math.max(0, bytes.length - tailBytes), bytes.length)
  const offset = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1]
  if (offset === undefined) return false
  return crossReferences.test(latin1(bytes, Number(offset), Number(offset) + 40))
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}

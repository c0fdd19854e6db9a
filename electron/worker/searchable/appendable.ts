// Whether changes can be appended to a PDF: where its end says that the list of its objects is, there is one.

const tail = 2048
const header = /^%PDF-/
const list = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/

export function isAppendable(bytes: Uint8Array): boolean {
  if (!header.test(latin(bytes, 0, 8))) return false
  const end = latin(bytes, Math.max(0, bytes.length - tail), bytes.length)
  const place = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1]
  if (place === undefined) return false
  return list.test(latin(bytes, Number(place), Number(place) + 40))
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}

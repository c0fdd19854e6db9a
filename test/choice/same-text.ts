// Whether a value is what the truth says: by its letters, its figures and the marks between figures.
export function isSameText(truth: string, value: string): boolean {
  return truth !== '' && folded(truth) === folded(value)
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\p{N})[^\p{L}\p{N}]+|[^\p{L}\p{N}]+(?!\p{N})/gu, '')
    .replace(/\s/gu, '')
}

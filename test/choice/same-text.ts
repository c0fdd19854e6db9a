// Compares a value with the truth: by letters, digits and the marks between digits.
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

// Text as it is compared: without case, spaces and punctuation, and with one form for each character.

export function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

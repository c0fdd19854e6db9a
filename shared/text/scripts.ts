// Classifies characters by script, as far as spaces between words depend on it.

/** Han, Kana and Bopomofo, and their punctuation, whose blank is part of the character. */
export function isHanLike(character: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u.test(character) ||
    isFullWidth(character)
  )
}

/** CJK punctuation, the long vowel sign, and full-width forms of what ASCII has. */
export function isFullWidth(character: string): boolean {
  return /[\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/.test(character)
}

/** Marks that Latin and Han text have in common; next to Han they are as wide as a Han character. */
export function isSharedMark(character: string): boolean {
  return '“”‘’…—·'.includes(character) && character !== ''
}

/** Scripts of South-East Asia: no spaces between words, but some between phrases. */
export function isPhraseScript(character: string): boolean {
  return /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(character)
}

/** ASCII punctuation that follows the text before it without a space. */
export function isClosing(character: string): boolean {
  return ',.;:!?)]}%'.includes(character) && character !== ''
}

export function firstCharacter(text: string): string {
  return text === '' ? '' : String.fromCodePoint(text.codePointAt(0) ?? 0)
}

export function lastCharacter(text: string): string {
  return /[\ud800-\udbff][\udc00-\udfff]$/.exec(text)?.[0] ?? text.slice(-1)
}

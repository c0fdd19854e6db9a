// The root that a word shares with its cousins in other languages: installation, instalação and installazione are one
// word in three spellings. What kind of word it is stays in the root, so that contract and contractor are two.

/** Shorter roots are shared by chance. */
const minLength = 5

const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|qu|k/g, 'c'],
  [/y|j/g, 'i'],
  [/z/g, 'c'],
  [/t(?=i[aeo])/g, 'c'],
  [/(.)\1/g, '$1'],
]

/** The same ending in its languages, the longest first; a digit stands for what kind of word it makes. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:[ai]?cion(?:e|es|i|en|s)?|[ai]cao|[ai]coes)$/, '1'],
  [/(?:s(?:ion(?:e|es|i|en|s)?|ao|oes))$/, 's'],
  [/(?:[ei]?tat(?:en)?|[ei]ti(?:es)?|[ei]tes?|[ei]ta|[ei]dad(?:es)?|[ei]dades?)$/, '2'],
  [/(?:[ai]?ments?|[ai]mient[oi]s?|[ai]?ment[oi]s?)$/, '3'],
  [/(?:a[gi]{1,2}(?:e|es|en|io|i|em|ens)|aie|aies)$/, '5'],
  [/(?:[ae]n(?:c|ce|ces|ca|che|cia|cias|cie|cen))$/, '6'],
  [/(?:[ai]?t?eurs?|[ai]?d?or(?:es|a|e|s)?|[ai]?tor(?:es|a|e|s)?)$/, '7'],
  [/(?:ur[aei]?s?|uren)$/, '4'],
  [/(?:air(?:e|es)|ari(?:o|os|a|as|i|e|us|um)?|ar(?:y|i)?)$/, '8'],
  [/(?:al(?:e|es|i|en)?|el(?:e|es|le|er)?|ais|aux)$/, '9'],
  [/(?:ic(?:a|al|o|os|as|he|hi|i|e|s)?|isch(?:e|er|es|en)?)$/, '0'],
]

/** Null where a word has no root of its own: too short, or not in Latin letters. */
export function rootOf(key: string): string | null {
  if (key.length < minLength || !/^[a-z]+$/.test(key)) return null
  const spelt = spellings.reduce((word, [from, to]) => word.replace(from, to), key)
  for (const [ending, kind] of endings) {
    const stem = spelt.replace(ending, '')
    if (stem !== spelt && stem.length >= 3) return stem.length + 2 >= minLength ? stem + kind : null
  }
  const stem = spelt.replace(/(?:i?(?:[aeo]s?|s)|i)$/, '')
  return stem.length >= minLength ? stem : null
}

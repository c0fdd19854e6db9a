// Addresses of websites.
import { looks, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'

const written =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?<![@\p{L}\d.-])[a-z][a-z\d-]+\.(?:com|net|org|de|fr|es|it|pt|nl|ru|cn|jp|kr|vn|pl|eu|co|io|my|sg|uk|au|ca|ch|at|be|info|biz|shop|edu|gov)(?:\.[a-z]{2,3})?(?:\/[^\s,;]*)?(?![\p{L}\d@-])/gu

const recogniseUrl: Recogniser = (folded) =>
  matchesOf(written, folded, 1).map((span) => {
    const end = span.start + folded.slice(span.start, span.end).replace(/[.,;:]+$/, '').length
    return { ...span, end }
  })

export const url: Kind = {
  recognise: recogniseUrl,
  form: 9,
  clue: 11,
  family: 'contact',
  traits: ['letters', 'contact', 'party', 'onlyOne', 'unlike', 'unmistakable'],
  endings: 'url,website',
  mayBe: looks('link'),
  canBe: (text) => /[./:]/.test(text),
  withoutLabel: { minSureness: 0.9, concept: 'website', score: 0.8, scoreOfOthers: 0.65 },
}

// E-mail addresses.
import { looks, type Kind } from './kind.ts'
import { matchesOf } from './recogniser.ts'

// no script that is written without spaces is part of an address: 邮箱info@example.com
const written =
  /[\p{Script=Latin}\p{Script=Cyrillic}\d._%+-]+ ?@ ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+/gu

export const email: Kind = {
  recognise: (folded) => matchesOf(written, folded, 1),
  form: 7,
  clue: 11,
  family: 'contact',
  traits: ['letters', 'contact', 'party', 'occasion', 'onlyOne', 'unlike', 'unmistakable'],
  endings: 'email,mail,邮箱',
  normalise: (value) => value.trim().toLowerCase(),
  mayBe: looks('email'),
  canBe: (text) => /(?:[@©®]|[([]at[)\]])\s?\S*\p{L}/u.test(text),
  withoutLabel: { minSureness: 0.9, concept: 'email', score: 0.85, scoreOfOthers: 0.7 },
}

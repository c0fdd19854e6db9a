// Names of persons and things.
import { looks, type Kind } from './kind.ts'
import { recogniseText } from './text.ts'
import { isCalled } from './written.ts'

export const name: Kind = {
  recognise: recogniseText,
  form: null,
  clue: 1,
  family: 'words',
  traits: ['onlyOne', 'implied'],
  mayBe: looks('tick'),
  canBe: isCalled,
}

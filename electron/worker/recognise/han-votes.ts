// One character of Han as several looks saw it: what most of them are sure of stands. The model for the other way of
// writing makes other mistakes, and what it reads counts as written the page's own way.
import { simplified } from '../../../shared/extract/words/simplified.ts'

/** What a look saw in the place of a character; '' where nothing. */
export interface SeenCharacter {
  readonly text: string
  readonly confidence: number
}

/** `again`: by the page's own model; `other`: by that for the other way of writing. */
export function votedCharacter(
  own: SeenCharacter,
  again: readonly SeenCharacter[],
  other: SeenCharacter,
  isSimplified: boolean,
): SeenCharacter {
  const seen = [own, ...again]
  const theirs = writtenAs(other, seen, isSimplified)
  // a seldom character is read as a usual one time and again, but not by two models
  if (theirs?.text === own.text) return own
  const votes = Map.groupBy(theirs ? [...seen, theirs] : seen, ({ text }) => text)
  const isSeenTwice = again.some(({ text }) => text === own.text)
  const worth = (each: readonly SeenCharacter[]) => each.reduce((sum, { confidence }) => sum + confidence, 0)
  const [best = [own]] = [...votes.values()]
    .filter((each) => !isSeenTwice || each.length > 1)
    .sort((a, b) => worth(b) - worth(a))
  const { text } = best[0] ?? own
  return text === own.text ? own : { text, confidence: worth(best) / best.length }
}

/** The same however it is written. */
export function plain(text: string): string {
  return simplified.get(text) ?? text
}

/** The other model's character as the page would write it; null where that is not known. */
function writtenAs(
  { text, confidence }: SeenCharacter,
  seen: readonly SeenCharacter[],
  isSimplified: boolean,
): SeenCharacter | null {
  const alike = seen.find((look) => plain(look.text) === plain(text))
  if (alike) return { text: alike.text, confidence }
  if (text === '' || (!isSimplified && isOneWayOnly(text))) return null
  return { text: isSimplified ? plain(text) : text, confidence }
}

const simple = new Set(simplified.values())

function isOneWayOnly(text: string): boolean {
  return simplified.has(text) || simple.has(text)
}

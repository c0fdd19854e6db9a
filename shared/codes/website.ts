// Reads codes that hold a web address.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'

/** Returns the web address; nothing if the text is none. */
export function factsOfWebsite(text: string): Fact[] {
  const address = text.trim().replace(/^URL(?:TO)?:/i, '')
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#.]+[^\s]*$/i.test(address) ? toFacts({ website: address }) : []
}

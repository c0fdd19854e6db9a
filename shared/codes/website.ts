// An address of the web.
import { type Fact } from '../facts.ts'
import { told } from './told.ts'

export function factsOfWebsite(text: string): Fact[] {
  const address = text.trim().replace(/^URL(?:TO)?:/i, '')
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#.]+[^\s]*$/i.test(address) ? told({ website: address }) : []
}

// The languages of a picture: those that its rows are tried in, and those that were read.
import { scriptOf } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'

/** From the few words of a picture its language is hardly ever sure. */
const sureOfLanguage = 0.6

export function modelsForScene(languages: readonly string[], confidence: number | null): string[] {
  const [first] = languages
  const isSure = confidence === null || confidence >= sureOfLanguage
  if (first !== undefined && scriptOf(first) === 'Han') return [...new Set([...languages, 'eng'])]
  return isSure ? [...languages] : [...new Set(['chi_sim', 'eng', ...languages])]
}

/** A model that was only tried leaves no letters of its script. */
export function languagesOfScene(models: readonly string[], lines: readonly Line[]): string[] {
  const hasHan = lines.some(({ words }) => words.some(({ text }) => /\p{Script=Han}/u.test(text)))
  return models.filter((model) => hasHan || scriptOf(model) !== 'Han')
}

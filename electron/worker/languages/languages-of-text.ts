// Detects the languages of an exact text, such as that of a PDF.
import { languageRows, scriptOf, type Script } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import { evidenceOf, scripts, type Evidence } from './evidence.ts'
import { hanStyleOf } from './han-style.ts'
import { identify } from './identify.ts'
import type { LanguageChoice } from './language-choice.ts'

/** Shares of all letters. A Chinese page may be full of Latin names and codes. */
const minHan = 0.1
const minKana = 0.03
const minLatin = 0.02
/** More lines do not make the result more certain. */
const maxLines = 60

/** `known`: the languages that have a model. */
export async function languagesOfText(
  lines: readonly Line[],
  known: readonly string[],
): Promise<LanguageChoice> {
  const evidence = evidenceOf(lines.slice(0, maxLines))
  if (evidence.letters === 0) return { languages: ['eng'], confidence: 0 }
  const script = mainScript(evidence)
  const { language, confidence } = await identifyIn(script, evidence.text, known)
  const hasLatin = script !== 'Latin' && evidence.shareOf('Latin') > minLatin
  return { languages: hasLatin ? [language, 'eng'] : [language], confidence }
}

function mainScript({ shareOf }: Evidence): Script {
  if (shareOf('Japanese') > minKana) return 'Japanese'
  if (shareOf('Han') > minHan) return 'Han'
  return scripts.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a), 'Latin')
}

async function identifyIn(script: Script, text: string, known: readonly string[]) {
  if (script === 'Japanese') return { language: 'jpn', confidence: 1 }
  if (script === 'Han') {
    const { simplified, traditional } = hanStyleOf(text)
    return { language: traditional > simplified ? 'chi_tra' : 'chi_sim', confidence: 1 }
  }
  const isOfScript = (code: string) => scriptOf(code) === script
  const withModel = known.filter(isOfScript)
  return identify(
    text,
    withModel.length > 0 ? withModel : Object.keys(languageRows).filter(isOfScript),
    script,
  )
}

// The languages of a text that is known to the letter.
import { languageRows, scriptOf, type Script } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { hanStyleOf } from './han-style.ts'
import { identify } from './identify.ts'
import type { LanguageChoice } from './language-choice.ts'

/** Of all letters. A page of Chinese may be full of Latin names and codes. */
const leastHan = 0.1
const mostKana = 0.03
const leastBeside = 0.02
/** In lines: more of them make it no surer. */
const enough = 60

/** `known`: the languages that there are models of. */
export async function languagesOfText(
  all: readonly Line[],
  known: readonly string[],
): Promise<LanguageChoice> {
  const evidence = evidenceOf(all.slice(0, enough))
  if (evidence.letters === 0) return { languages: ['eng'], confidence: 0 }
  const script = mainScript(evidence)
  const { language, confidence } = await ofScript(script, evidence, known)
  const hasLatin = script !== 'Latin' && evidence.shareOf('Latin') > leastBeside
  return { languages: hasLatin ? [language, 'eng'] : [language], confidence }
}

function mainScript({ shareOf }: Evidence): Script {
  if (shareOf('Japanese') > mostKana) return 'Japanese'
  if (shareOf('Han') > leastHan) return 'Han'
  return scripts.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a), 'Latin')
}

async function ofScript(script: Script, { text }: Evidence, known: readonly string[]) {
  if (script === 'Japanese') return { language: 'jpn', confidence: 1 }
  if (script === 'Han') {
    const { simplified, traditional } = hanStyleOf(text)
    return { language: traditional > simplified ? 'chi_tra' : 'chi_sim', confidence: 1 }
  }
  const read = known.filter((code) => scriptOf(code) === script)
  const all = Object.keys(languageRows).filter((code) => scriptOf(code) === script)
  return identify(text, read.length > 0 ? read : all, script)
}

const scripts = [...new Set(Object.values(languageRows).map(({ script }) => script))]

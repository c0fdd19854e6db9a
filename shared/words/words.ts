// What is said in each language, by the place that says it, so that each takes along only its own. A language without some
// sentence does not compile.
import type { ProblemWords } from '../watch/findings.ts'
import * as en from './en.ts'
import type { DesktopWords, PageWords } from './en.ts'
import type { UiLanguage } from '../ui-languages.ts'
import * as zh from './zh.ts'
import { reasons as zhReasons } from './zh-reasons.ts'

type InEach<Words> = Readonly<Record<UiLanguage, Words>>

export const pageWords: InEach<PageWords> = { en: en.page, zh: zh.page }
export const desktopWords: InEach<DesktopWords> = { en: en.desktop, zh: zh.desktop }
/** Of errors and of what the doctor finds. */
export const problemWords: InEach<ProblemWords> = {
  en: { errors: en.errors, findings: en.findings, reasons: en.reasons },
  zh: { errors: zh.errors, findings: zh.findings, reasons: zhReasons },
}

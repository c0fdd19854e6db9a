// The texts in every language, grouped by the process that shows them, so that each bundles only its own.
// A missing text in a language is a compile error.
import type { ProblemWords } from '../watch/findings.ts'
import * as en from './en.ts'
import type { DesktopWords, PageWords } from './en.ts'
import type { UiLanguage } from '../ui-languages.ts'
import * as zh from './zh.ts'
import { reasons as zhReasons } from './zh-reasons.ts'

type PerLanguage<Words> = Readonly<Record<UiLanguage, Words>>

export const pageWords: PerLanguage<PageWords> = { en: en.page, zh: zh.page }
export const desktopWords: PerLanguage<DesktopWords> = { en: en.desktop, zh: zh.desktop }
/** The texts of errors and of the doctor's findings. */
export const problemWords: PerLanguage<ProblemWords> = {
  en: { errors: en.errors, findings: en.findings, reasons: en.reasons },
  zh: { errors: zh.errors, findings: zh.findings, reasons: zhReasons },
}

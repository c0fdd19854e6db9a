// What is said in each language, by the place that says it, so that each takes along only its own. A language without some
// sentence does not compile.
import type { ErrorTexts } from '../faults.ts'
import type { FindingTexts } from '../watch/findings.ts'
import * as en from './en.ts'
import type { DesktopWords, PageWords } from './en.ts'
import type { UiLanguage } from '../ui-languages.ts'
import * as zh from './zh.ts'

type InEach<Words> = Readonly<Record<UiLanguage, Words>>

export const pageWords: InEach<PageWords> = { en: en.page, zh: zh.page }
export const desktopWords: InEach<DesktopWords> = { en: en.desktop, zh: zh.desktop }
export const errorTexts: InEach<ErrorTexts> = { en: en.errors, zh: zh.errors }
export const findingTexts: InEach<FindingTexts> = { en: en.findings, zh: zh.findings }

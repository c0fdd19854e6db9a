// The strings of the language in use, and what depends on a language besides: sentences of errors, times.
import { faultText, faultTextIn } from '../../../shared/faults.ts'
import { parseFault } from '../../../shared/contract/client.ts'
import type { Fault } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import { agoOf } from '../relative-time.ts'
import { en, type Strings } from './en.ts'
import type { FindingView } from '../../../shared/contract/folder-calls.ts'
import { errorsZh } from './errors.zh.ts'
import { findingsZh } from './findings.zh.ts'
import { zh } from './zh.ts'

export type Language = 'en' | 'zh'

let strings: Readonly<Record<Language, Strings>> = $state.raw({ en, zh })

// While the page is developed, a changed sentence is shown where it stands.
import.meta.hot?.accept(['./en.ts', './zh.ts'], ([newEn, newZh]) => {
  strings = {
    en: (newEn?.['en'] as Strings | undefined) ?? strings.en,
    zh: (newZh?.['zh'] as Strings | undefined) ?? strings.zh,
  }
})

export class I18n {
  language: Language = $state(ownLanguage())
  readonly t: Strings = $derived(strings[this.language])

  choose(language: Settings['language']): void {
    this.language = language === 'auto' ? ownLanguage() : language
    document.documentElement.lang = this.language === 'zh' ? 'zh-CN' : 'en'
  }

  readonly fault = (fault: Fault): string =>
    this.language === 'zh' ? faultTextIn(errorsZh, fault) : faultText(fault)

  /** What the doctor of watch folders found; a code of another version has its English sentence. */
  readonly finding = ({ code, data, message }: FindingView): string => {
    if (this.language !== 'zh' || !Object.hasOwn(findingsZh, code)) return message
    return (findingsZh[code as keyof typeof findingsZh] as (data: unknown) => string)(data)
  }

  /** The error of a record came in an answer, whose code is only known to be some text. */
  readonly storedFault = (stored: { code: string; data: Record<string, unknown> }): string =>
    this.fault(parseFault(stored))

  readonly ago = (timeMs: number, nowMs: number): string => {
    const ago = agoOf(timeMs, nowMs)
    switch (ago.unit) {
      case 'now':
        return this.t.time.now
      case 'minutes':
        return this.t.time.minutes(ago.count)
      case 'hours':
        return this.t.time.hours(ago.count)
      case 'days':
        return this.t.time.days(ago.count)
      case 'date':
        return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(timeMs)
    }
  }

  readonly exactTime = (timeMs: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'medium' }).format(timeMs)

  readonly day = (timeMs: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(timeMs)

  readonly number = (value: number): string => new Intl.NumberFormat(this.language).format(value)
}

function ownLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

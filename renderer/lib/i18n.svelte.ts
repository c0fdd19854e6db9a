// The strings of the current language, and everything else that depends on it: error texts, times, numbers.
import { faultTextIn } from '../../shared/faults.ts'
import { parseFault } from '../../shared/contract/client.ts'
import type { FindingView } from '../../shared/contract/folder-calls.ts'
import type { Fault } from '../../shared/result.ts'
import type { Settings } from '../../shared/settings.ts'
import type { PageWords } from '../../shared/words/en.ts'
import { chooseUiLanguage, uiLanguages, type UiLanguage } from '../../shared/ui-languages.ts'
import { pageWords, problemWords } from '../../shared/words/words.ts'
import { findingTextIn, type Finding } from '../../shared/watch/findings.ts'
import { fieldLabel } from './field-label.ts'
import { fieldName, fieldPathName } from './field-name.ts'
import { toRelativeTime } from './relative-time.ts'

let strings: Readonly<Record<UiLanguage, PageWords>> = $state.raw(pageWords)

// During development changed strings are shown without a reload.
import.meta.hot?.accept('../../shared/words/words.ts', (changed) => {
  strings = (changed?.['pageWords'] as typeof strings | undefined) ?? strings
})

export class I18n {
  language: UiLanguage = $state(chooseUiLanguage('auto', navigator.languages))
  readonly t: PageWords = $derived(strings[this.language])

  /** Switches the page to the language of the settings, or of the browser. */
  choose(language: Settings['language']): void {
    this.language = chooseUiLanguage(language, navigator.languages)
    document.documentElement.lang = uiLanguages[this.language].tag
  }

  readonly fieldName = (key: string): string => fieldName(key, this.language)

  readonly fieldPathName = (path: string): string => fieldPathName(path, this.language)

  readonly fault = (fault: Fault): string => {
    const text = faultTextIn(problemWords[this.language], withLabel(fault, this.t))
    return fault.code.startsWith('schema.') ? withoutSchemaKey(text, this.t.schema.whole) : text
  }

  /** The text of a doctor's finding; a code from another version falls back to its English message. */
  readonly finding = ({ code, data, message }: FindingView): string => {
    const words = problemWords[this.language]
    // Code and data were paired by the engine.
    return Object.hasOwn(words.findings, code)
      ? findingTextIn(words, { code, data } as unknown as Finding)
      : message
  }

  /** The text of an error that came in a response, whose code is not type-checked. */
  readonly storedFault = (stored: { code: string; data: Record<string, unknown> }): string =>
    this.fault(parseFault(stored))

  readonly ago = (timeMs: number, nowMs: number): string => {
    const ago = toRelativeTime(timeMs, nowMs)
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

  /** A range of days, formatted as briefly as possible. */
  readonly days = (fromMs: number, toMs: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).formatRange(fromMs, toMs)

  readonly number = (value: number): string => new Intl.NumberFormat(this.language).format(value)
}

/** Replaces the path in an error by the label that the window shows. */
function withLabel(fault: Fault, t: PageWords): Fault {
  if (fault.code !== 'input.invalid') return fault
  return { ...fault, data: { ...fault.data, path: fieldLabel(fault.data.path, t) } }
}

/** Removes the API's key `result_schema` from an error text, because the window never shows it. */
function withoutSchemaKey(text: string, schema: string): string {
  return text.replaceAll(/result_schema(?:\.|(?=\[))/g, '').replaceAll('result_schema', schema)
}

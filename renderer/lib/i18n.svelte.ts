// The strings of the language in use, and what depends on a language besides: sentences of errors, times.
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
import { agoOf } from './relative-time.ts'

let strings: Readonly<Record<UiLanguage, PageWords>> = $state.raw(pageWords)

// While the page is developed, a changed sentence is shown where it stands.
import.meta.hot?.accept('../../shared/words/words.ts', (changed) => {
  strings = (changed?.['pageWords'] as typeof strings | undefined) ?? strings
})

export class I18n {
  language: UiLanguage = $state(chooseUiLanguage('auto', navigator.languages))
  readonly t: PageWords = $derived(strings[this.language])

  choose(language: Settings['language']): void {
    this.language = chooseUiLanguage(language, navigator.languages)
    document.documentElement.lang = uiLanguages[this.language].tag
  }

  readonly fault = (fault: Fault): string => {
    const text = faultTextIn(problemWords[this.language], withLabel(fault, this.t))
    return fault.code.startsWith('schema.') ? asInWindow(text, this.t.schema.whole) : text
  }

  /** What the doctor of watch folders found; a code of another version has its English sentence. */
  readonly finding = ({ code, data, message }: FindingView): string => {
    const words = problemWords[this.language]
    // Code and data were paired by the engine.
    return Object.hasOwn(words.findings, code)
      ? findingTextIn(words, { code, data } as unknown as Finding)
      : message
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

  /** From one day to another, in as few words as that takes. */
  readonly days = (fromMs: number, toMs: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).formatRange(fromMs, toMs)

  readonly number = (value: number): string => new Intl.NumberFormat(this.language).format(value)
}

/** An error names what is wrong as the call does; in the window it has a label. */
function withLabel(fault: Fault, t: PageWords): Fault {
  if (fault.code !== 'input.invalid') return fault
  return { ...fault, data: { ...fault.data, path: fieldLabel(fault.data.path, t) } }
}

/** Who asks over HTTP knows a schema by the key that it is sent under; in the window that key is nowhere to be seen. */
function asInWindow(text: string, schema: string): string {
  return text.replaceAll(/result_schema(?:\.|(?=\[))/g, '').replaceAll('result_schema', schema)
}

// The title of a record: what it is about if that is known, else the name of its file.
import type { RecordSummary } from '../../shared/contract/record.ts'
import { startOfDay } from '../../shared/days.ts'
import type { I18n } from './i18n.svelte.ts'

/** Dates in the title are written as in the language of the window. */
export function recordTitle({ title, filename }: RecordSummary, i18n: I18n): string {
  return (title ?? filename).replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => {
    const at = title === null ? null : startOfDay(day)
    return at === null ? day : i18n.day(at)
  })
}

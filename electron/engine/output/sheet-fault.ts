// What there is to say of a folder's sheet.
import { fault, type Fault } from '../../../shared/result.ts'
import type { SheetRow } from '../db/sheets.ts'

/** So many records are named. */
const mostNamed = 5

/** What keeps it from being right: it can't be written, or somebody's hands are on it. Null where nothing does. */
export function sheetFault({ error, state }: SheetRow): Fault | null {
  const [{ path } = { path: state.place }] = state.files
  const { kept, left } = state
  if (error) return error
  if (kept.length > 0) {
    const named = kept.slice(0, mostNamed).join(', ')
    const records = kept.length > mostNamed ? `${named}, …` : named
    return fault('sheet.kept', { path, count: kept.length, records })
  }
  return left === null ? null : fault('sheet.left', { path: left, next: path })
}

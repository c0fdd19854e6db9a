// The problem of a folder's sheet, if there is one.
import { fault, type Fault } from '../../../shared/result.ts'
import type { SheetRow } from '../db/sheets.ts'

/** The message names at most this many records. */
const maxListed = 5

/** Returns why the sheet is not up to date: it can't be written, or somebody edited it; else null. */
export function sheetFault({ error, state }: SheetRow): Fault | null {
  const [{ path } = { path: state.place }] = state.files
  const { kept, left } = state
  if (error) return error
  if (kept.length > 0) {
    const listed = kept.slice(0, maxListed).join(', ')
    const records = kept.length > maxListed ? `${listed}, …` : listed
    return fault('sheet.kept', { path, count: kept.length, records })
  }
  return left === null ? null : fault('sheet.left', { path: left, next: path })
}

// Excel workbook: a sheet with a row for each document, and a sheet for each list of the schema.
import type { Writer } from './exported.ts'
import { buildWorkbookTables } from './workbook-tables.ts'
import { writeWorkbook } from './workbook.ts'

export const xlsx: Writer = {
  name: 'Excel',
  hint: 'A workbook for spreadsheets',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isTable: false,
  write: (records) => writeWorkbook(buildWorkbookTables(records)),
}

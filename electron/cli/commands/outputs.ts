// Parses the options for the files that a watch writes: --writes, --output-dir and --sheet, as in a folder's rule.
import path from 'node:path'
import { folderSheets, writtenKinds, type WrittenKind } from '../../../shared/contract/folder-rule.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Arguments, OptionRows } from '../arguments.ts'
import { choiceRule } from '../../../shared/zod-messages.ts'

export interface Outputs {
  readonly writes: WrittenKind[]
  readonly outputDir: string | null
  readonly sheet: 'none' | 'csv' | 'xlsx'
  readonly sheetFile: string | null
}

export const outputOptions = {
  writes: {
    kind: 'list',
    placeholder: 'FORMATS',
    help: `Writes a file for each image, beside it: ${writtenKinds.join(', ')}. Separate several with commas.`,
  },
  'output-dir': { kind: 'value', placeholder: 'DIR', help: 'Writes these files to DIR instead.' },
  sheet: {
    kind: 'value',
    placeholder: 'FILE',
    help: 'Keeps a spreadsheet with a row for each document. FILE ends in .csv or .xlsx.',
  },
} as const satisfies OptionRows

export function parseOutputs(args: Arguments): Result<Outputs> {
  const names = args.list('writes').flatMap((text) => text.split(','))
  const writes: WrittenKind[] = []
  for (const name of names.map((each) => each.trim()).filter(Boolean)) {
    const kind = writtenKinds.find((each) => each === name)
    if (!kind) {
      return err('input.invalid', { path: '--writes', rule: choiceRule(writtenKinds, name) })
    }
    writes.push(kind)
  }
  const dir = args.value('output-dir')
  const file = args.value('sheet')
  const ending = file === undefined ? 'none' : path.extname(file).slice(1).toLowerCase()
  const sheet = folderSheets.find((each) => each === ending)
  if (!sheet) {
    const rule = `${file ?? ''} does not end in .csv or .xlsx. Name a file such as receipts.xlsx.`
    return err('input.invalid', { path: '--sheet', rule })
  }
  return ok({
    writes,
    outputDir: dir === undefined ? null : path.resolve(dir),
    sheet,
    sheetFile: file === undefined ? null : path.resolve(file),
  })
}

export function hasOutputs({ writes, sheet }: Outputs): boolean {
  return writes.length > 0 || sheet !== 'none'
}

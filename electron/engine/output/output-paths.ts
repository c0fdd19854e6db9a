// Decides which files are written for a result, and where. Pure, so that a preview shows exactly what will be
// written.
import path from 'node:path'
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { exportFormats, type ExportFormat } from '../../../shared/export/formats.ts'
import { readNode } from '../../../shared/schema/json-reader.ts'
import { valueAt } from './field-value.ts'
import type { SheetKind } from '../../../shared/watch/follow-sheet.ts'
import { parseTemplate, type NameFacts } from '../../../shared/watch/name-template.ts'
import type { FilePlace } from '../db/folder-files.ts'

export function extensionOf(format: ExportFormat): string {
  return `.${exportFormats[format].extension}`
}

type PlaceRule = Pick<FolderRule, 'outputDir' | 'doneDir' | 'nameTemplate'>

/**
 * The folder for the results. "Next to the image" means where the image will be: if it is moved, its files go along.
 */
export function outputBase(root: string, rule: PlaceRule): string {
  return rule.outputDir ?? rule.doneDir ?? root
}

/** The path of a folder's sheet, and the base folder that it is written below. */
export function sheetFile(
  root: string,
  rule: PlaceRule & Pick<FolderRule, 'sheetFile'>,
  kind: SheetKind,
): { base: string; file: string } {
  if (rule.sheetFile !== null) return { base: path.dirname(rule.sheetFile), file: rule.sheetFile }
  const base = outputBase(root, rule)
  return { base, file: path.join(base, `${path.basename(root) || 'sheet'}.${kind}`) }
}

/** The path of the file that is written for a result in this format. */
export function outputPath(
  root: string,
  rule: PlaceRule,
  place: FilePlace,
  facts: NameFacts,
  format: ExportFormat,
): string {
  const template = parseTemplate(rule.nameTemplate)
  // It was checked when the rule was saved; with a rule that was edited by hand, files are still written.
  const name = template.ok
    ? template.value.render(facts, extensionOf(format))
    : facts.name + extensionOf(format)
  return path.join(outputBase(root, rule), ...place.dir.split('/'), ...name.split('/'))
}

export interface NamedResult {
  readonly id: string
  readonly operation: string
  readonly hash: string
  /** When the result was finished; null in a preview. */
  readonly timestamp: number | null
  /** The JSON of its fields; null for operations without fields. */
  readonly fields: string | null
  /** The pages, if the result is a part of its file. */
  readonly pages: string | null
}

/** The facts about a file and its result that a name template can use. */
export function nameFacts(place: FilePlace, result: NamedResult, now: number): NameFacts {
  const at = new Date(result.timestamp ?? now)
  const [year, month, day] = [String(at.getFullYear()), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())]
  const ext = path.extname(place.name)
  const parsed = result.fields === null ? null : readNode(result.fields)
  return {
    name: path.basename(place.name, ext),
    ext: ext.slice(1).toLowerCase(),
    date: `${year}-${month}-${day}`,
    time: twoDigits(at.getHours()) + twoDigits(at.getMinutes()),
    year,
    month,
    day,
    operation: result.operation,
    id: result.id,
    folder: place.dir.split('/').filter(Boolean).at(-1) ?? '',
    hash: result.hash.slice(0, 8),
    part: result.pages ?? '',
    // In a preview there is no value yet, so the name of the field is shown in its place.
    field: (field) =>
      result.timestamp === null ? field : parsed && 'node' in parsed ? valueAt(parsed.node, field) : null,
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

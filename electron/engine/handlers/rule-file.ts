// A watch folder's rule as a file, for another machine or as a copy. It contains the schema, because an id means
// nothing elsewhere.
import { z } from 'zod'
import { filePath } from '../../../shared/file-path.ts'
import { ruleFields } from '../../../shared/contract/folder-rule.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { fieldSettingsSchema } from '../../../shared/schema/field-settings.ts'
import type { FolderRow } from '../db/folders.ts'
import { reason } from '../../../shared/reasons.ts'
import { zodMessages, issueText } from '../../../shared/zod-messages.ts'

const fileSchema = z.object({
  fovea: z.literal('watch folder'),
  version: z.literal(1),
  path: filePath,
  rule: z.object(ruleFields).omit({ schemaId: true, webhookHeader: true }).partial(),
  schema: z
    .object({ name: z.string(), body: z.string(), settings: fieldSettingsSchema.default({}) })
    .nullable(),
})

export type RuleFile = z.infer<typeof fileSchema>

/** Converts files of older versions, in which the sheet was one of the files written for each result. */
function upgradeSheet(json: unknown): unknown {
  const file = z.looseObject({ rule: z.looseObject({ writes: z.array(z.unknown()) }) }).safeParse(json)
  if (!file.success || !file.data.rule.writes.includes('sheet')) return json
  const { rule } = file.data
  const writes = rule.writes.filter((kind) => kind !== 'sheet')
  return { ...file.data, rule: { ...rule, writes, sheet: 'csv' } }
}

/** Returns the text of the file. */
export function writeRuleFile(folder: FolderRow, schema: RuleFile['schema']): string {
  const { schemaId: _, webhookHeader: __, ...rule } = folder.rule
  const file: RuleFile = { fovea: 'watch folder', version: 1, path: folder.path, rule, schema }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Parses the file; also those of older versions. */
export function readRuleFile(text: string): Result<RuleFile> {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    if (error instanceof SyntaxError) return err('folder.ruleText', { why: reason('it is not JSON') })
    throw error
  }
  const parsed = fileSchema.safeParse(upgradeSheet(json), zodMessages)
  if (parsed.success) return ok(parsed.data)
  const issue = parsed.error.issues[0]
  return err('folder.ruleText', {
    why: issue ? issueText(issue) : reason('has the wrong form'),
  })
}

// Handlers that export and import rules of watch folders.
import path from 'node:path'
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import { matchSettings } from '../../../shared/schema/with-settings.ts'
import { readRuleFile, writeRuleFile, type RuleFile } from './rule-file.ts'
import { applyChanges } from './folder-rules.ts'
import type { Handlers } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

interface FileParts extends Pick<HandlerParts, 'folders' | 'schemas' | 'shelf'> {
  readonly add: (path: string, rule: FolderRule) => Promise<Result<WatchFolder>>
}

export function folderFileHandlers(parts: FileParts): Handlers<'folders.export' | 'folders.import'> {
  return {
    /** Returns a folder's rule, with its schema, as the text of a file. */
    'folders.export'({ id }) {
      const folder = parts.folders.get(id)
      if (!folder) return err('folder.unknown', { id })
      const schema = folder.rule.schemaId === null ? null : parts.schemas.get(folder.rule.schemaId)
      const content = writeRuleFile(
        folder,
        schema && { name: schema.name, body: schema.body, settings: schema.settings },
      )
      const filename = `${path.basename(folder.path) || 'folder'}.fovea-folder.json`
      return ok({ filename, mediaType: 'application/json; charset=utf-8', content })
    },

    /** Adds a watch folder by the text of an exported rule, and saves its schema if it is new. */
    async 'folders.import'({ ruleText, path: folderPath, trustsCommand }) {
      const file = readRuleFile(ruleText)
      if (!file.ok) return file
      const schemaId = file.value.schema ? findOrSaveSchema(parts, file.value.schema) : ok(null)
      if (!schemaId.ok) return schemaId
      const { command = null, ...rule } = file.value.rule
      return parts.add(
        folderPath ?? file.value.path,
        applyChanges({ ...rule, schemaId: schemaId.value, command: trustsCommand ? command : null }),
      )
    },
  }
}

/** Finds or saves the schema under its name. If another schema has that name, a free name is made with a number. */
function findOrSaveSchema(
  parts: FileParts,
  { name, body, settings: given }: NonNullable<RuleFile['schema']>,
): Result<string> {
  const { schemas, shelf } = parts
  const parsed = parseSchema(body)
  if (!parsed.ok) return parsed
  const { settings } = matchSettings(parsed.value, given)
  /** Whether a saved schema has the same body and settings. */
  const isSame = (known: SavedSchema) =>
    known.body === body && JSON.stringify(known.settings) === JSON.stringify(settings)
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name} (${count})`
    const known = schemas.getByName(free)
    if (known && isSame(known)) return ok(known.id)
    if (known) continue
    return ok(shelf.save(undefined, free, body, settings))
  }
}

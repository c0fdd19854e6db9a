// Watch folders: their rules, and how they are.
import { access, constants, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import type { Operation } from '../../../shared/operations.ts'
import { fileFault } from '../../../shared/file-fault.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FolderRepo, FolderRow, FolderRule } from '../db/folders.ts'
import type { RecordRepo } from '../db/records.ts'
import type { NamedLanguages } from '../languages/named-languages.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'
import type { Watchers } from '../watch/watchers.ts'
import type { HandlersOf } from './types.ts'

export interface FolderParts {
  readonly dataDir: string
  readonly folders: FolderRepo
  readonly records: RecordRepo
  readonly shelf: SchemaShelf
  readonly watchers: Watchers
  readonly namedLanguages: NamedLanguages
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export function folderHandlers(parts: FolderParts): HandlersOf<'folders'> {
  const { folders, watchers } = parts
  return {
    'folders.list': () => ok({ folders: folders.list().map((row) => viewOf(parts, row)) }),

    async 'folders.add'({ path: named, schemaId, ...wish }) {
      const root = await watchableRoot(parts, named)
      if (!root.ok) return root
      const languages = parts.namedLanguages(wish.languages)
      if (!languages.ok) return languages
      const schema = schemaOf(parts, wish.operation, schemaId ?? null)
      if (!schema.ok) return schema
      const rule = { ...wish, languages: languages.value, schemaId: schema.value, isPaused: false }
      const id = parts.newId('fld')
      folders.insert({ id, path: root.value, createdAt: parts.now(), ...rule })
      await watchers.refresh(id)
      return known(parts, id)
    },

    async 'folders.update'({ id, ...changes }) {
      const before = folders.get(id)
      if (!before) return err('folder.unknown', { id })
      const languages = parts.namedLanguages(changes.languages ?? before.languages)
      if (!languages.ok) return languages
      const operation = changes.operation ?? before.operation
      const schema = schemaOf(
        parts,
        operation,
        changes.schemaId === undefined ? before.schemaId : changes.schemaId,
      )
      if (!schema.ok) return schema
      const rule: FolderRule = {
        operation,
        schemaId: schema.value,
        languages: languages.value,
        profile: changes.profile === undefined ? before.profile : changes.profile,
        includesSubfolders: changes.includesSubfolders ?? before.includesSubfolders,
        settleMs: changes.settleMs ?? before.settleMs,
        isPaused: changes.isPaused ?? before.isPaused,
      }
      folders.update(id, rule)
      await watchers.refresh(id)
      return known(parts, id)
    },

    async 'folders.remove'({ id }) {
      const removed = folders.remove(id)
      if (removed === 0) return err('folder.unknown', { id })
      await watchers.refresh(id)
      return ok({ removed })
    },
  }
}

function viewOf({ records, watchers }: FolderParts, row: FolderRow): WatchFolder {
  return {
    ...row,
    state: watchers.stateOf(row),
    recordCount: records.countOfFolder(row.id),
    settlingCount: watchers.settlingCount(row.id),
  }
}

function known(parts: FolderParts, id: string): Result<WatchFolder> {
  const row = parts.folders.get(id)
  return row ? ok(viewOf(parts, row)) : err('folder.unknown', { id })
}

/** One file belongs to one folder's rule: neither a watched folder again, nor one inside or around it. */
async function watchableRoot(parts: FolderParts, named: string): Promise<Result<string>> {
  const absolute = path.resolve(named)
  try {
    const root = await realpath(absolute)
    if (!(await stat(root)).isDirectory()) return err('folder.notFolder', { path: absolute })
    await access(root, constants.R_OK | constants.X_OK)
    const ownData = await realpath(parts.dataDir)
    if (isWithin(ownData, root) || isWithin(root, ownData)) return err('folder.ownData', { path: root })
    const other = parts.folders.list().find((row) => isWithin(row.path, root) || isWithin(root, row.path))
    return other ? err('folder.watched', { path: root, by: other.path }) : ok(root)
  } catch (error) {
    return fileFault(error, absolute)
  }
}

function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner)
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative))
}

/** A folder points to a schema of one's own: a built-in one becomes that here. */
function schemaOf(parts: FolderParts, operation: Operation, named: string | null): Result<string | null> {
  if (named !== null) return parts.shelf.ownId(named)
  return operation === 'json' ? err('schema.missing', {}) : ok(null)
}

// Finds schemas by id or name: saved ones and built-in ones.
import { builtInBody, isBuiltInName } from '../../../shared/schema/built-in/built-in.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { noSettings, type FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import type { Db } from '../db/open.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { Events } from '../events.ts'

export interface NamedSchema {
  readonly text: string
  readonly settings: FieldSettings
  /** It is null for a built-in schema. */
  readonly id: string | null
  readonly revision: number | null
}

export interface SchemaShelf {
  /** Saved schemas come first, so that a changed copy of a built-in schema is used under its name. */
  find(name: string): Result<NamedSchema>
  /** The id of a saved schema; a built-in one is saved for that. */
  ensureSaved(name: string): Result<string>
  /** Saves a new schema if `id` is undefined, else the next revision of that schema. Returns its id. */
  save(id: string | undefined, name: string, body: string, settings?: FieldSettings): string
}

export function createSchemaShelf(parts: {
  db: Db
  schemas: SchemaRepo
  events: Events
  newId: (kind: string) => string
  now: () => number
}): SchemaShelf {
  const { db, schemas, events, newId, now } = parts
  const findSaved = (name: string) => schemas.get(name) ?? schemas.getByName(name)

  /** Stores a schema, and a new revision if its body or settings have changed; returns its id. */
  function save(id: string | undefined, name: string, body: string, settings = noSettings): string {
    const savedId = id ?? newId('sch')
    db.transaction(() => {
      if (id === undefined) schemas.insert(savedId, name, now())
      else schemas.rename(savedId, name)
      // A new name alone makes no new revision.
      const before = schemas.get(savedId)
      const isSame = before?.body === body && JSON.stringify(before.settings) === JSON.stringify(settings)
      if (!isSame) schemas.addRevision(savedId, body, settings, now())
    })()
    events.emit('schema.changed', { id: savedId })
    return savedId
  }

  return {
    save,
    /** Finds a saved schema by id or name, else a built-in one. */
    find(name) {
      const saved = findSaved(name)
      if (saved) return ok(toNamedSchema(saved))
      if (isBuiltInName(name))
        return ok({ text: builtInBody(name), settings: noSettings, id: null, revision: null })
      return err('schema.unknown', { id: name })
    },
    /** Returns the id of the schema with this name; saves a built-in schema first. */
    ensureSaved(name) {
      const saved = findSaved(name)
      if (saved) return ok(saved.id)
      return isBuiltInName(name)
        ? ok(save(undefined, name, builtInBody(name)))
        : err('schema.unknown', { id: name })
    },
  }
}

export function toNamedSchema({ body, settings, id, revision }: SavedSchema): NamedSchema {
  return { text: body, settings, id, revision }
}

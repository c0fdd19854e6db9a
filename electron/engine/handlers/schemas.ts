// Handlers for saved schemas: each save makes a revision.
import { err, ok, type Result } from '../../../shared/result.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import { builtInBody, builtInNames } from '../../../shared/schema/built-in/built-in.ts'
import { parseSchema, schemaProblems } from '../../../shared/schema/parse.ts'
import { noSettings } from '../../../shared/schema/field-settings.ts'
import { matchSettings } from '../../../shared/schema/with-settings.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import { preview } from './preview.ts'
import { faultView } from '../fault-view.ts'
import { trySchema } from './try-schema.ts'
import type { HandlersOf } from './types.ts'
import type { HandlerParts } from './handler-parts.ts'

export function schemaHandlers(parts: HandlerParts): HandlersOf<'schemas'> {
  const { schemas, schemaTests, records, shelf, events } = parts
  return {
    'schemas.list': () => ok({ schemas: schemas.list() }),
    'schemas.builtIn': () => ok({ schemas: builtInNames.map((name) => ({ name, body: builtInBody(name) })) }),
    /** Saves a built-in schema under a name, so that it can be edited. */
    'schemas.adopt'({ builtIn, name = builtIn }) {
      if (schemas.getByName(name)) return err('schema.nameTaken', { name })
      return schemaResult(schemas, shelf.save(undefined, name, builtInBody(builtIn)))
    },
    'schemas.get': ({ id }) => schemaResult(schemas, id),
    'schemas.check': ({ body }) => ok({ problems: schemaProblems(body).map(faultView) }),
    /** Saves a new schema, or a new revision of the one with this id. */
    'schemas.save'({ id, name, body, settings: newSettings }) {
      const parsed = parseSchema(body)
      if (!parsed.ok) return parsed
      const namesake = schemas.getByName(name)
      if (namesake && namesake.id !== id) return err('schema.nameTaken', { name })
      const before = id === undefined ? null : schemas.get(id)
      if (id !== undefined && !before) return err('schema.unknown', { id })
      const { settings, dropped } = matchSettings(parsed.value, newSettings ?? before?.settings ?? noSettings)
      const saved = schemaResult(schemas, shelf.save(id, name, body, settings))
      return saved.ok ? ok({ ...saved.value, dropped: [...dropped] }) : saved
    },
    'schemas.revisions': ({ id }) =>
      schemas.get(id) ? ok({ revisions: schemas.revisions(id) }) : err('schema.unknown', { id }),
    'schemas.preview': ({ body, settings, recordId }, { signal }) =>
      preview(parts, { body, settings }, recordId, signal),
    /** Adds a record to the tests of a schema, or removes it. */
    'schemas.pin'({ id, recordId, isPinned }) {
      if (!schemas.get(id)) return err('schema.unknown', { id })
      const record = records.get(recordId)
      if (!record) return err('record.unknown', { id: recordId })
      if (record.status !== 'done') return err('record.notDone', { id: recordId, status: record.status })
      if (isPinned) schemaTests.add(id, recordId)
      else schemaTests.remove(id, recordId)
      events.emit('schema.changed', { id })
      return ok({ pinned: schemaTests.list(id).length })
    },
    'schemas.try': ({ id, ...draft }, { signal }) => trySchema(parts, id, draft, signal),
    'schemas.remove'({ id }) {
      const removed = schemas.remove(id, parts.now())
      if (removed === 0) return err('schema.unknown', { id })
      events.emit('schema.changed', { id })
      return ok({ removed })
    },
  }
}

/** Returns the saved schema, or an error if it was removed. */
function schemaResult(schemas: SchemaRepo, id: string): Result<SavedSchema> {
  const schema = schemas.get(id)
  return schema ? ok(schema) : err('schema.unknown', { id })
}

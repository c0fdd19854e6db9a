// Saved schemas: each saving is a revision of its own.
import { err, ok, type Result } from '../../../shared/result.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import { builtInBody, builtInNames } from '../../../shared/schema/built-in/built-in.ts'
import { parseSchema, schemaProblems } from '../../../shared/schema/parse.ts'
import type { Db } from '../db/open.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { Events } from '../events.ts'
import { preview, type PreviewParts } from './preview.ts'
import { faultView } from './record-view.ts'
import type { HandlersOf } from './types.ts'

export interface SchemaParts extends PreviewParts {
  readonly db: Db
  readonly schemas: SchemaRepo
  readonly events: Events
  readonly newId: (kind: string) => string
  readonly now: () => number
}

export function schemaHandlers(parts: SchemaParts): HandlersOf<'schemas'> {
  const { schemas, events } = parts
  return {
    'schemas.list': () => ok({ schemas: schemas.list() }),
    'schemas.builtIn': () => ok({ schemas: builtInNames.map((name) => ({ name, body: builtInBody(name) })) }),
    'schemas.adopt'({ builtIn, name = builtIn }) {
      if (schemas.getByName(name)) return err('schema.nameTaken', { name })
      const savedId = save(parts, undefined, name, builtInBody(builtIn))
      events.emit('schema.changed', { id: savedId })
      return known(schemas, savedId)
    },
    'schemas.get': ({ id }) => known(schemas, id),
    'schemas.check': ({ body }) => ok({ problems: schemaProblems(body).map(faultView) }),
    'schemas.save'({ id, name, body }) {
      const parsed = parseSchema(body)
      if (!parsed.ok) return parsed
      const namesake = schemas.getByName(name)
      if (namesake && namesake.id !== id) return err('schema.nameTaken', { name })
      if (id !== undefined && !schemas.get(id)) return err('schema.unknown', { id })
      const savedId = save(parts, id, name, body)
      events.emit('schema.changed', { id: savedId })
      return known(schemas, savedId)
    },
    'schemas.revisions': ({ id }) =>
      schemas.get(id) ? ok({ revisions: schemas.revisions(id) }) : err('schema.unknown', { id }),
    'schemas.preview': ({ body, recordId }) => preview(parts, body, recordId),
    'schemas.remove'({ id }) {
      const removed = schemas.remove(id, parts.now())
      if (removed === 0) return err('schema.unknown', { id })
      events.emit('schema.changed', { id })
      return ok({ removed })
    },
  }
}

function save(
  { db, schemas, newId, now }: SchemaParts,
  id: string | undefined,
  name: string,
  body: string,
): string {
  const savedId = id ?? newId('sch')
  db.transaction(() => {
    if (id === undefined) schemas.insert(savedId, name, now())
    else schemas.rename(savedId, name)
    // A new name alone is no new revision.
    if (schemas.get(savedId)?.body !== body) schemas.addRevision(savedId, body, now())
  })()
  return savedId
}

function known(schemas: SchemaRepo, id: string): Result<SavedSchema> {
  const schema = schemas.get(id)
  return schema ? ok(schema) : err('schema.unknown', { id })
}

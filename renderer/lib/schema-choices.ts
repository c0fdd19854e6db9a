// The schemas that can be chosen: saved ones, then ready-made ones under the names that the engine uses.
// A saved schema replaces the ready-made one of the same name, as in the engine.
import { builtInBody, builtInNames, isBuiltInName } from '../../shared/schema/built-in/built-in.ts'
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { PageWords } from '../../shared/words/en.ts'

type Saved = Pick<SavedSchema, 'id' | 'name' | 'body'>

export interface ChosenSchema {
  readonly id: string
  readonly body: string
}

/** The schema with this id or name; null if it no longer exists. */
export function chosenSchema(id: string | null, saved: readonly Saved[]): ChosenSchema | null {
  if (id === null) return null
  const found = saved.find((schema) => schema.id === id) ?? saved.find(({ name }) => name === id)
  if (found) return { id: found.id, body: found.body }
  return isBuiltInName(id) ? { id, body: builtInBody(id) } : null
}

export interface SchemaOption {
  readonly value: string
  readonly label: string
  readonly group?: string
}

/** The name that is shown: a ready-made schema that was saved under its own name keeps its translated one. */
export function schemaName({ name }: Pick<SavedSchema, 'name'>, t: PageWords): string {
  return isBuiltInName(name) ? t.schemas.samples[name] : name
}

/** The shown name of the saved schema with this id; undefined if there is none. */
export function schemaNameOf(
  id: string | null,
  schemas: { named(id: string | null): SavedSchema | null },
  t: PageWords,
): string | undefined {
  const schema = schemas.named(id)
  return schema ? schemaName(schema, t) : undefined
}

/** The options of a list; grouped if there are saved schemas. */
export function schemaOptions(saved: readonly Saved[], t: PageWords): readonly SchemaOption[] {
  const taken = new Set(saved.map(({ name }) => name))
  const readyMade = builtInNames
    .map((name) => ({ value: name, label: t.schemas.samples[name] }))
    .filter(({ value, label }) => !taken.has(value) && !taken.has(label))
  if (saved.length === 0) return readyMade
  return [
    ...saved.map((schema) => ({ value: schema.id, label: schemaName(schema, t), group: t.schema.yours })),
    ...readyMade.map((option) => ({ ...option, group: t.schema.readyMade })),
  ]
}

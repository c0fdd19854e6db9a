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

/** The options of a list; grouped if there are saved schemas. */
export function schemaOptions(saved: readonly Saved[], t: PageWords): readonly SchemaOption[] {
  const taken = new Set(saved.map(({ name }) => name))
  const readyMade = builtInNames
    .map((name) => ({ value: name, label: t.schemas.samples[name] }))
    .filter(({ value, label }) => !taken.has(value) && !taken.has(label))
  if (saved.length === 0) return readyMade
  return [
    ...saved.map(({ id, name }) => ({ value: id, label: name, group: t.schema.yours })),
    ...readyMade.map((option) => ({ ...option, group: t.schema.readyMade })),
  ]
}

// What can be chosen wherever a schema is chosen: one's own, then those that come with Fovea, under the names by which
// the engine knows them. One's own of the same name takes the place of a ready-made one, as it does in the engine.
import { builtInBody, builtInNames, isBuiltInName } from '../../shared/schema/built-in/built-in.ts'
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { PageWords } from '../../shared/words/en.ts'

type Own = Pick<SavedSchema, 'id' | 'name' | 'body'>

export interface ChosenSchema {
  readonly id: string
  readonly body: string
}

/** The schema that would be used; null for one that is not there any more. */
export function chosenSchema(id: string | null, own: readonly Own[]): ChosenSchema | null {
  if (id === null) return null
  const saved = own.find((schema) => schema.id === id) ?? own.find(({ name }) => name === id)
  if (saved) return { id: saved.id, body: saved.body }
  return isBuiltInName(id) ? { id, body: builtInBody(id) } : null
}

export interface SchemaOption {
  readonly value: string
  readonly label: string
  readonly group?: string
}

/** For a list to choose from; in two groups where there are two. */
export function schemaOptions(own: readonly Own[], t: PageWords): readonly SchemaOption[] {
  const taken = new Set(own.map(({ name }) => name))
  const readyMade = builtInNames
    .map((name) => ({ value: name, label: t.schemas.samples[name] }))
    .filter(({ value, label }) => !taken.has(value) && !taken.has(label))
  if (own.length === 0) return readyMade
  return [
    ...own.map(({ id, name }) => ({ value: id, label: name, group: t.schema.yours })),
    ...readyMade.map((option) => ({ ...option, group: t.schema.readyMade })),
  ]
}

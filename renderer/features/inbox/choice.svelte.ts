// The options for the next images: operation, schema, languages and cropping. Remembered in localStorage.
import { z } from 'zod'
import { languagesSchema, operationSchema } from '../../../shared/contract/record.ts'
import { automaticOperation, type Operation } from '../../../shared/operations.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { SavedSchemas } from '../../lib/saved-schemas.svelte.ts'
import { chosenSchema } from '../../lib/schema-choices.ts'

const storageKey = 'fovea.choice'
const storedSchema = z.object({
  operation: operationSchema,
  schemaId: z.string().nullable(),
  // Versions before the language picker did not store it.
  languages: languagesSchema.default([]),
  asksPart: z.boolean().default(false),
})

export class Choice {
  operation: Operation = $state(automaticOperation)
  schemaId: string | null = $state(null)
  /** An empty list means that the languages are detected. */
  languages: readonly string[] = $state.raw([])
  /** Shows each image before it is read, so that it can be rotated or cropped. */
  asksPart = $state(false)
  readonly #schemas: SavedSchemas

  constructor(schemas: SavedSchemas) {
    this.#schemas = schemas
    const last = storedSchema.safeParse(parsedJson(localStorage.getItem(storageKey)))
    if (!last.success) return
    this.operation = last.data.operation
    this.schemaId = last.data.schemaId
    this.languages = last.data.languages
    this.asksPart = last.data.asksPart
  }

  /** The chosen schema; null if it has been deleted since. */
  readonly schema = $derived.by(() => chosenSchema(this.schemaId, this.#schemas.list))
  readonly isReady = $derived(this.operation !== 'json' || this.schema !== null)

  chooseOperation(operation: Operation): void {
    this.operation = operation
    this.#remember()
  }

  chooseSchema(schemaId: string | null): void {
    this.schemaId = schemaId
    this.#remember()
  }

  chooseLanguages(languages: readonly string[]): void {
    this.languages = languages
    this.#remember()
  }

  setAsksPart(asksPart: boolean): void {
    this.asksPart = asksPart
    this.#remember()
  }

  /** The input of the calls that add images. */
  get input(): { operation: Operation; schemaId?: string; languages?: string[] } {
    const { operation, schema, languages } = this
    return {
      operation,
      ...(operation === 'json' && schema ? { schemaId: schema.id } : {}),
      ...(languages.length > 0 ? { languages: [...languages] } : {}),
    }
  }

  /** Stores the options for the next visit. */
  #remember(): void {
    const { operation, schemaId, languages, asksPart } = this
    localStorage.setItem(storageKey, JSON.stringify({ operation, schemaId, languages, asksPart }))
  }
}

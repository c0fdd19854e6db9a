// What is done with the next images. It is chosen once and remembered by this page.
import { z } from 'zod'
import { operationSchema } from '../../../shared/contract/record.ts'
import type { Operation } from '../../../shared/operations.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { SavedSchemas } from '../../lib/saved-schemas.svelte.ts'
import { chosenSchema } from '../../lib/schema-choices.ts'

const slot = 'fovea.choice'
const stored = z.object({ operation: operationSchema, schemaId: z.string().nullable() })

export class Choice {
  operation: Operation = $state('text')
  schemaId: string | null = $state(null)
  readonly #schemas: SavedSchemas

  constructor(schemas: SavedSchemas) {
    this.#schemas = schemas
    const last = stored.safeParse(parsedJson(localStorage.getItem(slot)))
    if (!last.success) return
    this.operation = last.data.operation
    this.schemaId = last.data.schemaId
  }

  /** The schema that would be used: one that was deleted since counts as none. */
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

  /** As the calls take it. */
  get input(): { operation: Operation; schemaId?: string } {
    const { operation, schema } = this
    return operation === 'json' && schema ? { operation, schemaId: schema.id } : { operation }
  }

  #remember(): void {
    localStorage.setItem(slot, JSON.stringify({ operation: this.operation, schemaId: this.schemaId }))
  }
}

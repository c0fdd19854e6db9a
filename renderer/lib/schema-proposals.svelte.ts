// Proposes the ready-made schema that fits a page, until the user dismisses it for that kind of document.
import { z } from 'zod'
import type { Page } from '../../shared/page.ts'
import type { BuiltInName } from '../../shared/schema/built-in/built-in.ts'
import { guessBuiltInSchema } from '../../shared/schema/built-in/guess-schema.ts'
import type { I18n } from './i18n.svelte.ts'
import { parsedJson } from './parsed-json.ts'
import type { SavedSchemas } from './saved-schemas.svelte.ts'

const storageKey = 'fovea.notProposed'
const storedSchema = z.array(z.string()).catch([])

export interface SchemaProposal {
  readonly documentKind: BuiltInName
  readonly schemaId: string
}

export class SchemaProposals {
  #dismissed: readonly string[] = $state.raw(storedSchema.parse(parsedJson(localStorage.getItem(storageKey))))
  readonly #schemas: SavedSchemas
  readonly #i18n: I18n

  constructor(schemas: SavedSchemas, i18n: I18n) {
    this.#schemas = schemas
    this.#i18n = i18n
  }

  /**
   * The schema to propose for a page, or null. A saved schema of the same name is proposed instead of the
   * ready-made one.
   */
  forPage(page: Page): SchemaProposal | null {
    const documentKind = guessBuiltInSchema(page)
    if (!documentKind || this.#dismissed.includes(documentKind)) return null
    const saved = this.#schemas.list.find(({ name }) => name === this.#i18n.t.schemas.samples[documentKind])
    return { documentKind, schemaId: saved?.id ?? documentKind }
  }

  /** Never proposes a schema for this kind of document again. */
  dismiss(documentKind: BuiltInName): void {
    this.#dismissed = [...this.#dismissed, documentKind]
    localStorage.setItem(storageKey, JSON.stringify(this.#dismissed))
  }
}

// Proposes the ready-made schema that fits a page, until the user dismisses it for that kind of document.
import { z } from 'zod'
import type { Page } from '../../shared/page.ts'
import type { BuiltInName } from '../../shared/schema/built-in/built-in.ts'
import { guessBuiltInSchema } from '../../shared/schema/built-in/guess-schema.ts'
import type { I18n } from './i18n.svelte.ts'
import { parsedJson } from './parsed-json.ts'
import type { SavedSchemas } from './saved-schemas.svelte.ts'

const slot = 'fovea.notProposed'
const stored = z.array(z.string()).catch([])

export interface Proposed {
  readonly paper: BuiltInName
  readonly schemaId: string
}

export class ProposedPapers {
  #unwanted: readonly string[] = $state.raw(stored.parse(parsedJson(localStorage.getItem(slot))))
  readonly #schemas: SavedSchemas
  readonly #i18n: I18n

  constructor(schemas: SavedSchemas, i18n: I18n) {
    this.#schemas = schemas
    this.#i18n = i18n
  }

  /** A saved schema of the same name is proposed instead of the ready-made one. */
  of(page: Page): Proposed | null {
    const paper = guessBuiltInSchema(page)
    if (!paper || this.#unwanted.includes(paper)) return null
    const own = this.#schemas.list.find(({ name }) => name === this.#i18n.t.schemas.samples[paper])
    return { paper, schemaId: own?.id ?? paper }
  }

  dismiss(paper: BuiltInName): void {
    this.#unwanted = [...this.#unwanted, paper]
    localStorage.setItem(slot, JSON.stringify(this.#unwanted))
  }
}

// Unsaved schema drafts, by the id in their address. They are kept in localStorage, so they survive a reload.
import { SvelteMap } from 'svelte/reactivity'
import { z } from 'zod'
import { fieldSettingsSchema } from '../../shared/schema/field-settings.ts'
import { parsedJson } from './parsed-json.ts'

const prefix = 'fovea.schemaDraft.'
const draftSchema = z.object({
  name: z.string(),
  body: z.string(),
  settings: fieldSettingsSchema.default({}),
})

export type KeptDraft = z.infer<typeof draftSchema>

export class KeptDrafts {
  readonly #byId = new SvelteMap<string, KeptDraft>()

  constructor() {
    // Each draft has its own key, so that two windows with two drafts keep both.
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
      const kept = draftSchema.safeParse(parsedJson(localStorage.getItem(key)))
      if (kept.success) this.#byId.set(key.slice(prefix.length), kept.data)
    }
  }

  get all(): readonly (readonly [id: string, draft: KeptDraft])[] {
    return [...this.#byId]
  }

  of(id: string): KeptDraft | null {
    return this.#byId.get(id) ?? null
  }

  /** Stores a draft, in place of an earlier one with this id. */
  keep(id: string, draft: KeptDraft): void {
    this.#byId.set(id, draft)
    localStorage.setItem(prefix + id, JSON.stringify(draft))
  }

  /** Deletes the draft with this id. */
  forget(id: string): void {
    this.#byId.delete(id)
    localStorage.removeItem(prefix + id)
  }
}

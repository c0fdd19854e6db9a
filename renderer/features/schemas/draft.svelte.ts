// A schema that is being written: its problems are asked for while one types, from the parser that will read it.
import type { FaultView } from '../../../shared/contract/record.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'

const checkAfterMs = 200

export class Draft {
  readonly id: string | null
  name = $state('')
  body = $state('')
  problems: readonly FaultView[] = $state.raw([])
  isChecking = $state(false)
  isSaving = $state(false)
  /** Why it could not be saved. */
  error: Fault | null = $state.raw(null)
  #saved: { readonly name: string; readonly body: string } = $state.raw({ name: '', body: '' })
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor(app: App, saved: SavedSchema | null) {
    this.#app = app
    this.id = saved?.id ?? null
    if (!saved) return
    this.name = saved.name
    this.body = saved.body
    this.#saved = { name: saved.name, body: saved.body }
  }

  readonly isChanged = $derived.by(() => this.name !== this.#saved.name || this.body !== this.#saved.body)
  readonly canSave = $derived(
    this.name.trim() !== '' &&
      this.body.trim() !== '' &&
      this.problems.length === 0 &&
      !this.isChecking &&
      !this.isSaving,
  )

  rename(name: string): void {
    this.name = name
    this.error = null
  }

  write(body: string): void {
    this.body = body
    this.error = null
    this.isChecking = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), checkAfterMs)
  }

  async check(): Promise<void> {
    const turn = ++this.#turn
    this.isChecking = true
    const answer = await this.#app.client.call('schemas.check', { body: this.body })
    if (turn !== this.#turn) return
    this.isChecking = false
    if (answer.ok) this.problems = answer.value.problems
    else this.error = answer.error
  }

  /** Answers the schema as it was saved, or null if it was not. */
  async save(): Promise<SavedSchema | null> {
    this.isSaving = true
    const { id, body } = this
    const name = this.name.trim()
    const answer = await this.#app.client.call('schemas.save', { name, body, ...(id === null ? {} : { id }) })
    this.isSaving = false
    this.error = answer.ok ? null : answer.error
    if (!answer.ok) return null
    this.name = answer.value.name
    this.#saved = { name: this.name, body }
    return answer.value
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#turn++
  }
}

// A schema that is being written: its problems are asked for while one types, from the parser that will read it.
import type { FaultView } from '../../../shared/contract/record.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import type { KeptDraft } from '../../lib/kept-drafts.svelte.ts'

const checkAfterMs = 200
const mostSteps = 200
const nothing: KeptDraft = { name: '', body: '' }

export class Draft {
  /** Null for one that was never saved. */
  readonly id: string | null
  name = $state('')
  body = $state('')
  problems: readonly FaultView[] = $state.raw([])
  isChecking = $state(false)
  isSaving = $state(false)
  /** Why it could not be saved. */
  error: Fault | null = $state.raw(null)
  #saved: KeptDraft = $state.raw(nothing)
  /** What is no work of anybody's yet, and needs no keeping. */
  #start: KeptDraft
  /** In the address, where a draft that is not saved is kept. */
  readonly #place: string
  #past: readonly string[] = $state.raw([])
  #future: readonly string[] = $state.raw([])
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor(app: App, place: string, saved: SavedSchema | null) {
    this.#app = app
    this.#place = place
    this.id = saved?.id ?? null
    this.#saved = this.#start = saved ? { name: saved.name, body: saved.body } : nothing
    const { name, body } = app.drafts.of(place) ?? this.#saved
    this.name = name
    this.body = body
  }

  readonly isChanged = $derived.by(() => this.name !== this.#saved.name || this.body !== this.#saved.body)
  readonly canSave = $derived(
    this.name.trim() !== '' &&
      this.body.trim() !== '' &&
      this.problems.length === 0 &&
      !this.isChecking &&
      !this.isSaving,
  )

  /** Where a new one starts, unless one had begun it before; nothing to be undone yet. */
  begin(start: KeptDraft): void {
    this.#start = start
    const { name, body } = this.#app.drafts.of(this.#place) ?? start
    this.name = name
    this.#show(body)
  }

  rename(name: string): void {
    this.name = name
    this.error = null
    this.#keep()
  }

  /** Back to how it was saved, or to where it began; the text by a step that can be undone. */
  discard(): void {
    const { name, body } = this.#start
    this.write(body)
    this.rename(name)
  }

  #keep(): void {
    const { name, body } = this
    const isWork = name !== this.#start.name || body !== this.#start.body
    if (isWork) this.#app.drafts.keep(this.#place, { name, body })
    else this.#app.drafts.forget(this.#place)
  }

  /** What can be undone is a step back in the text, however it was changed. */
  write(body: string): void {
    if (body === this.body) return
    this.#past = [...this.#past.slice(-mostSteps), this.body]
    this.#future = []
    this.#show(body)
  }

  readonly canUndo = $derived.by(() => this.#past.length > 0)
  readonly canRedo = $derived.by(() => this.#future.length > 0)

  undo(): void {
    const body = this.#past.at(-1)
    if (body === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.body]
    this.#show(body)
  }

  redo(): void {
    const body = this.#future.at(-1)
    if (body === undefined) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.body]
    this.#show(body)
  }

  #show(body: string): void {
    this.body = body
    this.error = null
    this.#keep()
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
    this.#saved = this.#start = { name: this.name, body }
    this.#keep()
    return answer.value
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#turn++
  }
}

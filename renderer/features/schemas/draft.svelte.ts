// A schema that is being edited: undo and redo, and its problems, which the engine's parser reports during typing.
import type { FaultView } from '../../../shared/contract/record.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { App } from '../../lib/app.ts'
import type { KeptDraft } from '../../lib/kept-drafts.svelte.ts'
import { following, settingsOf, treeWith, typedTree } from './said.ts'
import { bodyOf, type FieldNode } from './tree.ts'

const checkAfterMs = 200
const mostSteps = 200
const nothing: KeptDraft = { name: '', body: '', settings: {} }

interface Written {
  readonly body: string
  readonly fields: readonly FieldNode[]
}

export class Draft {
  /** Is null if the schema was never saved. */
  readonly id: string | null
  name = $state('')
  body = $state('')
  /** The fields of the JSON text with their settings; while the text is invalid JSON they keep their last state. */
  fields: readonly FieldNode[] = $state.raw([])
  problems: readonly FaultView[] = $state.raw([])
  isChecking = $state(false)
  isSaving = $state(false)
  /** The reason why saving or checking failed. */
  error: Fault | null = $state.raw(null)
  #saved: KeptDraft = $state.raw(nothing)
  /** The state in which the draft began. A draft that equals it is not kept. */
  #start: KeptDraft
  /** The id in the address; an unsaved draft is kept under it. */
  readonly #place: string
  #past: readonly Written[] = $state.raw([])
  #future: readonly Written[] = $state.raw([])
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor(app: App, place: string, saved: SavedSchema | null) {
    this.#app = app
    this.#place = place
    this.id = saved?.id ?? null
    this.#saved = this.#start = saved
      ? { name: saved.name, body: saved.body, settings: saved.settings }
      : nothing
    const { name, body, settings } = app.drafts.of(place) ?? this.#saved
    this.name = name
    this.body = body
    this.fields = treeWith(body, settings) ?? []
  }

  readonly settings: FieldSettings = $derived.by(() => settingsOf(this.fields))
  readonly isChanged = $derived.by(() => !isSame(this.#now(), this.#saved))
  /** Saving is possible before the check has finished, because the engine checks the schema again. */
  readonly canSave = $derived(
    this.name.trim() !== '' && this.body.trim() !== '' && this.problems.length === 0 && !this.isSaving,
  )

  #now(): KeptDraft {
    return { name: this.name, body: this.body, settings: this.settings }
  }

  /** Starts a new schema from a template, or from its kept draft. This is not an undo step. */
  begin(start: KeptDraft): void {
    this.#start = start
    const { name, body, settings } = this.#app.drafts.of(this.#place) ?? start
    this.name = name
    this.#show({ body, fields: treeWith(body, settings) ?? [] })
  }

  rename(name: string): void {
    this.name = name
    this.error = null
    this.#keep()
  }

  /** Returns to the saved or initial state; the change of the text can be undone. */
  discard(): void {
    const { name, body, settings } = this.#start
    this.restore(body, settings)
    this.rename(name)
  }

  #keep(): void {
    if (isSame(this.#now(), this.#start)) this.#app.drafts.forget(this.#place)
    else this.#app.drafts.keep(this.#place, this.#now())
  }

  /** Takes the JSON text from the editor. */
  write(body: string): void {
    this.#step({ body, fields: typedTree(this.fields, body) ?? this.fields })
  }

  /** Takes the fields from the tree, and rewrites the JSON text. */
  writeFields(changed: readonly FieldNode[]): void {
    const fields = following(this.fields, changed)
    this.#step({ body: bodyOf(fields), fields })
  }

  restore(body: string, settings: FieldSettings): void {
    this.#step({ body, fields: treeWith(body, settings) ?? [] })
  }

  /** Makes a change an undo step, whether it came from the text or from the tree. */
  #step(written: Written): void {
    const { body, fields } = this
    const isSameText = written.body === body
    if (isSameText && JSON.stringify(settingsOf(written.fields)) === JSON.stringify(this.settings)) return
    this.#past = [...this.#past.slice(-mostSteps), { body, fields }]
    this.#future = []
    this.#show(written)
  }

  readonly canUndo = $derived.by(() => this.#past.length > 0)
  readonly canRedo = $derived.by(() => this.#future.length > 0)

  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, { body: this.body, fields: this.fields }]
    this.#show(before)
  }

  redo(): void {
    const next = this.#future.at(-1)
    if (next === undefined) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, { body: this.body, fields: this.fields }]
    this.#show(next)
  }

  #show({ body, fields }: Written): void {
    this.body = body
    this.fields = fields
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

  /** Returns the saved schema, or null if saving failed. */
  async save(): Promise<CallOutput<'schemas.save'> | null> {
    this.isSaving = true
    const { id, body } = this
    const asked = { name: this.name.trim(), body, settings: this.settings }
    const answer = await this.#app.client.call('schemas.save', { ...asked, ...(id === null ? {} : { id }) })
    this.isSaving = false
    this.error = answer.ok ? null : answer.error
    if (!answer.ok) return null
    const { name, settings } = answer.value
    this.name = name
    this.fields = treeWith(body, settings) ?? this.fields
    this.#saved = this.#start = { name, body, settings }
    this.#keep()
    return answer.value
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#turn++
  }
}

function isSame(one: KeptDraft, other: KeptDraft): boolean {
  return (
    one.name === other.name &&
    one.body === other.body &&
    JSON.stringify(one.settings) === JSON.stringify(other.settings)
  )
}

// A schema that is being edited: undo and redo, and its problems, which the engine's parser reports during typing.
import type { FaultView } from '../../../shared/contract/record.ts'
import type { SavedSchema } from '../../../shared/contract/schema-calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { App } from '../../lib/app.ts'
import type { KeptDraft } from '../../lib/kept-drafts.svelte.ts'
import { withUpdatedSums, collectSettings, parseTreeWithSettings, reparseTree } from './tree-settings.ts'
import { formatTree, type FieldNode } from './tree.ts'

const checkAfterMs = 200
const maxUndoSteps = 200
const emptyDraft: KeptDraft = { name: '', body: '', settings: {} }

interface DraftContent {
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
  #saved: KeptDraft = $state.raw(emptyDraft)
  /** The state in which the draft began. A draft that equals it is not kept. */
  #initial: KeptDraft
  /** The id in the address; an unsaved draft is kept under it. */
  readonly #routeId: string
  #past: readonly DraftContent[] = $state.raw([])
  #future: readonly DraftContent[] = $state.raw([])
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined
  #latestRequest = 0

  constructor(app: App, routeId: string, saved: SavedSchema | null) {
    this.#app = app
    this.#routeId = routeId
    this.id = saved?.id ?? null
    this.#saved = this.#initial = saved
      ? { name: saved.name, body: saved.body, settings: saved.settings }
      : emptyDraft
    const { name, body, settings } = app.drafts.of(routeId) ?? this.#saved
    this.name = name
    this.body = body
    this.fields = parseTreeWithSettings(body, settings) ?? []
  }

  readonly settings: FieldSettings = $derived.by(() => collectSettings(this.fields))
  readonly isChanged = $derived.by(() => !isSameDraft(this.#current(), this.#saved))
  /** Saving is possible before the check has finished, because the engine checks the schema again. */
  readonly canSave = $derived(
    this.name.trim() !== '' && this.body.trim() !== '' && this.problems.length === 0 && !this.isSaving,
  )

  /** The draft as it is stored. */
  #current(): KeptDraft {
    return { name: this.name, body: this.body, settings: this.settings }
  }

  /** Starts a new schema from a template, or from its kept draft. This is not an undo step. */
  begin(start: KeptDraft): void {
    this.#initial = start
    const { name, body, settings } = this.#app.drafts.of(this.#routeId) ?? start
    this.name = name
    this.#apply({ body, fields: parseTreeWithSettings(body, settings) ?? [] })
  }

  /** Changes the name; the name is not part of undo. */
  rename(name: string): void {
    this.name = name
    this.error = null
    this.#storeDraft()
  }

  /** Returns to the saved or initial state; the change of the text can be undone. */
  discard(): void {
    const { name, body, settings } = this.#initial
    this.restore(body, settings)
    this.rename(name)
  }

  /** Keeps the draft in localStorage while it differs from its start. */
  #storeDraft(): void {
    if (isSameDraft(this.#current(), this.#initial)) this.#app.drafts.forget(this.#routeId)
    else this.#app.drafts.keep(this.#routeId, this.#current())
  }

  /** Takes the JSON text from the editor. */
  write(body: string): void {
    this.#addStep({ body, fields: reparseTree(this.fields, body) ?? this.fields })
  }

  /** Takes the fields from the tree, and rewrites the JSON text. */
  writeFields(changed: readonly FieldNode[]): void {
    const fields = withUpdatedSums(this.fields, changed)
    this.#addStep({ body: formatTree(fields), fields })
  }

  /** Replaces text and settings, as by those of an earlier revision; this can be undone. */
  restore(body: string, settings: FieldSettings): void {
    this.#addStep({ body, fields: parseTreeWithSettings(body, settings) ?? [] })
  }

  /** Makes a change an undo step, whether it came from the text or from the tree. */
  #addStep(written: DraftContent): void {
    const { body, fields } = this
    const isSameText = written.body === body
    if (isSameText && JSON.stringify(collectSettings(written.fields)) === JSON.stringify(this.settings))
      return
    this.#past = [...this.#past.slice(-maxUndoSteps), { body, fields }]
    this.#future = []
    this.#apply(written)
  }

  readonly canUndo = $derived.by(() => this.#past.length > 0)
  readonly canRedo = $derived.by(() => this.#future.length > 0)

  /** Takes back the last change, which redo can repeat. */
  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, { body: this.body, fields: this.fields }]
    this.#apply(before)
  }

  /** Repeats the change that undo took back last. */
  redo(): void {
    const next = this.#future.at(-1)
    if (next === undefined) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, { body: this.body, fields: this.fields }]
    this.#apply(next)
  }

  /** Takes new content, and checks it soon. */
  #apply({ body, fields }: DraftContent): void {
    this.body = body
    this.fields = fields
    this.error = null
    this.#storeDraft()
    this.isChecking = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), checkAfterMs)
  }

  /** Has the engine check the schema, and shows its problems. */
  async check(): Promise<void> {
    const request = ++this.#latestRequest
    this.isChecking = true
    const answer = await this.#app.client.call('schemas.check', { body: this.body })
    if (request !== this.#latestRequest) return
    this.isChecking = false
    if (answer.ok) this.problems = answer.value.problems
    else this.error = answer.error
  }

  /** Returns the saved schema, or null if saving failed. */
  async save(): Promise<CallOutput<'schemas.save'> | null> {
    this.isSaving = true
    const { id, body } = this
    const input = { name: this.name.trim(), body, settings: this.settings }
    const answer = await this.#app.client.call('schemas.save', { ...input, ...(id === null ? {} : { id }) })
    this.isSaving = false
    this.error = answer.ok ? null : answer.error
    if (!answer.ok) return null
    const { name, settings } = answer.value
    this.name = name
    this.fields = parseTreeWithSettings(body, settings) ?? this.fields
    this.#saved = this.#initial = { name, body, settings }
    this.#storeDraft()
    return answer.value
  }

  /** Stops checking; an answer that still comes is ignored. */
  close(): void {
    clearTimeout(this.#timer)
    this.#latestRequest++
  }
}

function isSameDraft(one: KeptDraft, other: KeptDraft): boolean {
  return (
    one.name === other.name &&
    one.body === other.body &&
    JSON.stringify(one.settings) === JSON.stringify(other.settings)
  )
}

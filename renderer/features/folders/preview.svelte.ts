// Previews a folder rule before the folder is watched: lists the affected files, and tries the rule on one file.
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { Client } from '../../../shared/contract/client.ts'
import type { Page } from '../../../shared/page.ts'
import type { Fault } from '../../../shared/result.ts'
import type { Rule } from './rule.ts'

/** Waits until the typing pauses; otherwise each letter of a path would be looked up as another folder. */
const typingPauseMs = 350
const maxShown = 50

export type Previewed = CallOutput<'folders.preview'>
export type Tried = CallOutput<'folders.try'>

export class Preview {
  found: Previewed | null = $state.raw(null)
  error: Fault | null = $state.raw(null)
  isLoading = $state(false)
  tried: Tried | null = $state.raw(null)
  /** The page of the tried file. If a ready-made schema fits it, the form proposes that schema. */
  readonly page: Page | null = $derived.by(() =>
    this.tried?.record.format === 'json' ? null : (this.tried?.page ?? null),
  )
  tryError: Fault | null = $state.raw(null)
  /** The file that is being read to try the rule. */
  tryingFile: string | null = $state(null)
  readonly #client: Client
  #timer: ReturnType<typeof setTimeout> | undefined
  #latestRequest = 0

  constructor(client: Client) {
    this.#client = client
  }

  /** Previews the rule after a short pause in typing; an empty path clears the preview. */
  loadSoon(path: string, rule: Rule): void {
    clearTimeout(this.#timer)
    this.tried = null
    this.tryError = null
    const request = ++this.#latestRequest
    if (path === '') {
      this.found = null
      this.error = null
      this.isLoading = false
      return
    }
    this.isLoading = true
    this.#timer = setTimeout(() => void this.#load(request, path, rule), typingPauseMs)
  }

  /** Loads the preview; an answer to an outdated request is ignored. */
  async #load(request: number, path: string, rule: Rule): Promise<void> {
    const { includesSubfolders, include, ignore, ignoresUsual, writes, ...rest } = rule
    const { outputDir, doneDir, nameTemplate, sheet, sheetFile } = rest
    const places = { outputDir, doneDir, sheet, sheetFile, nameTemplate: nameTemplate || '{name}' }
    const files = { includesSubfolders, include, ignore, ignoresUsual, writes }
    const answer = await this.#client.call('folders.preview', { path, ...files, ...places, limit: maxShown })
    // The input changed meanwhile, so this answer is out of date.
    if (request !== this.#latestRequest) return
    this.isLoading = false
    this.found = answer.ok ? answer.value : null
    this.error = answer.ok ? null : answer.error
  }

  /** Reads one file by the rule, and shows what would be written for it. */
  async try(path: string, file: string, rule: Rule): Promise<void> {
    this.tryingFile = file
    this.tried = null
    const answer = await this.#client.call('folders.try', { path, file, ...rule })
    this.tryingFile = null
    this.tried = answer.ok ? answer.value : null
    this.tryError = answer.ok ? null : answer.error
  }
}

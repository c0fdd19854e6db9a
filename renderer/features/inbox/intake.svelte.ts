// Adds images to the queue: by path where the desktop app knows it, otherwise by their bytes.
import sampleUrl from '../../../samples/receipt.jpg?url'
import type { CallInput } from '../../../shared/contract/calls.ts'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { toBase64 } from '../../lib/files.ts'
import { routeTo } from '../../lib/route.ts'
import { captureScreen, cropPicture } from '../../lib/screen-capture.ts'
import { Choice } from './choice.svelte.ts'
import { pastedName, toReadFault, validateFile, type DroppedFiles } from './dropped-files.ts'

type Source = CallInput<'records.add'>['images'][number]

export interface Refusal {
  readonly id: number
  readonly text: string
}

interface Held {
  readonly count: number
  readonly add: () => Promise<void>
}

export class Intake {
  readonly choice: Choice
  /** How many images have been sent; null while nothing is being added. */
  progress: { readonly done: number; readonly total: number } | null = $state.raw(null)
  refusals: readonly Refusal[] = $state.raw([])
  /** Files that wait until a schema is chosen. */
  #held: readonly Held[] = $state.raw([])
  readonly #app: App
  #nextId = 1

  constructor(app: App) {
    this.#app = app
    this.choice = new Choice(app.schemas)
  }

  readonly heldCount = $derived(this.#held.reduce((sum, { count }) => sum + count, 0))

  /** Adds dropped files, and shows why others were refused. */
  async addDropped(dropped: Promise<DroppedFiles>): Promise<void> {
    const { files, refused } = await dropped
    for (const each of refused) this.#addFault(each)
    await this.addFiles(files)
  }

  /** Adds files, after asking for the part of each that is to be read if the options say so. */
  async addFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    await this.#addWhenReady({ count: files.length, add: () => this.#addReady(files) })
  }

  /** Adds files that can be read with the chosen options. */
  async #addReady(files: readonly File[]): Promise<void> {
    this.#addProgress(0, files.length)
    const inPlace: Source[] = []
    for (const { file, part } of await this.#askForParts(files)) {
      const path = this.#app.host?.pathOf(file) ?? ''
      if (path) inPlace.push({ path, ...part })
      else await this.#addBytes(file, part)
    }
    if (inPlace.length > 0) await this.#send(inPlace, inPlace.length)
  }

  /** Asks for the part of each image that is read, if that is switched on; cancelled images are skipped. */
  async #askForParts(files: readonly File[]): Promise<{ file: File; part: { part?: ImagePart } }[]> {
    if (!this.choice.asksPart) return files.map((file) => ({ file, part: {} }))
    const chosen: { file: File; part: { part?: ImagePart } }[] = []
    for (const [at, file] of files.entries()) {
      const src = URL.createObjectURL(file)
      const more = files.length - at - 1
      const answer = await this.#app.partPrompt.ask({ src, name: file.name, part: null, more })
      URL.revokeObjectURL(src)
      if (answer) chosen.push({ file, part: answer.part ? { part: answer.part } : {} })
      else this.#skip(file)
      if (answer?.isLast) return [...chosen, ...files.slice(at + 1).map((rest) => ({ file: rest, part: {} }))]
    }
    return chosen
  }

  /** Tells the user that a file is left out, and counts it as done. */
  #skip({ name }: File): void {
    this.#app.toasts.show(this.#app.i18n.t.part.leftOut(name))
    this.#addProgress(1, 0)
  }

  /** Captures the screen and adds only the part that the user frames. */
  async addScreen(): Promise<void> {
    const picture = await captureScreen()
    if ('why' in picture) {
      if (picture.why !== null) this.#app.toasts.fail(this.#app.i18n.t.inbox.screenUnseen(picture.why))
      return
    }
    const name = pastedName(this.#app.i18n.t.inbox.screenName, Date.now(), picture.type)
    const src = URL.createObjectURL(picture)
    const answer = await this.#app.partPrompt.ask({ src, name, part: null, more: 0 })
    URL.revokeObjectURL(src)
    if (!answer) return
    const cropped = await cropPicture(picture, answer.part)
    this.#addProgress(0, 1)
    await this.#addBytes(new File([cropped], name, { type: cropped.type }), {})
  }

  /** Adds the sample receipt, by the receipt schema if none is chosen, and opens its record at once. */
  async addSample(): Promise<void> {
    const image = await fetch(sampleUrl)
    const base64 = await toBase64(await image.blob())
    const images = [{ name: 'receipt.jpg', base64 }]
    const { choice } = this
    const input = choice.isReady ? choice.input : { operation: choice.operation, schemaId: 'receipt' }
    const answer = await this.#app.client.call('records.add', { images, ...input })
    if (!answer.ok) {
      this.#addFault(answer.error)
      return
    }
    const [record] = answer.value.records
    if (record) this.#app.router.go(routeTo('inbox', record.id))
  }

  /** Adds files that the desktop app names by their paths. */
  async addPaths(paths: readonly string[]): Promise<void> {
    const count = paths.length
    if (count === 0) return
    const images = paths.map((path) => ({ path }))
    await this.#addWhenReady({
      count,
      add: () => {
        this.#addProgress(0, count)
        return this.#send(images, count)
      },
    })
  }

  /** Adds the files that waited for a schema, if one is chosen now. */
  async addHeld(): Promise<void> {
    if (!this.choice.isReady) return
    const held = this.#held
    this.#held = []
    for (const { add } of held) await add()
  }

  discardHeld(): void {
    this.#held = []
  }

  /** Removes a message about a refused image. */
  dismiss(id: number): void {
    this.refusals = this.refusals.filter((refusal) => refusal.id !== id)
  }

  dismissAll(): void {
    this.refusals = []
  }

  /** Sends the bytes of one file, or shows why it can't be read. */
  async #addBytes(file: File, part: { part?: ImagePart }): Promise<void> {
    const bytes =
      validateFile(file) ?? (await toBase64(file).catch((cause: unknown) => toReadFault(file.name, cause)))
    // One image per request: the body limit fits the largest allowed image, not two.
    if (typeof bytes === 'string') return this.#send([{ name: file.name, base64: bytes, ...part }], 1)
    this.#addFault(bytes)
    this.#addProgress(1, 0)
  }

  /** Adds the images to the queue, and shows those that the engine refuses. */
  async #send(images: Source[], count: number): Promise<void> {
    const answer = await this.#app.client.call('records.add', { images, ...this.choice.input })
    if (!answer.ok) this.#addFault(answer.error)
    else for (const { error } of answer.value.refused) this.#addRefusal(this.#app.i18n.storedFault(error))
    this.#addProgress(count, 0)
  }

  /** Adds files at once, or keeps them until a schema is chosen. */
  async #addWhenReady(files: Held): Promise<void> {
    this.#app.router.go(routeTo('inbox'))
    if (this.choice.isReady) await files.add()
    else this.#held = [...this.#held, files]
  }

  /** Adds to both numbers of the progress, which ends when they are equal. */
  #addProgress(done: number, total: number): void {
    const next = { done: (this.progress?.done ?? 0) + done, total: (this.progress?.total ?? 0) + total }
    this.progress = next.done < next.total ? next : null
  }

  #addFault(refusal: Fault): void {
    this.#addRefusal(this.#app.i18n.fault(refusal))
  }

  /** Shows a message about a refused image until it is dismissed. */
  #addRefusal(text: string): void {
    this.refusals = [...this.refusals, { id: this.#nextId++, text }]
  }
}

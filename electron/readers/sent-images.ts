// The images that a coordinator has stored for its readers: each once, and only while jobs need it.
import { readAcceptedBytes } from '../files/accepted-bytes.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Clock } from '../engine/ports.ts'
import type { ImageStore, StoredImage } from './image-store.ts'
import { nameOf, type SentMessage } from './needs.ts'

/** The pages of a document follow each other with gaps, in which its file stays. */
const documentLingerMs = 10_000
const retryMs = 10_000

export function createSentImages(parts: {
  readonly coordinator: string
  readonly clock: Clock
  readonly isUsed: (hash: string) => boolean
  readonly onProblem: (error: unknown) => void
}) {
  const { coordinator, clock, isUsed, onProblem } = parts
  const sent = new Map<string, Promise<Result<StoredImage>>>()

  async function send(store: ImageStore, message: SentMessage): Promise<Result<StoredImage>> {
    const { path, hash } = message
    const bytes = await readAcceptedBytes(path, hash, nameOf(message))
    if (!bytes.ok) return bytes
    const image = { coordinator, hash, sizeBytes: bytes.value.length }
    await store.put(image, bytes.value)
    return ok(image)
  }

  async function remove(store: ImageStore, hash: string): Promise<void> {
    const sending = sent.get(hash)
    if (!sending) return
    sent.delete(hash)
    const image = await sending
    if (image.ok)
      await store.remove(image.value).catch((error: unknown) => removeLater(store, image.value, error))
  }

  /** An image must not stay because the store could not be reached when its last job was answered. */
  function removeLater(store: ImageStore, image: StoredImage, error: unknown): void {
    onProblem(error)
    clock.after(retryMs, () => {
      if (sent.has(image.hash)) return
      store.remove(image).catch((again: unknown) => removeLater(store, image, again))
    })
  }

  return {
    /** Stores the image of a job unless it is there. */
    put(store: ImageStore, message: SentMessage): Promise<Result<StoredImage>> {
      const { hash } = message
      const known = sent.get(hash)
      if (known) return known
      const sending = send(store, message)
      sent.set(hash, sending)
      const forget = () => sent.get(hash) === sending && sent.delete(hash)
      sending.then((image) => image.ok || forget(), forget)
      return sending
    },
    /** Called after each job. */
    release(store: ImageStore, { hash, ...message }: SentMessage): void {
      const isImage = message.type === 'read' && message.number === undefined
      const removeNow = () => {
        if (!isUsed(hash)) remove(store, hash).catch(onProblem)
      }
      if (isImage) removeNow()
      else clock.after(documentLingerMs, removeNow)
    },
    async removeAll(store: ImageStore): Promise<void> {
      await Promise.all([...sent.keys()].map((hash) => remove(store, hash)))
    },
    /** Called when the store may have lost this image, or all of them. */
    forget: (hash?: string) => (hash === undefined ? sent.clear() : sent.delete(hash)),
  }
}

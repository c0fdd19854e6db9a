// The images that a coordinator has put into the database for its readers: each once, and only while jobs need it.
import { readAcceptedBytes } from '../files/accepted-bytes.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Clock } from '../engine/ports.ts'
import { nameOf, type SentMessage } from './needs.ts'
import { putImage, removeImage, type Sql } from './tables.ts'

/** The pages of a document follow each other with gaps, in which its file stays. */
const documentLingerMs = 10_000

export function createSentImages(parts: {
  coordinator: string
  clock: Clock
  isUsed: (hash: string) => boolean
  onProblem: (error: unknown) => void
}) {
  const { coordinator, clock, isUsed, onProblem } = parts
  const sent = new Map<string, Promise<Result<number>>>()

  async function send(sql: Sql, message: SentMessage): Promise<Result<number>> {
    const { path, hash } = message
    const bytes = await readAcceptedBytes(path, hash, nameOf(message))
    return bytes.ok ? ok(await putImage(sql, coordinator, hash, bytes.value)) : bytes
  }

  /** Removes an image that no job uses. */
  function remove(sql: Sql, hash: string): void {
    if (isUsed(hash) || !sent.delete(hash)) return
    // If that fails, the image is removed when the coordinator starts again, or is gone for long.
    removeImage(sql, coordinator, hash).catch(onProblem)
  }

  return {
    /** Stores the image of a job unless it is there; returns the number of its parts. */
    put(sql: Sql, message: SentMessage): Promise<Result<number>> {
      const { hash } = message
      const known = sent.get(hash)
      if (known) return known
      const putting = send(sql, message)
      sent.set(hash, putting)
      const forget = () => sent.get(hash) === putting && sent.delete(hash)
      putting.then((put) => put.ok || forget(), forget)
      return putting
    },
    /** Called after each job. */
    release(sql: Sql, { hash, ...message }: SentMessage): void {
      const isImage = message.type === 'read' && message.number === undefined
      if (isImage) remove(sql, hash)
      else clock.after(documentLingerMs, () => remove(sql, hash))
    },
    /** Called when the database has lost everything. */
    forget: () => sent.clear(),
  }
}

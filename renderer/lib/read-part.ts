// Asks how a record's image is rotated and which part is read, and reads it accordingly.
import type { RecordSummary } from '../../shared/contract/record.ts'
import {
  normalisePart,
  turnBetween,
  rotateBox,
  type ImagePart,
  type Quarter,
} from '../../shared/image-part.ts'
import type { App } from './app.ts'
import { pictureUrl } from './files.ts'
import { routeTo } from './route.ts'

export async function readPart(app: App, { id, filename, part, status }: RecordSummary): Promise<void> {
  const page = status === 'done' ? await app.client.call('records.page', { id }) : null
  const begin = page?.ok ? toShownPart(part, page.value.turn) : part
  const answer = await app.partPrompt.ask({ src: pictureUrl(id), name: filename, part: begin, more: 0 })
  if (answer) await readWithPart(app, id, answer.part)
}

/** The part relative to the image as it is shown: upright, if the reading found its orientation. */
export function toShownPart(part: ImagePart | null, pageTurn: Quarter): ImagePart | null {
  const box = part?.box ? rotateBox(part.box, turnBetween(part.turn ?? 0, pageTurn)) : null
  return normalisePart({ turn: pageTurn === 0 ? (part?.turn ?? null) : pageTurn, box })
}

/**
 * Reads the part, in place of what was to be read. A record that was already read, perhaps meanwhile, keeps
 * its result; a new record is added.
 */
async function readWithPart(app: App, id: string, part: ImagePart | null): Promise<void> {
  const { client, i18n, router, toasts } = app
  const current = await client.call('records.get', { id })
  if (!current.ok) {
    toasts.fail(i18n.fault(current.error))
    return
  }
  const { status, languages, languageConfidence } = current.value
  if (status !== 'done' && status !== 'working') {
    const tried = await client.call('records.retry', { id, part })
    if (!tried.ok) toasts.fail(i18n.fault(tried.error))
    return
  }
  // Languages that the user chose still apply to the image.
  const named = languageConfidence === null ? languages : []
  const answer = await client.call('records.again', { ids: [id], part, languages: named })
  if (!answer.ok) {
    toasts.fail(i18n.fault(answer.error))
    return
  }
  const [first] = answer.value.records
  const [refused] = answer.value.refused
  if (refused) toasts.fail(i18n.storedFault(refused.error))
  if (!first) return
  toasts.show(i18n.t.history.readingAgain(1))
  const { screen, id: opened, folderId } = router.route
  if (opened !== null) router.go(routeTo(screen, first.id, folderId))
}

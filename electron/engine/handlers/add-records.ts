// Adds images to the queue: a file, all images of a folder, or bytes. An image that is refused doesn't stop the
// others.
import path from 'node:path'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { parseDataUrl } from '../../../shared/image/data-url.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { noSettings, type FieldSettings } from '../../../shared/schema/field-settings.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { matchSettings } from '../../../shared/schema/with-settings.ts'
import { kindAt } from '../../files/presence.ts'
import { findImages } from '../intake/image-files.ts'
import type { Intake, Order } from '../intake/intake.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import { faultView } from '../fault-view.ts'
import { summaryOf } from './record-view.ts'
import type { HandlerParts } from './handler-parts.ts'

type AddParts = Pick<HandlerParts, 'intake' | 'parseLanguages' | 'profile' | 'records' | 'shelf'>
type AddInput = ParsedInput<'records.add'>
type Image = AddInput['images'][number]
type Entry = Image | { readonly path: string; readonly error: Fault }

/** Returns the records that were added, and the images that were refused with their errors. */
export async function addRecords(parts: AddParts, input: AddInput) {
  const schema = findSchema(parts, input)
  if (!schema.ok) return schema
  const languages = parts.parseLanguages(input.languages)
  if (!languages.ok) return languages
  const entries = await expandFolders(input.images)
  const isBatch = entries.length > interactiveImages
  const order: Order = {
    operation: input.operation,
    source: input.source,
    entrance: 'own',
    priority: isBatch ? priorities.batch : priorities.interactive,
    languages: languages.value,
    profile: input.profile ?? parts.profile(),
    engine: input.engine ?? null,
    schema: schema.value,
    pages: input.pages ?? null,
    password: input.password,
    key: null,
    baseUrl: null,
  }
  const records: RecordSummary[] = []
  const refused: { name: string; error: FaultView }[] = []
  for (const entry of entries) {
    const accepted = 'error' in entry ? entry : await takeImage(parts.intake, entry, order)
    const row = 'ok' in accepted && accepted.ok ? parts.records.get(accepted.value) : null
    if (row) records.push(summaryOf(row))
    else if ('error' in accepted) refused.push({ name: nameOf(entry), error: faultView(accepted.error) })
  }
  return ok({ records, refused })
}

/** Adds one image from its path or its bytes; returns the id of its record. */
async function takeImage(intake: Intake, image: Image, baseOrder: Order): Promise<Result<string>> {
  const order = { ...baseOrder, part: image.part }
  if ('path' in image) return intake.fromFile(path.resolve(image.path), order)
  const { name, base64 } = image
  const limit = { path: name, name, maxBytes: imageLimits.maxOwnBytes }
  const sent = parseDataUrl(`data:application/octet-stream;base64,${base64}`, limit)
  return sent.ok ? intake.fromBytes({ sent: name }, sent.value.bytes, order) : sent
}

/** Finds the schema that the input names or contains; null for operations without a schema. */
export function findSchema(
  parts: Pick<HandlerParts, 'shelf'>,
  input: Pick<AddInput, 'operation'> & {
    readonly schemaId?: string | undefined
    readonly resultSchema?: string | undefined
    readonly settings?: FieldSettings | undefined
  },
): Result<Order['schema']> {
  if (input.operation !== 'json') return ok(null)
  if (input.schemaId !== undefined) return parts.shelf.find(input.schemaId)
  if (input.resultSchema === undefined) return err('schema.missing', {})
  const parsed = parseSchema(input.resultSchema)
  if (!parsed.ok) return parsed
  const { settings } = matchSettings(parsed.value, input.settings ?? noSettings)
  return ok({ text: input.resultSchema, settings, id: null, revision: null })
}

/**
 * Replaces each folder by its images. For a folder without images, or a path that doesn't exist, the entry is an
 * error.
 */
async function expandFolders(images: readonly Image[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const image of images) {
    if (!('path' in image)) {
      entries.push(image)
      continue
    }
    const inside = await findImageFiles(path.resolve(image.path))
    if (inside.ok) entries.push(...inside.value.map((file) => ({ ...image, path: file })))
    else entries.push({ path: image.path, error: inside.error })
  }
  return entries
}

/** Returns the file itself, or all images in it if it is a folder. */
async function findImageFiles(file: string): Promise<Result<string[]>> {
  const kind = await kindAt(file)
  if (!kind.ok) return kind
  if (kind.value !== 'folder') return ok([file])
  const found = await findImages(file)
  return found.ok && found.value.length === 0 ? err('folder.empty', { path: file }) : found
}

function nameOf(entry: Entry): string {
  return 'path' in entry ? entry.path : entry.name
}

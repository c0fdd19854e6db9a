// Adds text layers to the pages of a PDF. The file itself stays as it is, byte for byte: the layers and the changed pages are
// appended as an incremental update.
import { ParseSpeeds, PDFDocument, PDFName, PDFRef, type DocumentSnapshot } from '@cantoo/pdf-lib'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isFromTextLayer } from '../../../shared/text/exact.ts'
import { isAppendable } from './is-appendable.ts'
import { attachResult } from './attach.ts'
import { createInvisible, type InvisibleFont } from './invisible.ts'
import { addLayer } from './add-layer.ts'
import { placeOnSheet } from './place-on-sheet.ts'
import type { OpenSource, PageOf, SearchableJob } from './task.ts'
import { removeScripts } from './scripts.ts'
import { layerOf } from './text-layer.ts'
import { maxUnpackedBytes, unpacksTooLarge } from './unpacked-size.ts'

/** Returns the parts of the new file, in their order. */
export function layOverOriginal(
  job: SearchableJob,
  original: OpenSource,
  pageOf: PageOf,
): Promise<Result<Uint8Array[]>> {
  return faultOfOriginal(original, () => layOver(job, original, pageOf))
}

/** An error of pdf-lib becomes a fault of the file. */
export async function faultOfOriginal<T>(
  { source: { name } }: OpenSource,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return err('searchable.original', { name, why: error.message })
  }
}

async function layOver(
  job: SearchableJob,
  original: OpenSource,
  pageOf: PageOf,
): Promise<Result<Uint8Array[]>> {
  const loaded = await loadOriginal(original)
  if (!loaded.ok) return loaded
  const document = loaded.value
  const isChanged = job.removesScripts && removeScripts(document)
  const snapshot = document.takeSnapshot()
  const font = createInvisible(document.context)
  const layered = await addLayers(document, original, pageOf, font)
  if (!layered.ok) return layered
  const { result } = original.source
  if (!isChanged && result === undefined && layered.value.length === 0) return ok([original.bytes])
  font.write()
  for (const ref of layered.value) snapshot.markRefForSave(ref)
  if (result !== undefined) {
    await attachResult(document, original.source, job)
    markAttachment(document, snapshot)
  }
  const { useObjectStreams } = document.context.pdfFileDetails
  // a file with a wrong cross-reference table is written anew, with the same streams; and in one to which changes are
  // appended, its scripts would remain
  if (isChanged || !isAppendable(original.bytes)) {
    const options = { useObjectStreams, addDefaultPage: false, updateFieldAppearances: false }
    return ok([await document.save(options)])
  }
  const added = await document.saveIncremental(snapshot, { useObjectStreams, objectsPerTick: Infinity })
  return ok([original.bytes, added])
}

/** Refuses encrypted files, because what is added would have to be encrypted too. */
export async function loadOriginal({ source, bytes, pdf }: OpenSource): Promise<Result<PDFDocument>> {
  const { name } = source
  if (unpacksTooLarge(bytes)) {
    const why = reason('its streams unpack to more than %{most} MB', { most: maxUnpackedBytes / 2 ** 20 })
    return err('searchable.original', { name, why })
  }
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  })
  if (document.isEncrypted) return err('searchable.locked', { name })
  if (document.getPages().length !== pdf?.pages)
    return err('searchable.original', { name, why: reason('its pages can not be told apart') })
  return ok(document)
}

/** Returns the pages that got a layer. Lines from the text layer of the PDF itself need none. */
export async function addLayers(
  document: PDFDocument,
  { source, pdf }: OpenSource,
  pageOf: PageOf,
  font: InvisibleFont,
  first = 0,
): Promise<Result<PDFRef[]>> {
  const layered: PDFRef[] = []
  const sheets = document.getPages()
  for (let number = 1; number <= (pdf?.pages ?? 0); number++) {
    const page = await pageOf(source, number)
    const read = page?.lines.filter((line) => !isFromTextLayer(line)) ?? []
    const sheet = sheets[first + number - 1]
    if (!page || !pdf || !sheet || read.length === 0) continue
    const place = pdf.sheet(number)
    if (!place.ok) return place
    const toSheet = placeOnSheet(page, place.value)
    addLayer(document.context, sheet, (prefix) => layerOf(read, toSheet, font, prefix))
    layered.push(sheet.ref)
  }
  return ok(layered)
}

/** Marks the existing objects that an attachment changes: the lists of attachments, wherever they are. */
function markAttachment({ catalog, context }: PDFDocument, snapshot: DocumentSnapshot): void {
  const key = (name: string) => PDFName.of(name)
  const names = catalog.Names()
  const files = names?.get(key('EmbeddedFiles'))
  const tree = context.lookup(files)
  const list = tree && 'get' in tree ? context.lookup(files) : undefined
  const places = [context.trailerInfo.Root, catalog.get(key('Names')), files, catalog.get(key('AF'))]
  for (const place of [...places, list]) if (place instanceof PDFRef) snapshot.markRefForSave(place)
}

// Images in a table of the queue's database, in parts. Small ones are put, got and removed many at a time.
import { z } from 'zod'
import { createBatches, removalLinger } from './batches.ts'
import type { ImageStore, StoredImage } from './image-store.ts'
import type { Sql } from './tables.ts'

/** PostgreSQL and both machines hold a part of an image in memory several times over. */
const partBytes = 4 * 2 ** 20
/** A batch of images of this size is no larger than two parts. */
const smallBytes = 2 ** 18

interface Part {
  readonly image: StoredImage
  readonly part: number
  readonly body: Uint8Array
}

export function databaseImages(sql: Sql): ImageStore {
  const putSmall = createBatches((parts: readonly Part[]) => putParts(parts))
  const getSmall = createBatches((images: readonly StoredImage[]) => getParts(images, 0))
  const removals = createBatches((images: readonly StoredImage[]) => removeImages(images), removalLinger)

  async function putParts(parts: readonly Part[]): Promise<void> {
    const rows = parts.map((_, at) => `($${at * 4 + 1}, $${at * 4 + 2}, $${at * 4 + 3}, $${at * 4 + 4})`)
    await sql.executeSql(
      `insert into fovea.image (coordinator, hash, part, body) values ${rows.join()} on conflict do nothing`,
      parts.flatMap(({ image, part, body }) => [image.coordinator, image.hash, part, Buffer.from(body)]),
    )
  }

  async function getParts(images: readonly StoredImage[], part: number): Promise<Map<string, Buffer>> {
    const { rows } = await sql.executeSql(
      'select hash, body from fovea.image where coordinator = any($1) and hash = any($2) and part = $3',
      [...columnsOf(images), part],
    )
    const found = z.array(z.object({ hash: z.string(), body: z.instanceof(Buffer) })).parse(rows)
    return new Map(found.map(({ hash, body }) => [hash, body]))
  }

  async function removeImages(images: readonly StoredImage[]): Promise<void> {
    await sql.executeSql(
      'delete from fovea.image where (coordinator, hash) in (select * from unnest($1::text[], $2::text[]))',
      columnsOf(images),
    )
  }

  return {
    async put(image, bytes) {
      if (bytes.length <= smallBytes) return putSmall.add({ image, part: 0, body: bytes })
      for (let at = 0; at < bytes.length; at += partBytes)
        await putParts([{ image, part: at / partBytes, body: bytes.subarray(at, at + partBytes) }])
    },
    async *get(image) {
      const isSmall = image.sizeBytes <= smallBytes
      for (let at = 0; at * partBytes < image.sizeBytes; at++) {
        const body = (await (isSmall ? getSmall.add(image) : getParts([image], at))).get(image.hash)
        if (!body) return
        yield body
      }
    },
    remove: removals.add,
  }
}

function columnsOf(images: readonly StoredImage[]): [coordinators: string[], hashes: string[]] {
  return [images.map(({ coordinator }) => coordinator), images.map(({ hash }) => hash)]
}

// Images in a bucket of S3 or a service that is compatible with it: s3://BUCKET/PREFIX. Credentials come from where the
// tools of AWS look for them: the environment, or the user's configuration.
import type { S3Client } from '@aws-sdk/client-s3'
import { err, ok, type Result } from '../../shared/result.ts'
import { withConnectionTo } from '../network/outgoing.ts'
import type { ImageStore, StoredImage } from './image-store.ts'

export interface Bucket {
  /** The address as it was given. A reader fits only if it was given the same. */
  readonly address: string
  readonly name: string
  readonly prefix: string
  readonly region: string | undefined
  readonly endpoint: string | undefined
}

/** Parses s3://BUCKET/PREFIX?region=REGION&endpoint=URL. */
export function parseBucket(address: string): Result<Bucket> {
  const url = URL.canParse(address) ? new URL(address) : null
  const endpoint = url?.searchParams.get('endpoint') ?? undefined
  const isComplete = url?.protocol === 's3:' && url.hostname !== '' && url.password === ''
  if (!isComplete || (endpoint !== undefined && !/^https?:\/\/[^/@]+\/?$/.test(endpoint)))
    return err('readers.bucket', { address: address.replace(/(:\/\/)[^/]*@/, '$1') })
  return ok({
    ...{ address, name: url.hostname, prefix: url.pathname.replace(/^\/|\/$/g, ''), endpoint },
    region: url.searchParams.get('region') ?? undefined,
  })
}

/** A request is tried again by the client, and gives up after this time without an answer. */
const timeoutMs = 15_000

export async function bucketImages({ name: Bucket, prefix, region, endpoint }: Bucket): Promise<ImageStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      ...{ requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
      throwOnRequestTimeout: true,
    },
  })
  const keyOf = ({ coordinator, hash }: StoredImage) =>
    [prefix, coordinator, hash].filter((part) => part !== '').join('/')
  const at = (image: StoredImage) => ({ Bucket, Key: keyOf(image) })
  const allow = await allowing(client, Bucket)

  return {
    put: (image, bytes) =>
      allow(async () => {
        await client.send(new s3.PutObjectCommand({ ...at(image), Body: bytes }))
      }),
    async *get(image) {
      const bytes = await allow(async () => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand(at(image)))
          return (await Body?.transformToByteArray()) ?? null
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null
          throw error
        }
      })
      if (bytes) yield bytes
    },
    remove: (image) =>
      allow(async () => {
        await client.send(new s3.DeleteObjectCommand(at(image)))
      }),
  }
}

/** Lets the process connect to the host of a bucket while it works with it. */
async function allowing(
  client: S3Client,
  bucket: string,
): Promise<<T>(work: () => Promise<T>) => Promise<T>> {
  const endpoint = await client.config.endpoint?.()
  const region = await client.config.region()
  const host = endpoint?.hostname ?? `${bucket}.s3.${region}.amazonaws.com`
  return (work) => withConnectionTo('readers', host, work)
}

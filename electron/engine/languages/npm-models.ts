// Downloads a language model from npm's @tesseract.js-data, and checks it against the hash in the registry.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import { unpackGzip } from './model-file.ts'
import { fileInTar } from './tar.ts'
import { reason } from '../../../shared/reasons.ts'
import { systemReason } from '../../../shared/system-reason.ts'
import { parseJson } from '../../../shared/parse-json.ts'

export const npmRegistry = 'https://registry.npmjs.org'

const timeoutMs = 120_000
const sizeLimits = {
  description: 1024 * 1024,
  package: 100 * 1024 * 1024,
  unpacked: 300 * 1024 * 1024,
} as const

const descriptionSchema = z.object({
  dist: z.object({ tarball: z.url(), integrity: z.string().startsWith('sha512-') }),
})

export async function fetchModel(language: string, registry = npmRegistry): Promise<Result<Uint8Array>> {
  const answer = await download(`${registry}/@tesseract.js-data/${language}/latest`, sizeLimits.description)
  if (!answer.ok) return answer
  if (answer.value === null) return err('language.notOnNpm', { language })
  const description = descriptionSchema.safeParse(parseJson(new TextDecoder().decode(answer.value)))
  if (!description.success)
    return err('language.fetch', { why: reason("the registry's answer makes no sense") })
  const { tarball, integrity } = description.data.dist
  const file = await download(tarball, sizeLimits.package)
  if (!file.ok) return file
  if (file.value === null || integrityOf(file.value) !== integrity)
    return err('language.fetch', { why: reason('the package is not the one that the registry announced') })
  const archive = unpackGzip(file.value, sizeLimits.unpacked)
  if (archive === null) return err('language.fetch', { why: reason('the package is damaged, or too large') })
  // The package has several models. This one is small and accurate: the best network, in integers.
  const model = fileInTar(archive, (name) => name.endsWith(`/4.0.0_best_int/${language}.traineddata.gz`))
  return model ? ok(model) : err('language.notOnNpm', { language })
}

/** Downloads from the registry. The value is null if the server answers 404. */
async function download(url: string, maxBytes: number): Promise<Result<Uint8Array | null>> {
  try {
    return await withConnectionTo('language', new URL(url).hostname, async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      if (response.status === 404) return ok(null)
      if (!response.ok)
        return err('language.fetch', {
          why: reason('the registry answered %{status}', { status: response.status }),
        })
      return readBytes(response, maxBytes)
    })
  } catch (error) {
    return err('language.fetch', { why: systemReason(error) })
  }
}

/** Reads a response, and fails when it grows larger than allowed. */
async function readBytes(response: Response, maxBytes: number): Promise<Result<Uint8Array>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) return err('language.fetch', { why: reason('the answer is too large for a model') })
  }
  return ok(Buffer.concat(chunks))
}

/** Returns the SHA-512 in the form in which npm states it. */
function integrityOf(bytes: Uint8Array): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

// From a name on the command line to records in the queue: a file is one, a folder as many as it has images.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseFault, type Client } from '../../../shared/contract/client.ts'
import type { CallInput } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { Shell } from '../command.ts'
import { readImage } from '../stdin.ts'
import type { DocumentWish, Order } from './order.ts'

/** `name` is what the person calls the image: the path as it was typed. */
export type Entry =
  | { readonly kind: 'record'; readonly name: string; readonly id: string }
  | { readonly kind: 'refused'; readonly name: string; readonly error: Fault }

export async function addImages(
  client: Client,
  named: string,
  order: Order & DocumentWish,
  shell: Shell,
): Promise<Entry[]> {
  const image = await imageSource(named, shell)
  if ('error' in image) return [{ kind: 'refused', name: named, error: image.error }]
  const added = await client.call('records.add', { images: [image], ...order, source: 'cli' })
  if (!added.ok) return [{ kind: 'refused', name: named, error: added.error }]

  const nameOf = (await isFolder(named)) ? (file: string) => inFolder(named, file) : () => named
  return [
    ...added.value.records.map(({ id, sourcePath, filename }): Entry => ({
      kind: 'record',
      name: nameOf(sourcePath ?? filename),
      id,
    })),
    ...added.value.refused.map(({ name, error }): Entry => ({
      kind: 'refused',
      name: nameOf(name),
      error: parseFault(error),
    })),
  ]
}

type ImageSource = CallInput<'records.add'>['images'][number]

async function imageSource(named: string, shell: Shell): Promise<ImageSource | { error: Fault }> {
  // The engine may be another process with another current folder.
  if (named !== '-') return { path: path.resolve(named) }
  const bytes = await readImage(shell.stdin, 'stdin')
  return bytes.ok ? { name: 'stdin', base64: bytes.value.toString('base64') } : { error: bytes.error }
}

/** Only to show names as they were typed; whether the folder can be read, the engine finds out. */
async function isFolder(named: string): Promise<boolean> {
  try {
    return (await stat(named)).isDirectory()
  } catch {
    return false // stdin, or a file that went away meanwhile
  }
}

function inFolder(folder: string, file: string): string {
  return path.join(folder, path.relative(path.resolve(folder), path.resolve(folder, file)))
}

// Adds the file or all images of the folder named on the command line to the queue.
import { kindAt } from '../../files/presence.ts'
import path from 'node:path'
import { parseFault, type Client } from '../../../shared/contract/client.ts'
import type { CallInput } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { Shell } from '../command.ts'
import { readImage } from '../stdin.ts'
import type { DocumentOptions, Order } from './order.ts'

/** `name` is the path of the image as the user typed it. */
export type Entry =
  | { readonly kind: 'record'; readonly name: string; readonly id: string }
  | { readonly kind: 'refused'; readonly name: string; readonly error: Fault }

/** Returns one entry per image: its record, or why it was refused. */
export async function addImages(
  client: Client,
  typed: string,
  order: Order & DocumentOptions,
  shell: Shell,
): Promise<Entry[]> {
  const image = await imageSource(typed, shell)
  if ('error' in image) return [{ kind: 'refused', name: typed, error: image.error }]
  const added = await client.call('records.add', { images: [image], ...order, source: 'cli' })
  if (!added.ok) return [{ kind: 'refused', name: typed, error: added.error }]

  const nameOf = (await isFolder(typed)) ? (file: string) => inFolder(typed, file) : () => typed
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

/** The path of the image, or its bytes if they come from stdin. */
async function imageSource(typed: string, shell: Shell): Promise<ImageSource | { error: Fault }> {
  // Absolute, because the engine may be another process with another working folder.
  if (typed !== '-') return { path: path.resolve(typed) }
  const bytes = await readImage(shell.stdin, 'stdin')
  return bytes.ok ? { name: 'stdin', base64: bytes.value.toString('base64') } : { error: bytes.error }
}

/**
 * Whether the path is a folder. Only used to show names as they were typed; the engine finds out whether the
 * folder can be read.
 */
async function isFolder(typed: string): Promise<boolean> {
  const kind = await kindAt(typed)
  return kind.ok && kind.value === 'folder'
}

/** Shows the path of a file as the user typed its folder. */
function inFolder(folder: string, file: string): string {
  return path.join(folder, path.relative(path.resolve(folder), path.resolve(folder, file)))
}

// Adds a watch folder while a command runs, and removes it afterwards. A folder that is already watched is used
// unchanged.
import path from 'node:path'
import type { Client } from '../../../shared/contract/client.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Order } from './order.ts'
import type { Outputs } from './outputs.ts'

export interface BorrowedFolder {
  readonly folder: WatchFolder
  readonly wasWatched: boolean
  readonly giveBack: () => Promise<void>
}

/** Returns the watch folder with `giveBack`, which removes it if it was added here. */
export async function borrowFolder(
  client: Client,
  root: string,
  order: Order,
  outputs: Outputs,
): Promise<Result<BorrowedFolder>> {
  const list = await client.call('folders.list', {})
  if (!list.ok) return list
  const watched = list.value.folders.find((folder) => folder.path === root)
  if (watched) return ok({ folder: watched, wasWatched: true, giveBack: () => Promise.resolve() })

  const schema = await borrowSchema(client, root, order)
  if (!schema.ok) return schema
  const { id: schemaId } = schema.value
  const added = await client.call('folders.add', {
    path: root,
    operation: order.operation,
    languages: order.languages,
    ...outputs,
    ...(order.profile && { profile: order.profile }),
    ...(order.engine && { engine: order.engine }),
    ...(schemaId === null ? {} : { schemaId }),
  })
  if (!added.ok) {
    await schema.value.giveBack()
    return added
  }
  return ok({
    folder: added.value,
    wasWatched: false,
    /** Removes the watch folder again, and its schema if that was saved for it. */
    async giveBack() {
      await client.call('folders.remove', { id: added.value.id })
      await schema.value.giveBack()
    },
  })
}

/**
 * Saves the schema of this command for its duration, because a watch folder refers to it by id. Records keep a copy.
 */
async function borrowSchema(client: Client, root: string, order: Order) {
  if (order.operation !== 'json') return ok({ id: null, giveBack: () => Promise.resolve() })
  if ('schemaId' in order) return ok({ id: order.schemaId, giveBack: () => Promise.resolve() })
  const list = await client.call('schemas.list', {})
  if (!list.ok) return list
  const name = `Watching ${path.basename(root)}`.slice(0, 80)
  const names = new Set(list.value.schemas.map((schema) => schema.name))
  const { resultSchema: body, settings } = order
  const saved = await client.call('schemas.save', { name: findFreeName(name, names), body, settings })
  if (!saved.ok) return saved
  const { id } = saved.value
  const giveBack = async () => {
    await client.call('schemas.remove', { id })
  }
  return ok({ id, giveBack })
}

/** Appends a number to the name if it is taken. */
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let count = 2; ; count++) {
    const next = `${name} (${count})`
    if (!taken.has(next)) return next
  }
}

// Calls for copies of the database: list, restore, delete.
import { z } from 'zod'
import { call } from './call.ts'

/** damaged: a broken database that was set aside when a copy replaced it. It can't be restored. */
export const copyKinds = ['weekly', 'before-update', 'before-restore', 'damaged'] as const

const name = z.string().min(1).max(200)

export const backupSchema = z.object({
  name,
  kind: z.enum(copyKinds),
  madeAt: z.number(),
  sizeBytes: z.number(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupCalls = {
  'backups.list': call({
    input: z.object({}),
    output: z.object({ backups: z.array(backupSchema) }),
    http: { method: 'GET', path: '/api/backups' },
    cli: 'backup list',
    help: 'Lists the copies of the database, newest first. They do not include images.',
  }),
  'backups.restore': call({
    input: z.object({ name }),
    output: z.object({ name, isAtNextStart: z.literal(true) }),
    http: { method: 'POST', path: '/api/backups/{name}/restore' },
    cli: 'backup restore',
    help: 'Restores a copy of the database and restarts Fovea. The database of now is kept as a copy.',
  }),
  'backups.remove': call({
    input: z.object({ name }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/backups/{name}' },
    cli: 'backup remove',
    help: 'Deletes a copy of the database for good, with everything that only it holds.',
  }),
}

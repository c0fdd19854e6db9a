// Handlers for backup copies of the database; restoring one is requested here, and done at the next start.
import type { Copy } from '../db/backups.ts'
import { requestRestore } from '../restore.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { HandlersOf } from './types.ts'

export function backupHandlers({ dataDir, base, events }: HandlerParts): HandlersOf<'backups'> {
  const { backups, checks } = base

  /** Finds the backup copy with this name. */
  function find(name: string): Result<Copy> {
    const copy = backups.all().find((each) => each.name === name)
    return copy ? ok(copy) : err('backup.unknown', { name })
  }

  return {
    'backups.list': () =>
      ok({
        backups: backups
          .all()
          .map(({ name, kind, madeAt, sizeBytes }) => ({ name, kind, madeAt, sizeBytes })),
      }),
    /** Checks the copy, and leaves a request to restore it at the next start. */
    async 'backups.restore'({ name }) {
      const copy = find(name)
      if (!copy.ok) return copy
      const why = await checks.check(copy.value.file)
      if (why !== null) return err('backup.damaged', { name, why })
      requestRestore(dataDir, name)
      // After this call has returned, so that the caller gets the answer before the engine ends.
      setImmediate(() => events.emit('engine.restart', {}))
      return ok({ name, isAtNextStart: true as const })
    },
    'backups.remove'({ name }) {
      const copy = find(name)
      if (!copy.ok) return copy
      backups.remove(name)
      return ok({ removed: 1 })
    },
  }
}

// Wraps SQLite and the synchronous file system calls, as `faulty-files.ts` wraps the asynchronous ones: one of them
// fails, or the process is killed before or after it.
import type Database from 'better-sqlite3'
import type * as Files from 'node:fs'
import { closedWithProcess, fileCall, syncCall } from './faulty-files.ts'

type Sqlite = typeof Database

/** Only calls that write: a start that can't read its files can't do anything else either. */
const writes = [
  'closeSync',
  'copyFileSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
  'writeSync',
] as const

/** Wraps the synchronous functions of the file system. */
export function faultyFiles(real: typeof Files): typeof Files {
  const halves: Partial<Record<(typeof writes)[number], (args: unknown[]) => unknown>> = {
    closeSync: ([handle]) => {
      real.closeSync(Number(handle))
    },
    copyFileSync: ([from, to]) => {
      real.copyFileSync(String(from), String(to))
      cutInHalf(String(to))
    },
  }

  /** Truncates a file to half of its size, as an interrupted copy leaves it. */
  function cutInHalf(file: string): void {
    real.truncateSync(file, Math.floor(real.statSync(file).size / 2))
  }

  const calls = writes.map((name) => {
    const call = real[name] as (...args: unknown[]) => unknown
    const counted = (...args: unknown[]) =>
      syncCall(
        name,
        () => call(...args),
        () => halves[name]?.(args),
      )
    return [name, counted] as const
  })
  const files = { ...real, ...Object.fromEntries(calls) }
  return { ...files, default: files } as typeof Files
}

/**
 * Opening, each transaction, each script and each copy count as one call; statements in a transaction are part of it.
 */
export function faultyDatabase(real: Sqlite, { statSync, truncateSync }: typeof Files): Sqlite {
  const failing = (failure: 'ENOSPC' | 'EIO', name: string) =>
    new real.SqliteError(`made to fail: ${name}`, failure === 'ENOSPC' ? 'SQLITE_FULL' : 'SQLITE_IOERR_WRITE')
  const sqliteCall = <T>(name: string, run: () => T, half?: () => unknown): T =>
    syncCall(`sqlite ${name}`, run, half, failing)

  /** Simulates a disk that becomes full during a copy. */
  function cutInHalf(file: string): void {
    if (statSync(file, { throwIfNoEntry: false })) truncateSync(file, Math.floor(statSync(file).size / 2))
  }

  return class extends real {
    constructor(...args: ConstructorParameters<Sqlite>) {
      sqliteCall('open', () => undefined)
      super(...args)
      closedWithProcess(this)
    }

    override exec(sql: string): this {
      return this.inTransaction ? super.exec(sql) : sqliteCall('exec', () => super.exec(sql))
    }

    override transaction<F extends (...args: unknown[]) => unknown>(work: F): Database.Transaction<F> {
      const run = super.transaction(work)
      const counted = (...args: Parameters<typeof run>) => sqliteCall('transaction', () => run(...args))
      return Object.assign(counted, run)
    }

    override prepare(sql: string): never {
      const statement = super.prepare(sql)
      if (!sql.startsWith('VACUUM INTO')) return statement as never
      const run = (file: string) => statement.run(file)
      const half = (file: string) => {
        run(file)
        cutInHalf(file)
      }
      return {
        run: (file: string) =>
          sqliteCall(
            'vacuum into',
            () => run(file),
            () => {
              half(file)
            },
          ),
      } as never
    }

    override backup(file: string, options?: Database.BackupOptions): Promise<Database.BackupMetadata> {
      const run = () => super.backup(file, options)
      const half = () =>
        run().then(() => {
          cutInHalf(file)
        })
      return fileCall('sqlite backup', run, half, failing)
    }
  } as unknown as Sqlite
}

// Starts a real PostgreSQL for tests: a server of its own on a free port, in a temporary folder.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Postgres {
  readonly port: number
  /** The id of the process that the others of the server come from. */
  pid(): number
  /** The address of a role; the owner of the database without one. */
  address(user?: string): string
  /** Runs SQL as the owner. */
  sql(text: string): string
  /** Whether it runs; it ends by itself if it can't write its log. */
  isRunning(): boolean
  /** Ends it as a power cut does. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** The server refuses to run as root, so root starts it as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** The folder of PostgreSQL's programs: Debian keeps them away from the path. Undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

/**
 * Creates a database `fovea` in a folder of its own in `parent`. `settings` are added to those of the server, such as
 * `ssl=on`.
 */
export async function startPostgres(settings: readonly string[] = [], parent = tmpdir()): Promise<Postgres> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  const dir = mkdtempSync(path.join(parent, 'fovea-postgres-'))
  if (nobody.uid !== undefined) chownSync(dir, nobody.uid, nobody.gid)
  const data = path.join(dir, 'data')
  const run = { ...nobody, cwd: dir, stdio: 'ignore', env: { LC_ALL: 'C', PATH: bin } } as const
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'fovea', '-A', 'trust', '--no-sync'], run)
  // The virtual networks of tests, which no other machine is in.
  appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all 10.213.0.0/16 trust\n')
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1']
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const options = ['fsync=off', ...settings].flatMap((each) => ['-c', each])
    const child = spawn(path.join(bin!, 'postgres'), [...args, ...options], {
      ...run,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (text) => String(text).includes('ready to accept') && resolve())
    })
  }

  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || !isRunning()) return
    server.kill(signal)
    await once(server, 'exit')
  }

  function sql(text: string, database = 'fovea'): string {
    const line = ['-h', dir, '-p', String(port), '-U', 'fovea', '-d', database, '-Atqc', text]
    return execFileSync('psql', [...line, '-v', 'ON_ERROR_STOP=1'], { encoding: 'utf8' }).trim()
  }

  await start()
  sql('create database fovea', 'postgres')
  return {
    port,
    pid: () => server!.pid!,
    address: (user = 'fovea') => `postgres://${user}@127.0.0.1:${port}/fovea`,
    sql,
    start,
    isRunning,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

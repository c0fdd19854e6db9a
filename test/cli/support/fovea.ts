// The real command as a shell starts it: a process with arguments, an exit code, and two streams.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const entries = {
  fovea: path.join(root, 'dist/cli/cli.js'),
  start: path.join(root, 'dist/cli/start.js'),
  dev: path.join(root, 'electron/cli/dev.entry.ts'),
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Started {
  readonly child: ChildProcessWithoutNullStreams
  readonly ended: Promise<Ended>
  /** Resolves with the first match in what it has written so far or will write. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

export interface Surroundings {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly entry?: keyof typeof entries
}

/** Runs to the end. */
export async function fovea(
  args: readonly string[],
  { input = '', ...around }: Surroundings & { input?: string | Uint8Array } = {},
): Promise<Ended> {
  const { child, ended } = startFovea(args, around)
  // A command that looks at nothing it is given may end before it was given all of it.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return ended
}

export function startFovea(
  args: readonly string[],
  { cwd = root, env = {}, entry = 'fovea' }: Surroundings = {},
): Started {
  const child = spawn(process.execPath, [entries[entry], ...args], { cwd, env: { ...plainEnv(), ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      heard[name] += text
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, ...heard })
      for (const listener of listeners) listener()
    })
  })
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(heard.stdout) ?? pattern.exec(heard.stderr)
          if (!match && child.exitCode === null) return
          listeners.delete(look)
          if (match) resolve(match)
          else reject(new Error(`it ended without saying ${String(pattern)}: ${heard.stdout}${heard.stderr}`))
        }
        listeners.add(look)
        look()
      }),
  }
}

/** Without what the test's own runner was started with: colours, and npm's word for where it was called. */
function plainEnv(): NodeJS.ProcessEnv {
  const drop = /^(FORCE_COLOR|NO_COLOR|NODE_OPTIONS|INIT_CWD|DISPLAY|WAYLAND_DISPLAY|VITEST.*|npm_.*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !drop.test(name)))
}

// Starts commands as a shell does: a process with arguments, an exit code, and two output streams.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { readerVariables } from '../../support/replay/mode.ts'
import { createHeard, plainEnv, root, type Ended, type Surroundings } from './heard.ts'

const entries = {
  fovea: path.join(root, 'electron/cli/cli.entry.ts'),
  start: path.join(root, 'electron/cli/start.entry.ts'),
  dev: path.join(root, 'electron/cli/dev.entry.ts'),
}

export interface StartedProcess {
  readonly child: ChildProcessWithoutNullStreams
  readonly ended: Promise<Ended>
  /** Resolves with the first match in what it has written so far or will write. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

type ProcessSurroundings = Surroundings & { readonly entry?: keyof typeof entries }

/** Runs a command to its end. */
export async function runProcess(
  args: readonly string[],
  { input = '', ...around }: ProcessSurroundings & { input?: string | Uint8Array } = {},
): Promise<Ended> {
  const { child, ended } = startProcess(args, around)
  // Writing fails if the command ends before it has read its whole input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return ended
}

/** Starts a command in its own process. */
export function startProcess(
  args: readonly string[],
  { cwd = root, env = {}, entry = 'fovea' }: ProcessSurroundings = {},
): StartedProcess {
  const child = spawn(process.execPath, [entries[entry], ...args], {
    cwd,
    env: { ...plainEnv(), ...readerVariables(), ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard = createHeard()
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => heard.add(name, text))
  child.on('close', heard.end)
  return { child, ended: heard.ended, said: heard.said }
}

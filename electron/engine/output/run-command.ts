// Runs the program that a rule names for a result. No shell is involved, so text from an image can't become a
// command. The facts about the result are in its arguments and its environment.
import { spawn, type ChildProcess } from 'node:child_process'
import { err, ok, type Result } from '../../../shared/result.ts'
import { childEnvironment } from '../environment.ts'
import { reason } from '../../../shared/reasons.ts'
import { isMissingFile, systemCode } from '../../../shared/file-fault.ts'
import { withoutControls } from '../../../shared/unseen.ts'
import { systemReason } from '../../../shared/system-reason.ts'

export interface CommandFacts {
  readonly file: string
  readonly record: string
  readonly operation: string
  readonly folder: string
  /** The pages of a document from a batch scan, as in 1-3,7; empty for a whole file. */
  readonly part: string
  /** The files that were written for the record. */
  readonly outputs: readonly string[]
}

const maxStderrLength = 500
/** Variables that a program needs to show a notification, open a viewer or print. */
const desktopVariables = [
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XAUTHORITY',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
]

/** Runs the program; succeeds only if it ends with 0 within the time limit. */
export function runCommand(
  command: readonly string[],
  facts: CommandFacts,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Result<void>> {
  const [program = '', ...rest] = command
  const fail = (why: string) => err('hook.command', { command: program, why })
  const tooLong = reason('it ran longer than %{seconds} s', { seconds: timeoutMs / 1000 })
  return new Promise((resolve) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const child = spawn(
      program,
      rest.map((argument) => fillPlaceholders(argument, facts)),
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        windowsHide: true,
        // A group of its own, so that what the program starts can be ended with it.
        detached: process.platform !== 'win32',
        env: { ...childEnvironment(desktopVariables), ...environment(facts) },
      },
    )
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-maxStderrLength)
    })
    const stop = AbortSignal.any([signal, limit])
    /** Ends the program and what it has started. */
    const end = () => {
      endTree(child)
      resolve(fail(limit.aborted ? tooLong : endReason('SIGKILL', '')))
    }
    stop.addEventListener('abort', end, { once: true })
    if (stop.aborted) end()
    child.on('error', (error) => {
      resolve(fail(isMissingFile(error) ? reason('there is no such program') : systemReason(error)))
    })
    child.on('exit', (code, killedBy) => {
      stop.removeEventListener('abort', end)
      const last = withoutControls(stderr.trim().split('\n').at(-1) ?? '')
      if (code === 0) resolve(ok(undefined))
      else resolve(fail(endReason(code ?? killedBy ?? '', last)))
    })
  })
}

/** Ends a process and its descendants. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => undefined,
    )
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has just ended by itself.
    if (systemCode(error) !== 'ESRCH') throw error
  }
}

/** Says how the program ended, with the last line that it wrote. */
function endReason(code: number | string, last: string): string {
  return last
    ? reason('it ended with %{code}: %{last}', { code, last })
    : reason('it ended with %{code}', { code })
}

/** Replaces {file}, {record} and so on in an argument. */
function fillPlaceholders(argument: string, facts: CommandFacts): string {
  return argument.replace(/\{(file|record|operation|folder|part|output)\}/g, (_, word: string): string => {
    if (word === 'output') return facts.outputs[0] ?? ''
    return facts[word as 'file' | 'record' | 'operation' | 'folder' | 'part']
  })
}

/** The facts as environment variables. */
function environment(facts: CommandFacts): Record<string, string> {
  return {
    FOVEA_FILE: facts.file,
    FOVEA_RECORD: facts.record,
    FOVEA_OPERATION: facts.operation,
    FOVEA_FOLDER: facts.folder,
    FOVEA_PART: facts.part,
    FOVEA_OUTPUTS: facts.outputs.join('\n'),
  }
}

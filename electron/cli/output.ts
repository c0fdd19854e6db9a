// Writes the output of the command line: only results on stdout; notes, progress and errors on stderr.
import { styleText } from 'node:util'
import { faultExit, faultText } from '../../shared/faults.ts'
import { fault, type Fault } from '../../shared/result.ts'
import { withoutControls } from '../../shared/unseen.ts'

/** The part of a Node stream that is used here; tests have their own. */
export interface Sink {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string | Uint8Array, then?: () => void): boolean
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
}

export interface Output {
  /** Writes one result and a line break; nothing for an empty one. */
  print(text: string): void
  /** Writes bytes unchanged, such as an archive that is redirected to a file. */
  printBytes(bytes: Uint8Array): void
  note(text: string): void
  /** Shows progress in place on a terminal; '' removes it. Writes nothing if stderr is not a terminal. */
  progress(text: string): void
  /** Writes a fault in one line and returns its exit code. */
  fail(fault: Fault): number
  /** Resolves when everything is written, with the fault if stdout failed. */
  flush(): Promise<Fault | null>
}

interface Streams {
  readonly stdout: Sink
  readonly stderr: Sink
  readonly env: NodeJS.ProcessEnv
  /** Called when stdout is closed (as in `fovea read ... | head -1`) or fails. */
  readonly onClosed: () => void
}

export function createOutput({ stdout, stderr, env, onClosed }: Streams): Output {
  let isClosed = false
  let refusal: Fault | null = null
  let shown = ''

  stdout.on('error', (error) => {
    isClosed = true
    // A closed pipe is no error; a full disk behind `>` is.
    if (error.code !== 'EPIPE')
      refusal = fault('file.io', { path: 'The standard output', why: error.message })
    onClosed()
  })
  // If stderr fails, there is nowhere to report it.
  stderr.on('error', () => undefined)

  const hasColours = stderr.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  /** Colours the text, unless stderr is no terminal or colours are switched off. */
  const colour = (style: 'red' | 'dim', text: string) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text

  /** Writes a line to stderr, above the progress. */
  function line(text: string): void {
    const again = shown
    progress('')
    stderr.write(`${text}\n`)
    progress(again)
  }

  /** Shows the progress in the last line of a terminal, in place of what was shown there; '' removes it. */
  function progress(text: string): void {
    if (stderr.isTTY !== true || text === shown) return
    const cut = oneLine(text).slice(0, (stderr.columns || 80) - 1)
    stderr.write(`\r\u001b[K${colour('dim', cut)}`)
    shown = text
  }

  return {
    /** Writes a result to stdout. */
    print(text) {
      if (isClosed || text === '') return
      progress('')
      // A terminal would act on control characters, which any image may contain as text.
      const safe = stdout.isTTY === true ? withoutControls(text) : text
      stdout.write(safe.endsWith('\n') ? safe : `${safe}\n`)
    },
    printBytes(bytes) {
      if (!isClosed) stdout.write(bytes)
    },
    note: (text) => line(oneLine(text)),
    progress,
    /** Writes an error to stderr; returns its exit code. */
    fail(problem) {
      line(`${colour('red', 'fovea:')} ${oneLine(faultText(problem))}`)
      return faultExit(problem)
    },
    /** Waits until everything is written; returns why stdout could not be written, or null. */
    async flush() {
      progress('')
      await Promise.all([flushed(stderr), isClosed ? null : flushed(stdout)])
      return refusal
    },
  }
}

/** Resolves when the stream has passed everything on. */
function flushed(sink: Sink): Promise<void> {
  return new Promise((resolve) => {
    // A broken stream calls back as well, with an error that its listener has already handled.
    sink.write('', () => resolve())
  })
}

/** Escapes control characters: file names may contain line breaks and terminal commands, which must not take effect. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (char) => escapes[char] ?? hex(char))
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Writes a control character as an escape. */
function hex(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

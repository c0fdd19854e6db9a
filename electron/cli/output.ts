// What the command line writes: results on stdout and nothing else there; notes, progress and errors on stderr.
import { styleText } from 'node:util'
import { faultExit, faultText } from '../../shared/faults.ts'
import { fault, type Fault } from '../../shared/result.ts'

/** The part of a Node stream that is used here; a test brings its own. */
export interface Sink {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string | Uint8Array, then?: () => void): boolean
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
}

export interface Output {
  /** One result, ended by a line break; an empty one writes nothing. */
  print(text: string): void
  /** As they are, such as an archive that is written to a file. */
  printBytes(bytes: Uint8Array): void
  note(text: string): void
  /** Shows how far something is on a terminal, in place; '' takes it away. Nothing is written elsewhere. */
  progress(text: string): void
  /** Tells a fault in one line and answers its exit code. */
  fail(fault: Fault): number
  /** Resolves when everything was handed over; with what stdout refused, if it did. */
  flush(): Promise<Fault | null>
}

interface Streams {
  readonly stdout: Sink
  readonly stderr: Sink
  readonly env: NodeJS.ProcessEnv
  /** Called when nobody reads stdout any more (as in `fovea read ... | head -1`), or it is full. */
  readonly onGone: () => void
}

export function createOutput({ stdout, stderr, env, onGone }: Streams): Output {
  let isGone = false
  let refusal: Fault | null = null
  let shown = ''

  stdout.on('error', (error) => {
    isGone = true
    // A reader that has read enough is no error; a full disk behind `>` is.
    if (error.code !== 'EPIPE')
      refusal = fault('file.io', { path: 'The standard output', why: error.message })
    onGone()
  })
  // Without stderr there is nobody left to tell.
  stderr.on('error', () => undefined)

  const hasColours = stderr.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  const colour = (style: 'red' | 'dim', text: string) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text

  function line(text: string): void {
    const again = shown
    progress('')
    stderr.write(`${text}\n`)
    progress(again)
  }

  function progress(text: string): void {
    if (stderr.isTTY !== true || text === shown) return
    const cut = oneLine(text).slice(0, (stderr.columns || 80) - 1)
    stderr.write(`\r\u001b[K${colour('dim', cut)}`)
    shown = text
  }

  return {
    print(text) {
      if (isGone || text === '') return
      progress('')
      stdout.write(text.endsWith('\n') ? text : `${text}\n`)
    },
    printBytes(bytes) {
      if (!isGone) stdout.write(bytes)
    },
    note: (text) => line(oneLine(text)),
    progress,
    fail(problem) {
      line(`${colour('red', 'fovea:')} ${oneLine(faultText(problem))}`)
      return faultExit(problem)
    },
    async flush() {
      progress('')
      await Promise.all([drained(stderr), isGone ? null : drained(stdout)])
      return refusal
    },
  }
}

function drained(sink: Sink): Promise<void> {
  return new Promise((resolve) => {
    // A stream that broke calls back as well, with an error that its listener has already seen.
    sink.write('', () => resolve())
  })
}

/** File names and texts from outside may hold line breaks and terminal commands; they are shown, not obeyed. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (char) => escapes[char] ?? hex(char))
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function hex(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

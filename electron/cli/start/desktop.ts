// Runs the desktop app as a child of npm start, and stops it on a signal.
import { spawn } from 'node:child_process'
import { whenAborted } from '../interrupt.ts'

/** An app that fails this early never showed a window, because of a forbidden sandbox or a missing library. */
const earlyMs = 8_000

export type DesktopEnd = { readonly exitCode: number } | { readonly why: string }

/** Resolves with the exit code, or with the reason why the app could not start. */
export function runDesktop(
  program: string,
  root: string,
  dataDir: string | undefined,
  signal: AbortSignal,
): Promise<DesktopEnd> {
  return new Promise((resolve) => {
    const startedAt = Date.now()
    const env = dataDir === undefined ? process.env : { ...process.env, FOVEA_DATA: dataDir }
    const app = spawn(program, ['.'], { cwd: root, env, stdio: 'inherit' })
    void whenAborted(signal).then(() => app.kill())
    app.on('error', (error) => resolve({ why: `The Electron program can't be run here (${error.message})` }))
    app.on('exit', (code, ending) => {
      const isEarly = Date.now() - startedAt < earlyMs && !signal.aborted
      if (code === 0 || signal.aborted) resolve({ exitCode: 0 })
      else if (isEarly)
        resolve({ why: `The desktop app ended at once (${ending ?? `code ${String(code)}`})` })
      else resolve({ exitCode: code ?? 1 })
    })
  })
}

// Collects what a command writes, so that a test can wait for a sentence or for the end.
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Surroundings {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Collects the output and the end of a command. */
export function createHeard() {
  const heard = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let hasEnded = false
  const { promise: ended, resolve } = Promise.withResolvers<Ended>()
  return {
    ended,
    add(name: 'stdout' | 'stderr', text: string) {
      heard[name] += text
      notify()
    },
    end(code: number | null) {
      hasEnded = true
      resolve({ code, ...heard })
      notify()
    },
    /** Resolves with the first match in what was written so far or will be written. */
    said: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((found, reject) => {
        const look = () => {
          const match = pattern.exec(heard.stdout) ?? pattern.exec(heard.stderr)
          if (!match && !hasEnded) return
          listeners.delete(look)
          if (match) found(match)
          else reject(new Error(`it ended without saying ${String(pattern)}: ${heard.stdout}${heard.stderr}`))
        }
        listeners.add(look)
        look()
      }),
  }
}

/** The environment without the variables of the test runner and of npm, such as colours and the calling folder. */
export function plainEnv(): NodeJS.ProcessEnv {
  const drop = /^(FORCE_COLOR|NO_COLOR|NODE_OPTIONS|INIT_CWD|DISPLAY|WAYLAND_DISPLAY|VITEST.*|npm_.*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !drop.test(name)))
}

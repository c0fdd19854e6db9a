import { spawn } from 'node:child_process'

export interface Ran {
  readonly passed: boolean
  readonly said: string
  readonly ms: number
}

/** Runs a program to its end. What it says is kept for then: beside others it would be told in between. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ran> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, shell })
    const said: string[] = []
    const end = (passed: boolean) =>
      resolve({ passed, said: said.join(''), ms: performance.now() - startedAt })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
    child.on('error', (error) => {
      said.push(error.message)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

// Runs steps on two lanes, one a core, and tells of each as soon as it is done: what it said only where it failed.
import { spawn } from 'node:child_process'

export interface Step {
  readonly title: string
  readonly command: readonly [string, ...string[]]
}

interface Done {
  readonly passed: boolean
  readonly said: string
}

/** Whether all passed; one that failed stops none of the others. */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  root: string,
  say: (text: string) => void,
): Promise<boolean> {
  const results = await Promise.all(
    lanes.map(async (steps) => {
      let allPassed = true
      for (const step of steps) {
        const startedAt = performance.now()
        const { passed, said } = await run(step, root)
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
        say(`${passed ? 'ok    ' : 'FAILED'} ${step.title} (${seconds} s)${passed ? '' : `\n${said}`}`)
        allPassed &&= passed
      }
      return allPassed
    }),
  )
  return results.every(Boolean)
}

function run({ command: [program, ...args] }: Step, root: string): Promise<Done> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    child.on('error', (error) => resolve({ passed: false, said: error.message }))
    child.on('close', (code) => resolve({ passed: code === 0, said }))
  })
}

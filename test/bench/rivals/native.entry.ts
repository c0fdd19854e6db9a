// The tesseract command, one run an image as a script would call it, in a process of its own whose only children are
// these runs: so what its ended children used is what the command used.
import { spawn } from 'node:child_process'
import { cpuTimes, peakBytes } from '../usage.ts'
import { askSchema, type Ask, type RivalReading } from './wire.ts'

process.on('message', (message) => {
  void read(askSchema.parse(message)).then((reading) => process.send?.(reading))
})
process.on('disconnect', () => process.exit())

async function read({ file, language, model }: Ask): Promise<RivalReading> {
  const before = cpuTimes('self')?.endedChildrenMs
  const beganAt = performance.now()
  const { text, failure, peak } = await run(file, ['-l', language, '--tessdata-dir', model])
  const after = cpuTimes('self')?.endedChildrenMs
  return {
    text,
    failure,
    cpuMs: before === undefined || after === undefined ? null : after - before,
    wallMs: performance.now() - beganAt,
    peakBytes: peak,
  }
}

function run(file: string, options: readonly string[]) {
  return new Promise<{ text: string; failure: string | null; peak: number | null }>((resolve) => {
    const child = spawn('tesseract', [file, 'stdout', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // More threads than one make it slower and burn more: its own documents advise this for many images.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    let text = ''
    let complaints = ''
    let peak: number | null = null
    // A process's peak can't be asked for after its end; it only ever grows, so the last look is close.
    const looking = setInterval(() => {
      if (child.pid !== undefined) peak = peakBytes(child.pid) ?? peak
    }, 20)
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => (complaints += part))
    const end = (failure: string | null) => {
      clearInterval(looking)
      resolve({ text, failure, peak })
    }
    child.on('error', (error) => end(error.message))
    child.on('close', (code) => end(code === 0 ? null : complaints.trim() || `code ${code}`))
  })
}

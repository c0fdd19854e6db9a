// The tesseract command, one run for each image as in a script. This process has no other children, so the CPU of its
// ended children is the CPU of the command.
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
      // several threads make it slower and use more CPU; its documentation advises one thread for many images
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    let text = ''
    let complaints = ''
    let peak: number | null = null
    // the peak memory of a process can't be read after its end; it only grows, so the last sample is close
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

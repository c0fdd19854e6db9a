// A thread that only polls a server's health, so that it measures the server's delay and not its own.
import http from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const everyMs = 10

const url = new URL('/api/health', workerData as string)
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const tookMs: number[] = []
const stopped = new AbortController()

parentPort?.on('message', () => {
  stopped.abort()
})
await ask()
parentPort?.postMessage('ready')
while (!stopped.signal.aborted) {
  tookMs.push(await ask())
  await delay(everyMs)
}
agent.destroy()
parentPort?.postMessage(tookMs)
parentPort?.close()

function ask(): Promise<number> {
  const beganAt = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        response.resume().on('end', () => {
          resolve(performance.now() - beganAt)
        })
      })
      .on('error', reject)
  })
}

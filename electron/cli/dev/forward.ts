// Passes a request on to the engine and its answer back, as they are.
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

export function forward(asked: IncomingMessage, answer: ServerResponse, engineUrl: string): void {
  const { hostname, port } = new URL(engineUrl)
  const { method, url: path, headers } = asked
  // Host and origin stay those of the page, by which the engine knows that it is its own.
  const passed = request({ hostname, port, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
    given.on('error', () => answer.destroy())
  })
  // It began anew in the middle of this.
  passed.on('error', (error) => {
    if (answer.headersSent) answer.destroy()
    else refuse(answer, `The engine did not answer: ${error.message}`)
  })
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

export function refuse(answer: ServerResponse, why: string): void {
  answer.writeHead(503, { 'Content-Type': 'text/plain' }).end(why)
}

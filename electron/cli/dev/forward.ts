// Passes a request on to the engine and its answer back, as they are.
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** Where to ask, now or once the engine has begun anew; null where it is not there. */
export type FindEngine = () => Promise<{ readonly url: string } | null>

const notThere = 'The engine did not start; the terminal says why.'

/** A question that meets the engine while it ends is asked of the one that comes: to the page nothing was amiss. */
export async function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  find: FindEngine,
): Promise<void> {
  const engine = await find()
  if (!engine) {
    refuse(answer)
    return
  }
  // What brings something along has been handed over, and may have been done.
  const isQuestion = asked.method === 'GET' || asked.method === 'HEAD'
  const isEnding = async () => isQuestion && (await find()) !== engine
  const { hostname, port } = new URL(engine.url)
  const { method, url: path, headers } = asked
  // Host and origin stay those of the page, by which the engine knows that it is its own.
  const passed = request({ hostname, port, method, path, headers }, (given) => {
    void giveBack(given)
  })
  passed.on('error', (error) => void giveUp(error))
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)

  async function giveBack(given: IncomingMessage): Promise<void> {
    given.on('error', () => answer.destroy())
    if ((given.statusCode ?? 502) >= 500 && (await isEnding())) {
      given.resume()
      await forward(asked, answer, find)
      return
    }
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  }

  async function giveUp(error: Error): Promise<void> {
    if (answer.headersSent || answer.destroyed) answer.destroy()
    else if (await isEnding()) await forward(asked, answer, find)
    else refuse(answer, `The engine did not answer: ${error.message}`)
  }
}

export function refuse(answer: ServerResponse, why = notThere): void {
  answer.writeHead(503, { 'Content-Type': 'text/plain' }).end(why)
}

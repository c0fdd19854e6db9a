// Forwards a request to the engine, and its response back, unchanged.
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** The address of the engine, now or after its restart; null if it did not start. */
export type FindEngine = () => Promise<{ readonly url: string } | null>

const notRunning = 'The engine did not start; the terminal says why.'

/**
 * Forwards a request. A reading request that arrives while the engine restarts is repeated with the new
 * engine, so that the page does not notice.
 */
export async function forward(req: IncomingMessage, res: ServerResponse, find: FindEngine): Promise<void> {
  const engine = await find()
  if (!engine) {
    refuse(res)
    return
  }
  // A request with a body was sent already and may have been carried out, so it is not repeated.
  const canRepeat = req.method === 'GET' || req.method === 'HEAD'
  const shouldRepeat = async () => canRepeat && (await find()) !== engine
  const { hostname, port } = new URL(engine.url)
  const { method, url: path, headers } = req
  // Host and origin stay those of the page, by which the engine recognises its own page.
  const forwarded = request({ hostname, port, method, path, headers }, (response) => {
    void sendBack(response)
  })
  forwarded.on('error', (error) => void handleError(error))
  res.on('close', () => forwarded.destroy())
  req.pipe(forwarded)

  /** Sends the engine's response to the client; repeats the request if the engine was just restarting. */
  async function sendBack(response: IncomingMessage): Promise<void> {
    response.on('error', () => res.destroy())
    if ((response.statusCode ?? 502) >= 500 && (await shouldRepeat())) {
      response.resume()
      await forward(req, res, find)
      return
    }
    res.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(res)
  }

  /** Repeats the request, or answers that the engine did not. */
  async function handleError(error: Error): Promise<void> {
    if (res.headersSent || res.destroyed) res.destroy()
    else if (await shouldRepeat()) await forward(req, res, find)
    else refuse(res, `The engine did not answer: ${error.message}`)
  }
}

/** Answers that the service is not available. */
export function refuse(res: ServerResponse, why = notRunning): void {
  res.writeHead(503, { 'Content-Type': 'text/plain' }).end(why)
}

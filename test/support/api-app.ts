// The API on top of the stub engine, called without a socket, as by a client on this machine.
import { createApi, type ApiOptions } from '../../electron/api/app.ts'
import { createBodyLimiter } from '../../electron/api/body-limiter.ts'
import { isOwnHost } from '../../electron/api/hosts.ts'
import { detailedErrors } from '../../shared/contract/http.ts'
import { systemClock } from '../../electron/engine/ports.ts'
import type { Engine } from '../../electron/engine/face.ts'

export const host = '127.0.0.1:7878'

type RequestOptions = Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> }

export interface Logged {
  readonly text: string
  readonly error: unknown
  readonly facts: Readonly<Record<string, unknown>> | undefined
}

/** Makes the HTTP API for a stub of the engine, with a function that sends requests. */
export function apiApp(engine: Engine, options: Partial<ApiOptions> = {}) {
  const logged: Logged[] = []
  const app = createApi(engine, {
    isOwnHost: (sent) => isOwnHost(sent, { host: '127.0.0.1', port: 7878, allowedHosts: [] }),
    allowsOrigin: () => false,
    isOn: () => false,
    ownerToken: 'the owner token',
    pageDir: null,
    log: { info: () => undefined, error: (text, error, facts) => void logged.push({ text, error, facts }) },
    clock: systemClock,
    bodyLimiter: createBodyLimiter(),
    closing: new AbortController().signal,
    ...options,
  })
  const send = (path: string, { headers, ...init }: RequestOptions = {}) =>
    app.request(
      `http://${host}${path}`,
      { ...init, headers: { Host: host, Accept: detailedErrors, ...headers } },
      {},
    )
  return {
    send,
    logged,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  }
}

export async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>
}

/** The status, code and sentence of an error response. */
export async function errorOf(response: Response) {
  const { statusText, error, ...more } = await bodyOf(response)
  const { code, data } = error as { code: string; data: Record<string, unknown> }
  return { status: response.status, statusText, code, data, more }
}

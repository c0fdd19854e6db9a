// net.fetch, which supports file: addresses and the app's schemes, unlike Node's fetch.
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loud } from '../core/loud.ts'
import { schemeOf } from '../windows/address.ts'
import { handlerFor } from './protocol.ts'

type Init = RequestInit & { bypassCustomProtocolHandlers?: boolean }

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Fetches an address of any scheme. */
async function fetchAny(input: string | Request, init?: Init): Promise<Response> {
  const address = typeof input === 'string' ? input : input.url
  const handler = init?.bypassCustomProtocolHandlers ? undefined : handlerFor(address)
  if (handler) return handler(new Request(input, init))
  if (schemeOf(address) === 'file') return readFileAt(fileURLToPath(address))
  return fetch(input, init)
}

async function readFileAt(file: string): Promise<Response> {
  const type = mediaTypes[path.extname(file).toLowerCase()] ?? ''
  try {
    return new Response(await openAsBlob(file, { type }))
  } catch (cause) {
    throw new Error('net::ERR_FILE_NOT_FOUND', { cause })
  }
}

export const net = loud('net', {
  fetch: fetchAny,
  isOnline: () => true,
  online: true,
}) satisfies Pick<Electron.Net, 'fetch' | 'isOnline' | 'online'>

// A server with the protocol of local language models and the quirks of the known ones. It returns the answer of the
// test and records the requests.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number(),
  stream: z.boolean(),
  response_format: z.looseObject({ type: z.string() }).optional(),
})

export type ModelRequest = z.output<typeof requestSchema>

/**
 * exact: supports a JSON Schema · grammarOnly: refuses one, supports "any JSON" · plainOnly: refuses both, wraps its JSON
 * in text and a code fence · thinking: writes its reasoning, and nothing with a schema · streaming: streams although not
 * requested · parts: content as a list of parts · loading: 503 · error200: an error with status 200 · down: hangs up ·
 * silent: never answers · endless: never stops · elsewhere: redirects to another address
 */
export type Quirk =
  | 'exact'
  | 'grammarOnly'
  | 'plainOnly'
  | 'thinking'
  | 'streaming'
  | 'parts'
  | 'loading'
  | 'error200'
  | 'down'
  | 'silent'
  | 'endless'
  | 'elsewhere'

export interface ModelServer {
  readonly address: string
  readonly requests: ModelRequest[]
  readonly listings: () => number
}

/** Starts a server with this quirk that answers with these values as JSON. */
export async function modelServer(quirk: Quirk, values: unknown, models = ['small']): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let listings = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/v1/models') {
        listings++
        send(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
        return
      }
      const parsed = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      requests.push(parsed)
      answer(quirk, parsed, JSON.stringify(values), response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/v1`, requests, listings: () => listings }
}

function answer(quirk: Quirk, request: ModelRequest, json: string, response: ServerResponse): void {
  const format = request.response_format?.type
  switch (quirk) {
    case 'exact':
      return sendText(response, json)
    case 'grammarOnly':
      if (format === 'json_schema')
        return send(response, 400, {
          error: { message: 'Either "json_schema" or "grammar" can be specified, but not both' },
        })
      return sendText(response, json)
    case 'plainOnly':
      if (format !== undefined) return send(response, 422, { error: 'response_format is not supported' })
      return sendText(
        response,
        `Sure! Here are the fields you asked for:\n\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`,
      )
    case 'thinking':
      if (format === 'json_schema') return send(response, 200, choice('', 'length'))
      return sendText(response, `<think>The total may be {"total": "1"}. Or not.</think>\n${json}`)
    case 'streaming':
      return stream(response, json)
    case 'parts':
      return send(response, 200, choice([{ type: 'text', text: json }]))
    case 'loading':
      return send(response, 503, { error: { message: 'Loading model', type: 'unavailable_error' } })
    case 'error200':
      return send(response, 200, { error: { message: 'the model needs more memory than there is' } })
    case 'down':
      response.destroy()
      return
    case 'silent':
      return
    case 'endless':
      return flood(response)
    case 'elsewhere':
      response.writeHead(307, { Location: 'http://198.51.100.1/v1/chat/completions' })
      response.end()
      return
  }
}

function sendText(response: ServerResponse, text: string): void {
  send(response, 200, choice(text))
}

/** A chat completion with this content. */
function choice(content: unknown, reason = 'stop') {
  return {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (const part of text.match(/[\s\S]{1,7}/g) ?? [])
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: { content: part }, finish_reason: null }] })}\n\n`,
    )
  response.end('data: [DONE]\n\n')
}

/** Sends data until the client disconnects. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const chunk = Buffer.alloc(256 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

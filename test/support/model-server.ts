// A server that speaks the protocol of local language models, with the quirks that the known ones have. It answers what
// a test tells it to, and remembers what it was sent.
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
 * exact: takes a JSON Schema · grammarOnly: refuses one, takes "any JSON" · plainOnly: refuses both, wraps its JSON in
 * words and a fence · thinking: thinks aloud, and says nothing where it is held to a schema · streaming: streams without
 * being asked · parts: content as a list of parts · loading: 503 · error200: an error as a success · down: hangs up ·
 * silent: never answers · endless: never stops · elsewhere: points to another address
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
      const asked = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      requests.push(asked)
      answer(quirk, asked, JSON.stringify(values), response)
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

function answer(quirk: Quirk, asked: ModelRequest, json: string, response: ServerResponse): void {
  const format = asked.response_format?.type
  switch (quirk) {
    case 'exact':
      return said(response, json)
    case 'grammarOnly':
      if (format === 'json_schema')
        return send(response, 400, {
          error: { message: 'Either "json_schema" or "grammar" can be specified, but not both' },
        })
      return said(response, json)
    case 'plainOnly':
      if (format !== undefined) return send(response, 422, { error: 'response_format is not supported' })
      return said(
        response,
        `Sure! Here are the fields you asked for:\n\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`,
      )
    case 'thinking':
      if (format === 'json_schema') return send(response, 200, choice('', 'length'))
      return said(response, `<think>The total may be {"total": "1"}. Or not.</think>\n${json}`)
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

function said(response: ServerResponse, text: string): void {
  send(response, 200, choice(text))
}

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

/** Until the one who listens has had enough. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const chunk = Buffer.alloc(256 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

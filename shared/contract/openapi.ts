// The table of calls as an OpenAPI document. It is generated from the rows, so it can't differ from them.
import { callNames, calls, operationCallNames, type CallName } from './calls.ts'
import { imageLimits } from '../limits.ts'
import { uploadPath } from './http.ts'
import {
  rateLimitHeaders,
  toOpenApiOperation,
  errorResponses,
  securityFor,
  toUploadOperation,
  type Json,
} from './openapi-operation.ts'

/** The whole document. `baseUrl` is the origin that the document was requested from. */
export function openApi(version: string, baseUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fovea',
      version,
      description: 'Reads images into text, Markdown or structured fields.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: tags(),
    paths: paths(),
    components: {
      schemas: { Error: errorSchema },
      headers: { RateLimit: rateLimit, RateLimitPolicy: rateLimitPolicy },
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'key' },
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'fovea_session' },
      },
    },
  }
}

const errorSchema = {
  type: 'object',
  properties: { statusText: { type: 'string', description: 'What went wrong, and what to do.' } },
  required: ['statusText'],
}
const rateLimit = { description: 'What this key has left in this minute.', schema: { type: 'string' } }
const rateLimitPolicy = { description: 'What this key may use in a minute.', schema: { type: 'string' } }

type Noun = CallName extends `${infer Name}.${string}` ? Name : never

/** The groups of calls: one for each noun. */
const nouns: Readonly<Record<Noun, string>> = {
  operation: 'Reads one image, and answers with the result.',
  documents: 'Reads documents of several pages, and images of any format.',
  jobs: 'Documents that are accepted at once and read later.',
  records: 'The history: everything that was read, with its result.',
  queue: 'Images that wait to be read.',
  renewal: 'Old records that are read again by a newer reader.',
  tags: 'Tags of records.',
  searches: 'Saved searches of the history.',
  schemas: 'The fields to fill: ready-made schemas, and your own.',
  rules: 'Rules learned from corrections.',
  model: 'A language model that is asked for missing fields.',
  folders: 'Watched folders, and their rules.',
  languages: 'Languages that can be read.',
  packs: 'Engine packs: networks that read.',
  keys: 'API keys, and their usage.',
  sessions: 'Signed-in browsers.',
  settings: 'Settings of this installation.',
  system: 'Health, notices, network use and diagnostics.',
  backups: 'Copies of the database.',
}

const tags = (): Json[] => Object.entries(nouns).map(([name, description]) => ({ name, description }))

/** The operations by path and method. */
function paths(): Json {
  const found: Record<string, Record<string, unknown>> = {}
  for (const name of callNames) {
    const { method, path } = calls[name].http
    found[path] = { ...found[path], [method.toLowerCase()]: toOpenApiOperation(name) }
  }
  for (const name of operationCallNames) found[uploadPath(name)] = { post: toUploadOperation(name) }
  return { ...found, ...streams }
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

/** Routes that do not answer JSON and are therefore no calls of the table. */
const streams: Json = {
  '/api/records/{id}/image': {
    get: {
      operationId: 'records.image',
      summary: "A record's image, as it was sent.",
      tags: ['records'],
      security: securityFor('key'),
      parameters: [idParameter],
      responses: {
        200: { description: 'The file.', ...rateLimitHeaders('key'), content: { 'image/*': {} } },
        ...errorResponses('key'),
      },
    },
  },
  '/api/records/{id}/picture': {
    get: {
      operationId: 'records.picture',
      summary:
        "A record's image, or a page of its document, as any browser shows it: the file itself, or a JPEG of it.",
      tags: ['records'],
      security: securityFor('key'),
      parameters: [
        idParameter,
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
        {
          name: 'size',
          in: 'query',
          schema: { type: 'integer', minimum: 16, maximum: imageLimits.maxSidePx },
        },
      ],
      responses: {
        200: { description: 'The picture.', ...rateLimitHeaders('key'), content: { 'image/*': {} } },
        ...errorResponses('key'),
      },
    },
  },
  '/api/records/{id}/pdf': {
    get: {
      operationId: 'records.pdf',
      summary: 'A record as a searchable PDF: its picture or its own pages, with text to find and copy.',
      tags: ['records'],
      security: securityFor('key'),
      parameters: [
        idParameter,
        { name: 'pdfa', in: 'query', schema: { type: 'boolean' } },
        { name: 'attachResult', in: 'query', schema: { type: 'boolean' } },
      ],
      responses: {
        200: { description: 'The PDF.', ...rateLimitHeaders('key'), content: { 'application/pdf': {} } },
        ...errorResponses('key'),
      },
    },
  },
  '/api/events': {
    get: {
      operationId: 'events',
      summary: 'Events as they happen, as server-sent events.',
      tags: ['system'],
      security: securityFor('owner'),
      responses: {
        200: {
          description: 'A stream that lasts until either side ends it.',
          content: { 'text/event-stream': {} },
        },
        ...errorResponses('owner'),
      },
    },
  },
}

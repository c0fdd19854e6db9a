// One row of the table of calls as an OpenAPI operation: parameters, request body, responses and errors.
import { z } from 'zod'
import type { Access } from './call.ts'
import { calls, type CallName } from './calls.ts'
import { fieldPlace } from './http.ts'

export type Json = Readonly<Record<string, unknown>>

export function toOpenApiOperation(name: CallName): Json {
  const { help, access, output, http } = calls[name]
  const fields = fieldsOf(name)
  const body = fields.filter(({ place }) => place === 'body')
  return {
    operationId: name,
    summary: help,
    tags: [callNoun(name)],
    security: securityFor(access),
    parameters: [
      ...fields.filter(({ place }) => place !== 'body').map(toParameter),
      ...(mayWait(name) ? [preferParameter] : []),
    ],
    ...((http.method === 'POST' || http.method === 'PUT') && { requestBody: toRequestBody(body) }),
    responses: {
      [http.status ?? 200]: successResponse(access, toJsonSchema(output, 'output')),
      ...(isReading(name) && { 202: pendingResponse() }),
      ...errorResponses(access),
    },
  }
}

const isReading = (name: CallName) => name.startsWith('operation.') || name === 'documents.read'
const mayWait = (name: CallName) => isReading(name) || name === 'jobs.get'

const preferParameter = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    'How long to wait, up to 60 s: `respond-async, wait=30` where an image is read, `wait=30` to ask for a job.',
  schema: { type: 'string' },
}

/** The answer to a request that prefers not to wait for its reading. */
function pendingResponse(): Json {
  const headers = { Location: { description: 'The address of the job.', schema: { type: 'string' } } }
  const schema = toJsonSchema(calls['jobs.get'].output, 'output')
  return { description: 'Still being read.', headers, content: { 'application/json': { schema } } }
}

/** The upload variant of an operation: the image is the body or a form field; options are in the query or the form. */
export function toUploadOperation(name: CallName): Json {
  const otherFields = fieldsOf(name).filter((field) => field.name !== 'document')
  const parts = Object.fromEntries(otherFields.map((field) => [field.name, field.schema]))
  const binary = { type: 'string', format: 'binary' }
  const form = { type: 'object', properties: { file: binary, ...parts }, required: ['file'] }
  return {
    ...toOpenApiOperation(name),
    operationId: `${name}.upload`,
    summary: `${calls[name].help} The image is sent as it is, or in a form.`,
    parameters: [...otherFields.map((field) => toParameter({ ...field, place: 'query' })), preferParameter],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: form },
        'image/*': { schema: binary },
        'application/octet-stream': { schema: binary },
      },
    },
  }
}

export interface Field {
  readonly name: string
  readonly place: 'path' | 'query' | 'body'
  readonly isRequired: boolean
  readonly schema: unknown
}

/** The input fields of a call: name, JSON Schema, place in the request, and whether they are required. */
export function fieldsOf(name: CallName): Field[] {
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      required: z.array(z.string()).default([]),
    })
    .parse(toJsonSchema(calls[name].input, 'input'))
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    place: fieldPlace(name, field),
    isRequired: required.includes(field),
    schema,
  }))
}

/** Describes a parameter. A list is written with commas, or its name is repeated. */
function toParameter({ name, place, isRequired, schema }: Field): Json {
  return { name, in: place, required: isRequired || place === 'path', schema }
}

/** Describes a JSON body with these fields. */
function toRequestBody(fields: readonly Field[]): Json {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    ...(required.length > 0 && { required }),
  }
  return { required: required.length > 0, content: { 'application/json': { schema } } }
}

/** Describes a successful response with this content. */
function successResponse(access: Access, schema: unknown): Json {
  return { description: 'Done.', ...rateLimitHeaders(access), content: { 'application/json': { schema } } }
}

/** The headers that tell a key how many requests it has left. */
export function rateLimitHeaders(access: Access): Json {
  if (access !== 'key') return {}
  return {
    headers: {
      RateLimit: { $ref: '#/components/headers/RateLimit' },
      'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
    },
  }
}

/** The ways to sign in to calls of this access. */
export function securityFor(access: Access): Json[] {
  if (access === 'open') return []
  return access === 'key' ? [{ key: [] }, { bearer: [] }, { session: [] }] : [{ session: [] }]
}

const reasons = {
  400: 'Something in the request is not as it must be.',
  401: 'The API key is missing or not valid.',
  403: 'The month of this key is used up, or it may not do this.',
  404: 'There is no such thing.',
  413: 'The body is over its bound.',
  415: 'The body is of a type that is not taken here.',
  429: 'Too many requests in a minute, or the queue is full; Retry-After says when to come again.',
  500: 'It could not be done; the log has the reason.',
} as const

/** The errors that any call of this access may answer. */
export function errorResponses(access: Access): Json {
  const applicable = Object.entries(reasons).filter(([status]) => access !== 'open' || status !== '401')
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    applicable.map(([status, description]) => [status, { description, content: error }]),
  )
}

/** Converts a zod schema to a JSON Schema. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

/** The noun of a call: records of records.list */
export function callNoun(name: CallName): string {
  return name.split('.')[0] ?? name
}

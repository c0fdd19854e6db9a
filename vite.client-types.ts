// A Vite plugin that writes the types of the client: those of all calls, generated from the table of calls, and the
// hand-written ones around them. They need no other package.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { callNames, calls } from './shared/contract/calls.ts'

const face = path.join(import.meta.dirname, 'electron/client/face.ts')

export function clientTypes(): Plugin {
  return {
    name: 'client-types',
    applyToEnvironment: ({ name }) => name === 'library',
    /** The client needs the paths of the calls, and no parsers. */
    load(id) {
      if (!id.endsWith('/shared/contract/calls.ts')) return null
      const paths = callNames.map((name) => [name, { http: calls[name].http }])
      return `export const calls = ${JSON.stringify(Object.fromEntries(paths))}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'client.d.ts', source: clientTypesText() })
    },
  }
}

export function clientTypesText(): string {
  const rows = callNames.map((name) => {
    const { input, output, help } = calls[name]
    return `  /** ${help} */\n  '${name}': {\n    input: ${typeOf(input, 'input')}\n    output: ${typeOf(output, 'output')}\n  }\n`
  })
  return [
    `export interface Calls {\n${rows.join('')}}\n`,
    readFileSync(face, 'utf8').replace(/^import .*\n/gm, ''),
    'export declare class FoveaError extends Error {\n  readonly status: number\n}\n',
    'export declare function createFovea(options: FoveaOptions): Fovea\n',
  ].join('\n')
}

function typeOf(schema: z.ZodType, io: 'input' | 'output'): string {
  return toType(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }))
}

const nodeSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
})

/** Writes a JSON Schema as a TypeScript type. */
function toType(schema: unknown): string {
  const parsed = nodeSchema.safeParse(schema)
  if (!parsed.success) return 'unknown'
  const node = parsed.data
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ')
  const union = node.anyOf ?? node.oneOf
  if (union) return [...new Set(union.map(toType))].join(' | ')
  if (node.allOf) return node.allOf.map((each) => `(${toType(each)})`).join(' & ')
  if (Array.isArray(node.type)) return node.type.map((type) => toType({ ...node, type })).join(' | ')
  if (node.type === 'array') return `(${toType(node.items)})[]`
  if (node.type === 'object') return toObjectType(node)
  if (node.type === 'integer') return 'number'
  return ['string', 'number', 'boolean', 'null'].includes(node.type ?? '') ? (node.type ?? '') : 'unknown'
}

function toObjectType({ properties, required, additionalProperties }: z.output<typeof nodeSchema>): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? toType(additionalProperties) : 'unknown'}>`
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toType(schema)}`,
  )
  return `{ ${fields.join('; ')} }`
}

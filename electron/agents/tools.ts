// The table of calls as tools for agents (MCP): every call that has a text for agents is one tool.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { callNames, calls, type CallName } from '../../shared/contract/calls.ts'
import { fromStrings, inputFields, toOptionName } from '../../shared/contract/from-strings.ts'
import { fieldsOf, type Field } from '../../shared/contract/openapi-operation.ts'
import { optionHelp } from '../../shared/contract/option-help.ts'

export interface Tool {
  readonly name: string
  readonly call: CallName
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown }
  readonly annotations: { readonly readOnlyHint: boolean; readonly openWorldHint: boolean }
}

/** Leads to an image in place of `document`, which an agent can't fill: it has no bytes at hand. */
const fileField = {
  type: 'string',
  description:
    'The full path of a file on this machine, in a folder that the user has allowed. A data: URL works too, and an http(s) address if the user allows it.',
} as const

/** The character with which a long content continues; see `toTexts`. */
const fromField = {
  type: 'integer',
  minimum: 0,
  description: 'The character at which the content of the answer begins (default: 0).',
} as const

/** Lists the tools. A key is not offered the calls that are for the owner alone. */
export function listTools(isOwner: boolean): Tool[] {
  return callNames.flatMap((call) => {
    const { agent, access, http } = calls[call]
    if (!agent || (access === 'owner' && !isOwner)) return []
    const fields = fieldsOf(call).filter(({ name }) => !isForOthers(call, name))
    const properties = Object.fromEntries(fields.map((field) => [toName(field), describe(call, field)]))
    const required = fields.filter(({ isRequired }) => isRequired).map(toName)
    return {
      name: call.replace('.', '_'),
      call,
      description: agent.help,
      inputSchema: {
        type: 'object',
        properties: call === 'records.get' ? { ...properties, contentFrom: fromField } : properties,
        required,
      },
      annotations: { readOnlyHint: http.method === 'GET', openWorldHint: false },
    }
  })
}

/** Whether an agent has no use for the field: a file names itself, and only fields are filled from a schema. */
function isForOthers(call: CallName, name: string): boolean {
  const isText = /^operation\.(text|multilingual|markdown)$/.test(call)
  return name === 'filename' || (isText && (name === 'result_schema' || name === 'schema_name'))
}

/** Help that differs from that of the command line. */
const agentHelp: Readonly<Record<string, string>> = {
  result_schema:
    'The fields to fill, as an object with empty strings: {"date":"","items":[{"name":"","price":""}]}.',
  operation: 'What to return; see the description of the tool.',
}

/** Whether a field takes a day as text, which becomes a time. */
const isDay = (schema: Field['schema']) => typeof schema === 'object' && schema !== null && 'x-day' in schema

const toName = ({ name }: Field) => (name === 'document' ? 'file' : name)

/** The JSON Schema of a field, with the help of its option on the command line. */
function describe(call: CallName, { name, schema }: Field): unknown {
  if (name === 'document') return fileField
  const description = agentHelp[name] ?? optionHelp(calls[call].cli, toOptionName(name))
  if (isDay(schema)) return { type: ['string', 'number'], description }
  return typeof schema === 'object' && description !== undefined ? { ...schema, description } : schema
}

/** Turns the arguments of a tool into the input of its call: the file becomes the document, and a day a time. */
export function toInput(
  call: CallName,
  { file, ...given }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const texts = Object.entries(given).filter((each): each is [string, string] => typeof each[1] === 'string')
  const days = inputFields(calls[call].input).filter(({ day }) => day !== null)
  const more = { ...given, ...fromStrings(days, Object.fromEntries(texts)).input }
  if (typeof file !== 'string') return more
  return {
    filename: path.basename(file),
    ...more,
    document: {
      type: 'image_url',
      image_url: path.isAbsolute(file) ? pathToFileURL(file).href : file,
    },
  }
}

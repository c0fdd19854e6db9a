// The server that agents talk to (Model Context Protocol), whatever carries its messages.
import { McpServer } from '@modelcontextprotocol/server'
import type { CallName } from '../../shared/contract/calls.ts'
import { faultText } from '../../shared/faults.ts'
import type { Result } from '../../shared/result.ts'
import { toTexts, withDoubts } from './answer.ts'
import { listTools, toInput } from './tools.ts'

/** Clients of agents give up after a minute; a reading that takes longer goes on, and its record is named. */
export const agentWaitMs = 45_000

export interface AgentHost {
  readonly version: string
  /** Whether the agent serves the owner, and not the holder of a key. */
  readonly isOwner: boolean
  readonly call: (name: CallName, input: unknown, signal: AbortSignal) => Promise<Result<unknown>>
}

const instructions =
  'Fovea reads images and documents on this machine: text, Markdown and fields. Everything it reads stays in its history, which can be searched. Tell the user which values are doubtful (doubtfulFields, unread). Name files by their full paths; if a folder is not allowed, the answer says which are.'

/** Creates the server of one connection or request. */
export function createAgentServer({ version, isOwner, call }: AgentHost): McpServer {
  const server = new McpServer({ name: 'fovea', version }, { capabilities: { tools: {} }, instructions })
  const tools = listTools(isOwner)
  // The tools have JSON Schemas already and the engine checks their input, so they are not registered one by one.
  server.server.setRequestHandler('tools/list', () => ({
    tools: tools.map(({ call: _, ...tool }) => ({ ...tool, inputSchema: { ...tool.inputSchema } })),
  }))
  server.server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) return toResult([`There is no tool ${params.name}.`], true)
    const input = toInput(tool.call, params.arguments ?? {})
    const isReading = tool.call.startsWith('operation.') || tool.call === 'documents.read'
    const answer = await call(tool.call, { ...input, ...(isReading && { details: 1 }) }, mcpReq.signal)
    // records.get ignores this one: it decides only how much of the answer is shown.
    const { contentFrom: from, details } = input
    if (answer.ok) {
      const value = details === 1 ? answer.value : withDoubts(answer.value)
      return toResult(toTexts(value, typeof from === 'number' ? from : 0), false)
    }
    return toResult([faultText(answer.error)], answer.error.code !== 'read.pending')
  })
  return server
}

function toResult(texts: readonly string[], isError: boolean) {
  return { content: texts.map((text) => ({ type: 'text' as const, text })), isError }
}

// The type of a row in the table of calls. A row holds all that a host needs to offer the call without knowing it.
import type { z } from 'zod'

/** open: anybody who reaches this machine · key: an API key too · owner: the window, the command line, a session. */
export type Access = 'open' | 'key' | 'owner'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Offers a call to agents (MCP), which know nothing but this text and the fields of the input. */
export interface AgentTool {
  readonly help: string
  /** The call changes a result; it is offered only if the owner lets agents correct. */
  readonly corrects?: true
}

export interface CallRow<Input extends z.ZodObject, Output extends z.ZodType> {
  readonly input: Input
  readonly output: Output
  /** `{name}` in a path is replaced by the input field of that name. */
  readonly http: { readonly method: Method; readonly path: `/api/${string}`; readonly status?: 202 }
  /** The words after `fovea` on the command line; the input fields are its options. */
  readonly cli: string
  readonly access: Access
  readonly help: string
  /** Without it agents may not make the call. */
  readonly agent?: AgentTool
}

/** Infers the types of a row. A call that names no access is for the owner only. */
export function call<Input extends z.ZodObject, Output extends z.ZodType>(
  row: Omit<CallRow<Input, Output>, 'access'> & { readonly access?: Access },
): CallRow<Input, Output> {
  return { access: 'owner', ...row }
}

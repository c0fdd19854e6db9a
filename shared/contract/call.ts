// The type of a row in the table of calls. A row holds all that a host needs to offer the call without knowing it.
import type { z } from 'zod'

/** open: anybody who reaches this machine · key: an API key too · owner: the window, the command line, a session. */
export type Access = 'open' | 'key' | 'owner'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CallRow<Input extends z.ZodObject, Output extends z.ZodType> {
  readonly input: Input
  readonly output: Output
  /** `{name}` in a path is replaced by the input field of that name. */
  readonly http: { readonly method: Method; readonly path: `/api/${string}` }
  /** The words after `fovea` on the command line; the input fields are its options. */
  readonly cli: string
  readonly access: Access
  readonly help: string
}

/** Returns the row unchanged; it only infers the types. */
export function call<Input extends z.ZodObject, Output extends z.ZodType>(
  row: CallRow<Input, Output>,
): CallRow<Input, Output> {
  return row
}

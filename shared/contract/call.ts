// One row of the table of calls: all that a host needs to offer the call without knowing what it does.
import type { z } from 'zod'

/** open: anybody who reaches this machine · key: an API key too · owner: the window, the command line, a session. */
export type Access = 'open' | 'key' | 'owner'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CallRow<Input extends z.ZodObject, Output extends z.ZodType> {
  readonly input: Input
  readonly output: Output
  /** In a path, `{name}` stands for the input's field of that name. */
  readonly http: { readonly method: Method; readonly path: `/api/${string}` }
  /** The words after `fovea` on the command line; fields of the input are its options. */
  readonly cli: string
  readonly access: Access
  readonly help: string
}

export function call<Input extends z.ZodObject, Output extends z.ZodType>(
  row: CallRow<Input, Output>,
): CallRow<Input, Output> {
  return row
}

// The types of all calls, for the client. In the built client, generated types take the place of this file.
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'

export type Calls = { [N in CallName]: { input: CallInput<N>; output: CallOutput<N> } }

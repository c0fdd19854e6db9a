// The table of all calls. IPC, HTTP routes, commands, OpenAPI and the typed client are loops over it.
import type { z } from 'zod'
import { backupCalls } from './backup-calls.ts'
import { folderCalls } from './folder-calls.ts'
import { historyCalls } from './history-calls.ts'
import { jobCalls } from './job-calls.ts'
import { keyCalls } from './key-calls.ts'
import { languageCalls } from './language-calls.ts'
import { modelCalls } from './model-calls.ts'
import { documentCalls, operationCalls } from './operation-calls.ts'
import { packCalls } from './pack-calls.ts'
import { queueCalls } from './queue-calls.ts'
import { recordCalls } from './record-calls.ts'
import { renewalCalls } from './renewal-calls.ts'
import { ruleCalls } from './rule-calls.ts'
import { schemaCalls } from './schema-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { systemCalls } from './system-calls.ts'
import { tableCalls } from './table-calls.ts'

export const calls = {
  ...operationCalls,
  ...documentCalls,
  ...jobCalls,
  ...recordCalls,
  ...tableCalls,
  ...queueCalls,
  ...renewalCalls,
  ...historyCalls,
  ...schemaCalls,
  ...ruleCalls,
  ...modelCalls,
  ...folderCalls,
  ...languageCalls,
  ...packCalls,
  ...keyCalls,
  ...sessionCalls,
  ...systemCalls,
  ...backupCalls,
}

export type CallName = keyof typeof calls
/** The input as a caller writes it: fields with a default may be left out. */
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>
/** The input as a handler gets it: parsed, with every default filled in. */
export type ParsedInput<N extends CallName> = z.output<(typeof calls)[N]['input']>
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>

export const callNames = Object.keys(calls) as CallName[]
export const operationCallNames = callNames.filter((name) => name.startsWith('operation.'))

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

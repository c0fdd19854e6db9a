// Writes the two kinds of answers: the value itself, or an error's sentence. Our own clients get the error's code as
// well.
import { faultStatus, faultText } from '../../shared/faults.ts'
import { detailedErrors } from '../../shared/contract/http.ts'
import type { Fault } from '../../shared/result.ts'
import type { ApiContext } from './env.ts'

const json = { 'Content-Type': 'application/json; charset=UTF-8' }

export function answerValue(
  c: ApiContext,
  value: unknown,
  { status = 200, headers = {} }: { status?: 200 | 202; headers?: Readonly<Record<string, string>> } = {},
): Response {
  return c.body(JSON.stringify(value), status, { ...json, ...headers })
}

/** Whether the caller is our own client, which rebuilds errors from their code. */
export function wantsDetails(c: ApiContext): boolean {
  return c.req.header('Accept') === detailedErrors
}

/** Answers with an error: its status, its sentence, and the headers of its kind. */
export function answerFault(
  c: ApiContext,
  fault: Fault,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = wantsDetails(c) ? detailedBody(fault) : faultBody(fault)
  return c.body(body, faultStatus(fault), { ...json, ...retryAfter(fault), ...headers })
}

/** The error body exactly as the service contract defines it. */
export function faultBody(fault: Fault): string {
  return JSON.stringify({ statusText: faultText(fault) })
}

/**
 * The error body for our own client, which rebuilds the fault from `error` and shows it in another language.
 */
function detailedBody(fault: Fault): string {
  return JSON.stringify({ statusText: faultText(fault), error: fault })
}

/** The Retry-After header of an error that passes. */
function retryAfter(fault: Fault): Record<string, string> {
  return 'retryAfterSeconds' in fault.data
    ? { 'Retry-After': Math.ceil(fault.data.retryAfterSeconds).toString() }
    : {}
}

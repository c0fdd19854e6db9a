// The two shapes of an answer: the value itself, or an error's sentence with its code beside it.
import { faultStatus, faultText } from '../../shared/errors.ts'
import type { Fault } from '../../shared/result.ts'
import type { ApiContext } from './env.ts'

const json = { 'Content-Type': 'application/json; charset=UTF-8' }

export function answerValue(c: ApiContext, value: unknown): Response {
  return c.body(JSON.stringify(value), 200, json)
}

export function answerFault(
  c: ApiContext,
  fault: Fault,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return c.body(faultBody(fault), faultStatus(fault), { ...json, ...retryAfter(fault), ...headers })
}

/** `statusText` is the service contract's; `error` lets a client of ours build the fault again. */
export function faultBody(fault: Fault): string {
  return JSON.stringify({ statusText: faultText(fault), error: fault })
}

function retryAfter(fault: Fault): Record<string, string> {
  return 'retryAfterSeconds' in fault.data
    ? { 'Retry-After': Math.ceil(fault.data.retryAfterSeconds).toString() }
    : {}
}

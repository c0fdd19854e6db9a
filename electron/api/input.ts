// Builds a call's input from a request: each field comes from the path, the query or the body.
import { maxBodyBytes, maxOwnBodyBytes } from '../../shared/limits.ts'
import type { CallName } from '../../shared/contract/calls.ts'
import { fieldPlace } from '../../shared/contract/http.ts'
import { fromStrings, type InputField } from '../../shared/contract/from-strings.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { BodySlot } from './body-limiter.ts'
import { readBody, type CallInputs } from './body.ts'
import type { ApiContext } from './env.ts'

/**
 * Collects the input of a call from path, query and body. Ignores unknown fields, as the contract demands,
 * and fields that are not in their own place.
 */
export async function readInput(
  c: ApiContext,
  name: CallName,
  fields: readonly InputField[],
  slot: BodySlot,
): Promise<Result<CallInputs>> {
  const maxBytes = name === 'records.add' ? maxOwnBodyBytes : maxBodyBytes
  const body = takesBody(c.req.method) ? await readBody(c.req.raw, maxBytes, slot) : ok({})
  if (!body.ok) return body
  /** The fields that this call takes from the path or the query. */
  const inPlace = (place: 'path' | 'query') =>
    fields.filter((field) => fieldPlace(name, field.name) === place)
  const input = {
    ...Object.fromEntries(Object.entries(body.value).filter(([field]) => fieldPlace(name, field) === 'body')),
    ...fromStrings(inPlace('query'), queryOf(c)).input,
    ...fromStrings(inPlace('path'), c.req.param()).input,
  }
  return ok({ fields: input })
}

function takesBody(method: string): boolean {
  return method === 'POST' || method === 'PUT'
}

export function queryOf(c: ApiContext): Record<string, string | string[]> {
  return oneOrList([...new URL(c.req.url).searchParams])
}

/** Collects values by name. One that is given once is a string and not a list, so that the schema can tell them apart. */
export function oneOrList(pairs: readonly (readonly [string, string])[]): Record<string, string | string[]> {
  const values = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    [...values].map(([name, given]) => [
      name,
      given.length === 1 ? (given[0]?.[1] ?? '') : given.map(([, value]) => value),
    ]),
  )
}

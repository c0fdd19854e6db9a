// A request's parts become a call's input: path, address and body, each for the fields that belong there.
import { maxBodyBytes } from '../../shared/limits.ts'
import type { CallName } from '../../shared/contract/calls.ts'
import { fieldPlace } from '../../shared/contract/http.ts'
import { fromStrings, type InputField } from '../../shared/contract/from-strings.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { BodyPlace } from './body-room.ts'
import { announcedBytes, readBody, type Body } from './body.ts'
import type { ApiContext } from './env.ts'

/** What no field is named after is ignored, as the contract has it; so is a field at another place than its own. */
export async function readInput(
  c: ApiContext,
  name: CallName,
  fields: readonly InputField[],
  place: BodyPlace,
): Promise<Result<Body>> {
  const body = takesBody(c.req.method) ? await readBody(c.req.raw, maxBodyBytes, place) : ok({})
  if (!body.ok) return body
  const inPlace = (place: 'path' | 'query') =>
    fields.filter((field) => fieldPlace(name, field.name) === place)
  return ok({
    ...Object.fromEntries(Object.entries(body.value).filter(([field]) => fieldPlace(name, field) === 'body')),
    ...fromStrings(inPlace('query'), queryOf(c)).input,
    ...fromStrings(inPlace('path'), c.req.param()).input,
  })
}

/** How much a request is going to bring. */
export function bodyBytes(c: ApiContext): number {
  return takesBody(c.req.method) ? announcedBytes(c.req.raw, maxBodyBytes) : 0
}

function takesBody(method: string): boolean {
  return method === 'POST' || method === 'PUT'
}

/** A name that is given once is one text, so that the schema can tell one from several. */
export function queryOf(c: ApiContext): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  )
}

// Checks every answer against the OpenAPI document that the service publishes.
import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'vitest'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object> }
}

interface Operation {
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema?: object }> }>
}

/** Fails the test if an answer does not match /openapi.json for its path, method and status. */
export function answerCheck(document: unknown): (method: string, path: string, answer: Answer) => void {
  const { paths, components } = document as OpenApi
  // Dates are checked by the patterns next to their formats.
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'openapi', components })
  const error = { $ref: 'openapi#/components/schemas/Error' }

  /** The schema of /openapi.json for an answer. */
  function schemaFor(method: string, path: string, status: number): object {
    const fitting = Object.keys(paths).filter((each) => pattern(each).test(path))
    const operation = fitting.map((each) => paths[each]?.[method.toLowerCase()]).find(Boolean)
    const promised = operation?.responses[String(status)]
    // Requests that are refused before routing have the standard error body too.
    if (!promised) return status < 400 ? { not: {} } : error
    const schema = promised.content['application/json']?.schema ?? {}
    return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object
  }

  return (method, path, { status, body }) => {
    const isValid = ajv.compile(schemaFor(method, path, status))
    if (!isValid(body))
      expect.fail(`${method} ${path} ${status}: ${ajv.errorsText(isValid.errors)}\n${JSON.stringify(body)}`)
  }
}

/** A pattern for the paths of a template such as `/api/records/{id}`. */
function pattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
}

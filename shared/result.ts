// Results: an expected failure is a value with an error code (a fault); an unexpected one is thrown.
import type { ErrorCode, ErrorData } from './errors.ts'

/** An error code with the data that its sentence needs. It is plain data, so it can be sent over any transport. */
export type Fault = { [C in ErrorCode]: { readonly code: C; readonly data: ErrorData[C] } }[ErrorCode]

export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err = { readonly ok: false; readonly error: Fault }
export type Result<T> = Ok<T> | Err

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function err<C extends ErrorCode>(code: C, data: ErrorData[C]): Err {
  return { ok: false, error: fault(code, data) }
}

export function fault<C extends ErrorCode>(code: C, data: ErrorData[C]): Fault {
  // The signature pairs code and data; TypeScript can't follow that correlation.
  return { code, data } as unknown as Fault
}

/** An exception that carries a fault through code that can only throw, such as a stream or a transaction to roll back. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(carried: Fault, options?: ErrorOptions) {
    super(carried.code, options)
    this.name = 'FaultError'
    this.fault = carried
  }
}

export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}

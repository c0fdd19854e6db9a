// What can be expected to go wrong is a value with a code; what can't be is thrown.
import type { ErrorCode, ErrorData } from './errors.ts'

/** One error with what its sentence needs. It is plain data, so it crosses every wire as it is. */
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
  // The pair is right by the signature; the compiler can't follow a correlated union.
  return { code, data } as unknown as Fault
}

/** Carries a fault through code that can only throw, such as a stream or a transaction that must roll back. */
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

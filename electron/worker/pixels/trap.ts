/** Whether a WebAssembly module has trapped and can't be used any more. Too deep a recursion is a RangeError. */
export function isTrap(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'RuntimeError' || error.name === 'RangeError')
}

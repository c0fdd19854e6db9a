// Records the app's calls to the desktop, and holds the answers that a test sets: `electron.__standin` in a test.

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
}

export const calls: Call[] = []
/** Every name that was reached for and isn't there, so that a test can assert none. */
export const missing: string[] = []

const answers = new Map<string, unknown[]>()

export function record(name: string, ...args: readonly unknown[]): void {
  calls.push({ name, args: args.map(plain) })
}

/** Answers are used up in the order given; a function is called with the call's arguments. */
export function answer(name: string, ...values: readonly unknown[]): void {
  answers.set(name, [...(answers.get(name) ?? []), ...values])
}

export function ask<T>(name: string, args: readonly unknown[], otherwise: T): T {
  record(name, ...args)
  const queue = answers.get(name)
  if (queue === undefined || queue.length === 0) return otherwise
  const next = queue.shift()
  // A test writes its answers by hand: they are taken at their word.
  return (isFunction(next) ? next(...args) : next) as T
}

/** For the next test in the same app: nothing was asked, nothing is to be answered. */
export function forget(): void {
  calls.length = 0
  answers.clear()
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

/** A copy that can be read from a test, where functions and windows can't go. */
function plain(value: unknown): unknown {
  if (value === undefined) return null
  const text = JSON.stringify(value, (_key, part: unknown) => (isFunction(part) ? '[function]' : part))
  return JSON.parse(text) as unknown
}

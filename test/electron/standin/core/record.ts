// Records the app's calls to the desktop, and holds the answers that a test sets: `electron.__standin` in a test.

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
}

export const calls: Call[] = []
/** Every name that the app used but that is missing, so that a test can assert none. */
export const missing: string[] = []

const answers = new Map<string, unknown[]>()

/** Records a call by its name. */
export function record(name: string, ...args: readonly unknown[]): void {
  calls.push({ name, args: args.map(plain) })
}

/** Sets answers, which are used once each, in order; a function is called with the call's arguments. */
export function answer(name: string, ...values: readonly unknown[]): void {
  answers.set(name, [...(answers.get(name) ?? []), ...values])
}

/** Records a call and returns the next answer that the test set for it, or the default. */
export function ask<T>(name: string, args: readonly unknown[], otherwise: T): T {
  record(name, ...args)
  const queue = answers.get(name)
  if (queue === undefined || queue.length === 0) return otherwise
  const next = queue.shift()
  // The types of answers are not checked, because tests write them by hand.
  return (isFunction(next) ? next(...args) : next) as T
}

/** Forgets all calls and answers, for the next test in the same app. */
export function forget(): void {
  calls.length = 0
  answers.clear()
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

/** Returns a copy that can be sent to a test, without functions and windows. */
function plain(value: unknown): unknown {
  if (value === undefined) return null
  const text = JSON.stringify(value, (_key, part: unknown) => (isFunction(part) ? '[function]' : part))
  return JSON.parse(text) as unknown
}

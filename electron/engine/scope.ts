// Owns everything that must be closed. Closes in reverse order and waits for each; may be closed twice.

export interface Scope {
  own(close: () => void | Promise<void>): void
  close(): Promise<void>
}

export function createScope(): Scope {
  const owned: (() => void | Promise<void>)[] = []
  let closing: Promise<void> | null = null

  /** Closes everything; errors are thrown together at the end. */
  async function closeAll(): Promise<void> {
    const problems: unknown[] = []
    for (let close = owned.pop(); close; close = owned.pop()) {
      try {
        await close()
      } catch (error) {
        // The rest must be closed all the same; the errors are thrown together at the end.
        problems.push(error)
      }
    }
    if (problems.length > 0) throw new AggregateError(problems, 'not everything could be closed')
  }

  return {
    own: (close) => {
      owned.push(close)
    },
    close: () => (closing ??= closeAll()),
  }
}

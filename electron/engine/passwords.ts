// The passwords that people entered for locked documents, kept in memory while the engine runs and never stored.

export interface Passwords {
  remember(hash: string, password: string): void
  of(hash: string): string | undefined
}

/** Beyond this, the oldest password is forgotten and has to be entered again. */
const maxCount = 1000

export function createPasswords(): Passwords {
  const known = new Map<string, string>()
  return {
    /** Keeps the password by the document's hash; forgets the oldest if there are too many. */
    remember(hash, password) {
      const [oldest] = known.keys()
      if (known.size >= maxCount && oldest !== undefined) known.delete(oldest)
      known.set(hash, password)
    },
    of: (hash) => known.get(hash),
  }
}

// The passwords that people entered for locked documents, kept in memory while the engine runs and never stored.

export interface Passwords {
  tell(hash: string, password: string): void
  of(hash: string): string | undefined
}

/** Beyond this, the oldest password is forgotten and has to be entered again. */
const most = 1000

export function createPasswords(): Passwords {
  const known = new Map<string, string>()
  return {
    tell(hash, password) {
      const [oldest] = known.keys()
      if (known.size >= most && oldest !== undefined) known.delete(oldest)
      known.set(hash, password)
    },
    of: (hash) => known.get(hash),
  }
}

// The passwords that people entered for locked documents, kept in memory while the engine runs and never stored. Each
// belongs to the record that it was entered for: who has the same file needs the password too.

export interface Passwords {
  remember(recordId: string, password: string | undefined): void
  of(recordId: string): string | undefined
}

/** Beyond this, the oldest password is forgotten and has to be entered again. */
const maxCount = 1000

export function createPasswords(): Passwords {
  const known = new Map<string, string>()
  return {
    /** Keeps the password of a record, if there is one; forgets the oldest if there are too many. */
    remember(recordId, password) {
      if (password === undefined) return
      const [oldest] = known.keys()
      if (known.size >= maxCount && oldest !== undefined) known.delete(oldest)
      known.set(recordId, password)
    },
    of: (recordId) => known.get(recordId),
  }
}

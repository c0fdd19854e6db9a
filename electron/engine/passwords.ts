// What people said opens a document that is locked. It is kept while the engine runs, and written down nowhere.

export interface Passwords {
  tell(hash: string, password: string): void
  of(hash: string): string | undefined
}

/** Of so many documents at once; who opens more is asked again for the first of them. */
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

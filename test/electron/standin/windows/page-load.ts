// Tracks the current load of a page: its promise, and the address that the app requested.

export interface PageLoad {
  begin(address: string): Promise<void>
  finish(): void
  fail(errorCode: number, errorText: string): void
  isUnderWay(): boolean
  /** Returns true once for the address that the app is loading, whatever its fragment. */
  takeExpected(address: string): boolean
}

export function createPageLoad(): PageLoad {
  let current:
    { readonly address: string; resolve(nothing: undefined): void; reject(error: Error): void } | undefined
  let expected: string | undefined

  function fail(errno: number, code: string): void {
    const { address, reject } = current ?? {}
    current = undefined
    expected = undefined
    reject?.(
      Object.assign(new Error(`${code} (${errno}) loading '${address}'`), { code, errno, url: address }),
    )
  }

  return {
    begin(address) {
      fail(-3, 'ERR_ABORTED')
      const { promise, resolve, reject } = Promise.withResolvers<undefined>()
      current = { address, resolve, reject }
      expected = withoutFragment(address)
      return promise
    },
    finish() {
      current?.resolve(undefined)
      current = undefined
    },
    fail,
    isUnderWay: () => current !== undefined,
    takeExpected(address) {
      const isExpected = expected === withoutFragment(address)
      if (isExpected) expected = undefined
      return isExpected
    },
  }
}

function withoutFragment(address: string): string {
  return URL.canParse(address) ? new URL(address).href.replace(/#.*$/s, '') : address
}

const errorNumbers: Readonly<Record<string, number>> = {
  ERR_ABORTED: -3,
  ERR_FILE_NOT_FOUND: -6,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_CONNECTION_REFUSED: -102,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
}

/** The number of a Chromium network error; -2 for others. */
export function errorNumber(code: string): number {
  return errorNumbers[code] ?? -2
}

// Parses the address of the queue, postgres://USER@HOST/DATABASE. Passwords come from a file or the environment, because
// everyone on a machine can see command lines.
import { readFileSync } from 'node:fs'
import { fileFault } from '../../shared/file-fault.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { reason } from '../../shared/reasons.ts'
import { isThisMachine } from '../network/outgoing.ts'

/** The connection options of node-postgres. Without a password, it looks into PGPASSWORD and the password file. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user?: string
  readonly password?: string
  readonly ssl: false | { readonly rejectUnauthorized: true; readonly ca?: string }
}

export interface AddressOptions {
  /** A file that contains only the password. */
  readonly passwordFile?: string | undefined
}

/** Traffic is encrypted and the server's certificate checked, unless the database is on this machine. */
export function parseAddress(text: string, { passwordFile }: AddressOptions = {}): Result<DatabaseAddress> {
  const url = URL.canParse(text) ? new URL(text) : null
  const database = url?.pathname.slice(1) ?? ''
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '' || database === '')
    return err('readers.address', { address: withoutPassword(text) })
  if (url.password !== '' || url.searchParams.has('password'))
    return err('readers.password', { address: withoutPassword(text) })
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const mode = url.searchParams.get('sslmode') ?? (isThisMachine(host) ? 'disable' : 'verify-full')
  if (mode !== 'disable' && mode !== 'verify-full')
    return err('input.invalid', {
      path: 'sslmode',
      rule: reason('must be one of: %{choices}, not %{given}', {
        choices: 'disable, verify-full',
        given: mode,
      }),
    })
  const ca = readSecret(url.searchParams.get('sslrootcert') ?? undefined)
  if (!ca.ok) return ca
  const password = readSecret(passwordFile)
  if (!password.ok) return password
  return ok({
    host,
    port: Number(url.port || 5432),
    database: decodeURIComponent(database),
    ...(url.username !== '' && { user: decodeURIComponent(url.username) }),
    ...(password.value !== null && { password: password.value.trim() }),
    ssl: mode === 'verify-full' && { rejectUnauthorized: true, ...(ca.value !== null && { ca: ca.value }) },
  })
}

function readSecret(file: string | undefined): Result<string | null> {
  if (file === undefined) return ok(null)
  try {
    return ok(readFileSync(file, 'utf8'))
  } catch (error) {
    return fileFault(error, file)
  }
}

/** The address as it may be shown. */
export function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^/@]*?):[^/]*@/, '$1@').replace(/([?&]password=)[^&]*/, '$1***')
}

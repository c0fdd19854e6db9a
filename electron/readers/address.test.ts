import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'
import { parseAddress, withoutPassword } from './address.ts'

it.each([
  ['postgres://fovea:secret@db/fovea', 'readers.password'],
  ['postgres://fovea@db/fovea?password=secret', 'readers.password'],
  ['https://db/fovea', 'readers.address'],
  ['postgres://db', 'readers.address'],
  ['postgres://db/fovea?sslmode=prefer', 'input.invalid'],
])('refuses the address %s, and shows no password', (address, code) => {
  const parsed = parseAddress(address)
  expect(parsed).toMatchObject({ ok: false, error: { code } })
  expect(JSON.stringify(parsed)).not.toContain('secret')
  expect(withoutPassword(address)).not.toContain('secret')
})

it('encrypts all connections but those to this machine, and takes the password from a file', () => {
  const file = path.join(tempDir(), 'password')
  writeFileSync(file, 'secret\n')
  expect(parseAddress('postgres://fovea@db/fovea', { passwordFile: file })).toMatchObject({
    value: { password: 'secret', ssl: { rejectUnauthorized: true } },
  })
  expect(parseAddress('postgres://fovea@localhost/fovea')).toMatchObject({ value: { ssl: false } })
})

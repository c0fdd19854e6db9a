import { expect, it } from 'vitest'
import { ownerSocket } from './owner-socket.ts'

it('lies in the data folder', () => {
  expect(ownerSocket('/home/ada/.config/Fovea', 'linux', '/tmp')).toBe('/home/ada/.config/Fovea/engine.sock')
})

it('lies in the folder for temporary files where the path would be too long for a socket', () => {
  const socket = ownerSocket(`/home/${'a'.repeat(100)}`, 'darwin', '/tmp')
  expect(socket).toMatch(/^\/tmp\/fovea-[0-9a-f]{16}\.sock$/)
  expect(ownerSocket(`/home/${'b'.repeat(100)}`, 'darwin', '/tmp')).not.toBe(socket)
})

it('is a named pipe on Windows', () => {
  expect(ownerSocket('C:\\Users\\ada\\Fovea', 'win32', 'C:\\Temp')).toMatch(
    /^\\\\\.\\pipe\\fovea-[0-9a-f]{16}$/,
  )
})

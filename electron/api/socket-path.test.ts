import { expect, it } from 'vitest'
import { socketPathOf } from './socket-path.ts'

it('is in the data folder', () => {
  expect(socketPathOf('/home/ada/.config/Fovea', 'linux', '/tmp')).toBe('/home/ada/.config/Fovea/engine.sock')
})

it('is in the folder for temporary files, one for each data folder, if the path would be too long', () => {
  const path = socketPathOf(`/home/${'a'.repeat(100)}`, 'darwin', '/tmp')
  expect(path).toMatch(/^\/tmp\/fovea-[0-9a-f]{16}\.sock$/)
  expect(socketPathOf(`/home/${'b'.repeat(100)}`, 'darwin', '/tmp')).not.toBe(path)
})

it('is a named pipe on Windows', () => {
  expect(socketPathOf('C:\\Users\\ada\\Fovea', 'win32', 'C:\\Temp')).toMatch(
    /^\\\\\.\\pipe\\fovea-[0-9a-f]{16}$/,
  )
})

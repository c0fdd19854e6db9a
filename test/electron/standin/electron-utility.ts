// The electron module of a utility process, which is small in Electron too.
import { loud } from './core/loud.ts'

export const net = loud('net (in a utility process)', {
  fetch: (input: string | Request, init?: RequestInit) => fetch(input, init),
  isOnline: () => true,
  online: true,
})

const electron = loud('electron (in a utility process)', { net })
export default electron
export { electron as 'module.exports' }

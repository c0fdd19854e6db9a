// [Note: blocking call] getPathForFile and sendSync are synchronous, but the main process has their answer. The page
// stops at `debugger`; the main process reads the local variables by DevTools, writes `reply` and lets the page
// continue. The names of these variables and of the function are part of the protocol. Injected as source.
import type { BlockingReply, BlockingRequest } from './messages.ts'

/** Stops the page until the main process has replied, and returns the reply. */
export function blockingCall(request: BlockingRequest, subject: unknown): string {
  const question = JSON.stringify(request)
  let reply = '' as string // eslint-disable-line prefer-const -- written from outside
  debugger // eslint-disable-line no-debugger -- this is where the main process answers
  if (reply === '')
    throw new Error(`electron stand-in: nobody answered ${question} about a ${typeof subject}`)
  const answer = JSON.parse(reply) as BlockingReply
  if ('error' in answer) throw new Error(answer.error)
  return answer.value
}

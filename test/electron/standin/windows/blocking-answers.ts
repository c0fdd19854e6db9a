// Answers the calls of [Note: blocking call] in the main process.
import type { Session } from '../chromium/cdp.ts'
import type { BlockingReply, BlockingRequest } from '../page/messages.ts'

export function answerBlockingCalls(
  session: Session,
  answerSend: (channel: string, args: string) => Promise<string>,
): void {
  session.on('Debugger.paused', ({ callFrames: [frame] }) => {
    // The call ends without an answer if the page is closed meanwhile.
    answer(frame?.functionName === 'blockingCall' ? frame.callFrameId : undefined).catch(() => {})
  })

  async function answer(callFrameId: string | undefined): Promise<void> {
    try {
      if (callFrameId === undefined) return // somebody's own debugger statement
      const { result } = await session.send('Debugger.evaluateOnCallFrame', {
        callFrameId,
        expression: 'question',
      })
      const request = JSON.parse(String(result.value)) as BlockingRequest
      const reply = await replyTo(request, callFrameId).catch((error: unknown) => ({
        error: error instanceof Error ? error.message : String(error),
      }))
      const expression = `reply = ${JSON.stringify(JSON.stringify(reply))}`
      await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression })
    } finally {
      await session.send('Debugger.resume')
    }
  }

  /** Computes the reply to a blocking call. */
  async function replyTo(request: BlockingRequest, callFrameId: string): Promise<BlockingReply> {
    if (request.type === 'send') return { value: await answerSend(request.channel, request.args) }
    const { result } = await session.send('Debugger.evaluateOnCallFrame', {
      callFrameId,
      expression: 'subject',
    })
    if (result.objectId === undefined) return { value: '' }
    // The path is empty for a file that a script made, as in Electron.
    return { value: (await session.send('DOM.getFileInfo', { objectId: result.objectId })).path }
  }
}

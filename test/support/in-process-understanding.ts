// Replaces the understanding process in tests of something else: it gives the same answers inside this process, and
// copies messages as often as a real process would.
import type { UnderstandingHost } from '../../electron/engine/ports.ts'
import { answer } from '../../electron/understanding/answers.ts'

export function inProcessUnderstanding(): UnderstandingHost {
  return {
    start() {
      let hear: (message: unknown) => void = () => undefined
      let end: (why: string) => void = () => undefined
      let isOver = false
      return {
        pid: undefined,
        send(message) {
          const sent = structuredClone(message)
          setImmediate(() => {
            if (!isOver) hear(structuredClone(answer(sent)))
          })
        },
        onMessage: (listener) => void (hear = listener),
        onExit: (listener) => void (end = listener),
        kill() {
          isOver = true
          queueMicrotask(() => end('killed'))
        },
      }
    },
  }
}

// Stands in for the understanding process where a test is about something else: the same answers, after as many copies,
// and no process to start.
import type { UnderstandingHost } from '../../electron/engine/ports.ts'
import { answer } from '../../electron/understanding/answers.ts'

export function understandingHere(): UnderstandingHost {
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

// The time of now for what says 'ago': it moves on its own as long as somebody shows it.
import { createSubscriber } from 'svelte/reactivity'

const everyMs = 20_000

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, everyMs)
  return () => clearInterval(timer)
})

export function now(): number {
  subscribe()
  return Date.now()
}

// The current time as a reactive value, for texts such as "2 minutes ago". It ticks only while something uses it.
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

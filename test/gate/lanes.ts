// Runs steps side by side, each as soon as a lane is free and what it comes after has ended.
export interface Ordered {
  readonly title: string
  readonly after?: readonly string[]
}

/** The outcomes in the order of the steps. A step that ends badly holds back none of the others. */
export async function runInLanes<S extends Ordered, T>(
  steps: readonly S[],
  lanes: number,
  run: (step: S) => Promise<T>,
): Promise<T[]> {
  const waiting = new Set(steps)
  const ended = new Set<string>()
  const outcomes = new Map<S, T>()
  const known = new Set(steps.map(({ title }) => title))
  for (const { title, after = [] } of steps) {
    const unknown = after.find((name) => !known.has(name))
    if (unknown !== undefined) throw new Error(`${title} comes after ${unknown}, which is no step`)
  }
  let running = 0
  const { promise, resolve, reject } = Promise.withResolvers<null>()
  const start = (): void => {
    for (const step of waiting) {
      if (running === lanes) return
      if (!(step.after ?? []).every((name) => ended.has(name))) continue
      waiting.delete(step)
      running += 1
      void run(step).then((outcome) => {
        outcomes.set(step, outcome)
        ended.add(step.title)
        running -= 1
        start()
      }, reject)
    }
    if (running > 0) return
    if (waiting.size === 0) resolve(null)
    else reject(new Error(`in a circle: ${[...waiting].map(({ title }) => title).join(', ')}`))
  }
  start()
  await promise
  return steps.flatMap((step) => (outcomes.has(step) ? [outcomes.get(step)] : [])) as T[]
}

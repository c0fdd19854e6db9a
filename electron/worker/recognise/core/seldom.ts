// The core tells of its progress thirty or forty times an image, and each time a message wakes the thread that waits for
// it. The next image begins at nothing again, so it is time that says which messages are needed.

const minGapMs = 100

export function seldom(tell: (percent: number) => void, now: () => number): (percent: number) => void {
  let toldAt = -Infinity
  return (percent) => {
    const at = now()
    if (at - toldAt < minGapMs) return
    toldAt = at
    tell(percent)
  }
}

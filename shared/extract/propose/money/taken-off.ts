// A sum that is taken off: "(1.59)", "-1.59", "1.59-", "− £250.00".
import type { Place } from '../../model/place.ts'

export function isTakenOff({ part, start, end }: Place): boolean {
  const before = /(?:^[−–—-] )?\S*$/u.exec(part.folded.slice(0, start))?.[0] ?? ''
  return /[(−–—-]\D*$/u.test(before) || /^[(−-]|-$/u.test(part.folded.slice(start, end))
}

// Reports the progress of the recogniser less often, and only forwards.
import type { FromWorker } from '../../../shared/worker-protocol.ts'

export type Stage = Extract<FromWorker, { type: 'progress' }>['stage']
export type TellProgress = (stage: Stage, fraction: number) => void

const minGapMs = 100

export function thinned(tell: TellProgress, now: () => number): TellProgress {
  let last: { readonly stage: Stage; readonly fraction: number; readonly at: number } | null = null
  return (stage, fraction) => {
    const at = now()
    const isNewStage = last?.stage !== stage
    if (last && !isNewStage && (fraction <= last.fraction || at - last.at < minGapMs)) return
    last = { stage, fraction, at }
    tell(stage, fraction)
  }
}

// The colour of a record's status dot.
import type { RecordStatus } from '../../shared/contract/record.ts'

export type Tone = 'accent' | 'neutral' | 'doubt' | 'failed' | 'verified'

const tones: Readonly<Record<RecordStatus, Tone>> = {
  waiting: 'neutral',
  working: 'accent',
  done: 'neutral',
  failed: 'failed',
  cancelled: 'neutral',
}

export function toneOf(status: RecordStatus): Tone {
  return tones[status]
}

export function isUnderWay(status: RecordStatus): boolean {
  return status === 'waiting' || status === 'working'
}

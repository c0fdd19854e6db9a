// Which steps a page goes through, and in which order. It was measured; see docs/benchmarks.md.
import type { PageKind } from '../../../shared/page.ts'
import type { StepName } from './steps.ts'

/** Before it can be told what kind of page it is. */
export const firstSteps: readonly StepName[] = ['cutBars', 'crop', 'background', 'joinDots']

const page: readonly StepName[] = ['straighten', 'scalePage']
/** Enlarged before it is flattened: the feet of small letters are too coarse to show how a line runs. */
const slip: readonly StepName[] = ['enlargePhoto', 'flatten', 'scaleReceipt', 'eraseRules']

export const stepsOfKind: { readonly [K in PageKind]: readonly StepName[] } = {
  prose: page,
  screenshot: page,
  form: page,
  photo: slip,
  receipt: slip,
}

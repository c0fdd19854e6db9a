// Which steps a page goes through, and in which order. It was measured; see docs/benchmarks.md.
import type { PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import type { PreparationStep } from '../context/steps.ts'

/** Before it can be told what kind of page it is. */
export const firstSteps: readonly PreparationStep[] = ['cutBars', 'crop', 'background', 'joinDots']

const page: readonly PreparationStep[] = ['straighten', 'scalePage']
const pageQuickly: readonly PreparationStep[] = ['straighten', 'scaleSmallPage']
/** Enlarged before it is flattened: the feet of small letters are too coarse to show how a line runs. */
const slip: readonly PreparationStep[] = ['enlargePhoto', 'flatten']

const clearSlip: readonly PreparationStep[] = ['flatten']

const stepsOfKind: { readonly [K in PageKind]: readonly PreparationStep[] } = {
  prose: page,
  screenshot: page,
  form: page,
  photo: slip,
  receipt: slip,
}

/** `isClear`: it can be read at the size that it has, if not as well as enlarged. */
export function stepsFor(kind: PageKind, profile: Profile, isClear: boolean): readonly PreparationStep[] {
  const steps = stepsOfKind[kind]
  if (profile === 'precise') return steps
  if (steps === page) return pageQuickly
  return isClear ? clearSlip : steps
}

// The steps of the preparation in their order, which was measured; see docs/benchmarks.md.
import type { PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import type { PreparationStep } from '../context/steps.ts'

/** The steps before the kind of page is known. */
export const firstSteps: readonly PreparationStep[] = ['crop', 'background']

const page: readonly PreparationStep[] = ['straighten', 'scalePage']
const pageQuickly: readonly PreparationStep[] = ['straighten', 'scaleSmallPage']
/** A picture is enlarged before it is flattened, because the feet of small letters are too coarse for the bend of a line. */
const slip: readonly PreparationStep[] = ['enlargePhoto', 'flatten']

const clearSlip: readonly PreparationStep[] = ['flatten']

const stepsOfKind: { readonly [K in PageKind]: readonly PreparationStep[] } = {
  prose: page,
  screenshot: page,
  form: page,
  photo: slip,
  receipt: slip,
}

/** `isClear` pages can be read without enlarging them. */
export function stepsFor(kind: PageKind, profile: Profile, isClear: boolean): readonly PreparationStep[] {
  const steps = stepsOfKind[kind]
  if (profile === 'precise') return steps
  if (steps === page) return pageQuickly
  return isClear ? clearSlip : steps
}

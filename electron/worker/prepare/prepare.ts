// Takes a picture through the steps that it needs: first those that every picture gets, then those of its kind.
import type { PageKind, Rule } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import type { GreyImage } from '../grey.ts'
import type { Trace } from '../trace.ts'
import { withoutBars } from './bars.ts'
import { featuresOf } from './features.ts'
import { isClear, kindOf } from './kind.ts'
import { firstSteps, stepsFor } from './order.ts'
import { untouched, type Sheet } from './sheet.ts'
import { steps, type StepName } from './steps.ts'
import { measureText } from './text-size.ts'

export interface Prepared extends Sheet {
  readonly kind: PageKind
}

export interface Preparing {
  readonly profile: Profile
  /** Steps that are not taken, to measure what each is worth. */
  readonly leftOut: readonly StepName[]
  readonly trace?: Trace
}

export function clean(image: GreyImage, leftOut: readonly StepName[], trace: Trace = null): Promise<Sheet> {
  return take(untouched(image), firstSteps, leftOut, trace)
}

export async function prepare(
  original: GreyImage,
  cleaned: Sheet,
  rules: readonly Rule[],
  { profile, leftOut, trace = null }: Preparing,
): Promise<Prepared> {
  const text = measureText(cleaned.image)
  const features = featuresOf(withoutBars(original), cleaned.image, text, rules)
  const kind = kindOf(features)
  trace?.('kind', { facts: { kind } })
  return { ...(await take(cleaned, stepsFor(kind, profile, isClear(features)), leftOut, trace)), kind }
}

async function take(
  sheet: Sheet,
  names: readonly StepName[],
  leftOut: readonly StepName[],
  trace: Trace,
): Promise<Sheet> {
  let taken = sheet
  for (const name of names) {
    if (leftOut.includes(name)) continue
    taken = await steps[name](taken)
    trace?.(name, { picture: taken.image })
  }
  return taken
}

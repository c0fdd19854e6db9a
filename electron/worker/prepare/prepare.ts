// Takes a picture through the steps that it needs: first those that every picture gets, then those of its kind.
import type { PageKind, Rule } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { Trace } from '../context/trace.ts'
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

/** What a picture was seen to be, before anything of its kind is done to it. */
export interface Seen {
  readonly kind: PageKind
  readonly isClear: boolean
}

export interface Preparing {
  readonly profile: Profile
  /** Steps that are not taken, to measure what each is worth. */
  readonly leftOut: readonly string[]
  readonly trace?: Trace
}

export function clean(image: GreyImage, leftOut: readonly string[], trace: Trace = null): Promise<Sheet> {
  return take(untouched(image), firstSteps, leftOut, trace)
}

export function lookAt(original: GreyImage, { image }: Sheet, rules: readonly Rule[]): Seen {
  const features = featuresOf(withoutBars(original), image, measureText(image), rules)
  return { kind: kindOf(features), isClear: isClear(features) }
}

export async function prepare(
  cleaned: Sheet,
  { kind, isClear }: Seen,
  { profile, leftOut, trace = null }: Preparing,
): Promise<Prepared> {
  return { ...(await take(cleaned, stepsFor(kind, profile, isClear), leftOut, trace)), kind }
}

async function take(
  sheet: Sheet,
  names: readonly StepName[],
  leftOut: readonly string[],
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

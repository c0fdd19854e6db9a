// Takes a picture through the steps that it needs: first those that every picture gets, then those of its kind.
import type { PageKind, Rule } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import type { GreyImage } from '../grey.ts'
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
}

export function clean(image: GreyImage, leftOut: readonly StepName[]): Promise<Sheet> {
  return take(untouched(image), firstSteps, leftOut)
}

export async function prepare(
  original: GreyImage,
  cleaned: Sheet,
  rules: readonly Rule[],
  { profile, leftOut }: Preparing,
): Promise<Prepared> {
  const text = measureText(cleaned.image)
  const features = featuresOf(withoutBars(original), cleaned.image, text, rules)
  const kind = kindOf(features)
  return { ...(await take(cleaned, stepsFor(kind, profile, isClear(features)), leftOut)), kind }
}

async function take(sheet: Sheet, names: readonly StepName[], leftOut: readonly StepName[]): Promise<Sheet> {
  let taken = sheet
  for (const name of names) if (!leftOut.includes(name)) taken = await steps[name](taken)
  return taken
}

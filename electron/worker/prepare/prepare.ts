// Prepares a picture: first by the steps for every picture, then by those for its kind.
import type { PageKind, Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { ReadContext, StepContext } from '../context/read-context.ts'
import type { PreparationStep } from '../context/steps.ts'
import { featuresOf } from './features.ts'
import { isClear, kindOf } from './kind.ts'
import { firstSteps, stepsFor } from './order.ts'
import { untouched, type Sheet } from './sheet.ts'
import { steps } from './steps.ts'
import { measureText } from './text-size.ts'

export interface Prepared extends Sheet {
  readonly kind: PageKind
}

/** The kind and features of a picture before the steps for its kind. */
export interface Seen {
  readonly kind: PageKind
  readonly isClear: boolean
}

export function clean(image: GreyImage, context: StepContext): Promise<Sheet> {
  return take(untouched(image), firstSteps, context)
}

export function lookAt(original: GreyImage, { image }: Sheet, rules: readonly Rule[]): Seen {
  const features = featuresOf(original, image, measureText(image), rules)
  return { kind: kindOf(features), isClear: isClear(features) }
}

export async function prepare(
  cleaned: Sheet,
  { kind, isClear }: Seen,
  context: StepContext & Pick<ReadContext, 'profile'>,
): Promise<Prepared> {
  return { ...(await take(cleaned, stepsFor(kind, context.profile, isClear), context)), kind }
}

async function take(
  sheet: Sheet,
  names: readonly PreparationStep[],
  { disabled, trace }: StepContext,
): Promise<Sheet> {
  let taken = sheet
  for (const name of names) {
    if (disabled.has(name)) continue
    taken = await steps[name](taken)
    trace?.(name, { picture: taken.image })
  }
  return taken
}

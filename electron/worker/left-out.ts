// Steps that are left out, to measure what each is worth: named in the environment, by nobody but `npm run eval` and
// `npm run documents`.
import { steps, type StepName } from './prepare/steps.ts'
import { networkParts, type NetworkPart } from './engines/networks/network-parts.ts'
import { mends, type MendName } from './recognise/mend.ts'

export const leftOutVariable = 'FOVEA_LEFT_OUT'

/** Of pages with a text layer: whether it is to be trusted, what is read beside it, and what is drawn as rules and marks. */
export const layerSteps = ['layerJudgement', 'besideLayer', 'layerRules'] as const

/**
 * A step of the preparation, the engine that finds text by itself, what is done to lines after they were read, or the look
 * for codes.
 */
export type LeftOut = StepName | 'networks' | NetworkPart | MendName | (typeof layerSteps)[number] | 'codes'

export const canBeLeftOut: readonly string[] = [
  ...Object.keys(steps),
  'networks',
  ...networkParts,
  ...mends,
  'codes',
  ...layerSteps,
]

export function leftOutIn(environment: NodeJS.ProcessEnv): LeftOut[] {
  return (environment[leftOutVariable] ?? '').split(',').filter(isStep)
}

export function isStep(name: string): name is LeftOut {
  return canBeLeftOut.includes(name)
}

export function partsLeftOut(leftOut: readonly LeftOut[]): NetworkPart[] {
  return networkParts.filter((part) => leftOut.includes(part))
}

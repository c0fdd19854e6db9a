// Steps that are left out, to measure what each is worth: named in the environment, by nobody but `npm run eval`.
import { steps, type StepName } from './prepare/steps.ts'

export const leftOutVariable = 'FOVEA_LEFT_OUT'

export function leftOutIn(environment: NodeJS.ProcessEnv): StepName[] {
  return (environment[leftOutVariable] ?? '').split(',').filter(isStep)
}

export function isStep(name: string): name is StepName {
  return Object.hasOwn(steps, name)
}

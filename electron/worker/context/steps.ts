// The steps of reading that can be disabled, to measure what each is worth (`npm run eval -- DIR --worth`). The product
// disables none.

/** Steps that prepare the image; prepare/steps.ts implements them. */
export const preparationSteps = [
  'crop',
  'background',
  'straighten',
  'flatten',
  'enlargePhoto',
  'scalePage',
  'scaleSmallPage',
] as const

export const stepNames = [
  'emptyMargins',
  'darkInk',
  'darkPanels',
  'sideways',
  'upsideDown',
  ...preparationSteps,
  'networks',
  // parts of what the networks do, which take effect when an engine pack is opened
  'smallType',
  'letterCases',
  'roomOfSpaces',
  'spaceContexts',
  // requests to the recogniser
  'bare',
  'narrowed',
  'asBlock',
  'moneySigns',
  // second readings by the recogniser
  'reread',
  'unread',
  // corrections of its lines
  'noise',
  'tighten',
  'hanMarks',
  'strokes',
  'place',
  // lines found by the networks
  'fewLines',
  'cells',
  'lettersBeyond',
  'byLines',
  'otherReadings',
  'surerLine',
  // drawn marks: those that become marks of the Page, and those that are erased before it is read
  'tickBoxes',
  'switches',
  'framedCharacters',
  'bullets',
  'pictures',
  'shades',
  // every page
  'unreadPlaces',
  'boxes',
  'codes',
  // pages with a text layer
  'layerJudgement',
  'besideLayer',
  'textInFigures',
  'layerRules',
] as const

export type PreparationStep = (typeof preparationSteps)[number]
export type StepName = (typeof stepNames)[number]
export type DisabledSteps = ReadonlySet<StepName>

export const allEnabled: DisabledSteps = new Set()

export const disabledVariable = 'FOVEA_DISABLED_STEPS'

/** Returns the steps that the environment disables; unknown names are ignored. */
export function disabledStepsIn(environment: NodeJS.ProcessEnv): DisabledSteps {
  return new Set((environment[disabledVariable] ?? '').split(',').filter(isStepName))
}

export function isStepName(name: string): name is StepName {
  return stepNames.some((step) => step === name)
}

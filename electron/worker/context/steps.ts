// The steps of reading that can be disabled, to measure what each is worth (`npm run eval -- DIR --worth`). The product
// disables none.

/** Steps that prepare the image; prepare/steps.ts implements them. */
export const preparationSteps = [
  'crop',
  'background',
  'joinDots',
  'straighten',
  'flatten',
  'enlargePhoto',
  'scalePage',
  'scaleSmallPage',
] as const

/** Parts of what the networks do. They take effect when an engine pack is opened. */
export const networkSteps = ['smallType', 'letterCases', 'roomOfSpaces', 'spaceContexts'] as const

/** Steps on a page with a text layer: judge the layer, read what it lacks, and find its rules and marks. */
export const layerSteps = ['layerJudgement', 'besideLayer', 'textInFigures', 'layerRules'] as const

/** Drawn marks of a page: those that become marks of its Page, and those that are erased before it is read. */
export const markSteps = [
  'tickBoxes',
  'switches',
  'framedCharacters',
  'bullets',
  'pictures',
  'shades',
] as const

/** Corrections of single characters that the recogniser misreads. They are chosen when it is created. */
export const characterSteps = ['moneySigns'] as const

export const stepNames = [
  'emptyMargins',
  'darkInk',
  'darkPanels',
  'sideways',
  'upsideDown',
  ...preparationSteps,
  'networks',
  ...networkSteps,
  // requests to the recogniser
  'bare',
  'narrowed',
  'asBlock',
  ...characterSteps,
  // second readings by the recogniser
  'reread',
  'unread',
  // corrections of its lines
  'noise',
  'tighten',
  'doubledLines',
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
  // every page
  ...markSteps,
  'unreadPlaces',
  'boxes',
  'codes',
  ...layerSteps,
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

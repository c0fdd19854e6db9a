// The names of all proposers, steps and clues that can be left out, to measure what they are worth. The product leaves none out.
import { adjustments } from './propose/adjust.ts'
import { proposers } from './propose/registry.ts'
import { remainingProposers } from './propose/remaining/remaining.ts'
import { clueStep, signNames } from './score/signs.ts'

/** Steps that are in no list: letters and tilts put right, heads of receipts, labels, the choice by trees, forms with printed keys, and the fields of arrays. */
const otherSteps = [
  'letters',
  'levelLines',
  'tiltOfSums',
  'narrowReceipts',
  'shopNames',
  'tidyNames',
  'itemsBySums',
  'streetOfShop',
  'knownLabels',
  'looseLabels',
  'labelMeaning',
  'trees',
  'printedForm',
  'lists',
  'travelDocument',
] as const

export const stepNames: readonly string[] = [
  ...[...proposers, ...adjustments, ...remainingProposers].map(({ name }) => name),
  ...otherSteps,
  ...signNames.map(clueStep),
]

// The names of all proposers and steps that can be left out, to measure what they are worth. The product leaves none out.
import { adjustments } from './propose/adjust.ts'
import { proposers } from './propose/registry.ts'
import { remainingProposers } from './propose/remaining/remaining.ts'

/** Steps that are no list of their own: the choice by trees, and the fields of arrays. */
const otherSteps = ['trees', 'lists', 'travelDocument'] as const

export const stepNames: readonly string[] = [
  ...[...proposers, ...adjustments, ...remainingProposers].map(({ name }) => name),
  ...otherSteps,
]

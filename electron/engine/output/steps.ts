// What a folder's rule asks for after a result, in the order in which it is done: what is written first, since the image
// is only moved when everything that was made of it is safe, and others are told when all is in its place. What lay in a pile
// is told of at once, however long the rest of it takes, and the pile is moved last.
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { assertNever } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import { deliverySteps, type DeliveryStep } from '../../../shared/watch/delivery-step.ts'

const stepsOfPart: readonly DeliveryStep[] = ['files', 'command', 'webhook', 'move', 'renew']

type Of = Pick<RecordRow, 'part_of'>

/** The first step that there is something to do in; null for nothing. */
export function firstStep(rule: FolderRule, of: Of): DeliveryStep | null {
  return stepsOf(of).find((step) => isAsked(rule, step)) ?? null
}

export function stepAfter(rule: FolderRule, of: Of, step: DeliveryStep): DeliveryStep | null {
  const steps = stepsOf(of)
  return steps.slice(steps.indexOf(step) + 1).find((next) => isAsked(rule, next)) ?? null
}

function stepsOf({ part_of: pile }: Of): readonly DeliveryStep[] {
  return pile === null ? deliverySteps : stepsOfPart
}

function isAsked(rule: FolderRule, step: DeliveryStep): boolean {
  switch (step) {
    case 'parts':
      return rule.splitsPiles
    case 'files':
      return rule.writes.length > 0
    case 'move':
      return rule.doneDir !== null
    case 'command':
      return rule.command !== null && rule.command.length > 0
    case 'webhook':
      return rule.webhookUrl !== null
    case 'renew':
      // Due by itself, where a record that was done has changed.
      return false
    default:
      return assertNever(step)
  }
}

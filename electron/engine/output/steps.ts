// The steps that a folder's rule requests after a result, in their order. Files come first, and the image is moved
// only when everything made from it is safe; program and webhook run when all is in its place. For a part of a batch
// scan they run before the move, because the scan is only moved after its last part.
import type { FolderRule } from '../../../shared/contract/folder-rule.ts'
import { assertNever } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import { deliverySteps, type DeliveryStep } from '../../../shared/watch/delivery-step.ts'

const stepsOfPart: readonly DeliveryStep[] = ['files', 'command', 'webhook', 'move', 'renew']

type Of = Pick<RecordRow, 'part_of'>

/** The first step that has something to do; null if none has. */
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
      // Only due when a finished record has changed.
      return false
    default:
      return assertNever(step)
  }
}

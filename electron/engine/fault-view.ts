// Converts stored errors to the form that callers see: with the sentence that people read.
import { parseFault } from '../../shared/contract/client.ts'
import type { FaultView, RecordView } from '../../shared/contract/record.ts'
import type { Document } from '../../shared/document/document.ts'
import { faultText } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'

export function faultView(fault: Fault): FaultView {
  return { code: fault.code, data: fault.data, message: faultText(fault) }
}

/** The pages of a document that could not be read, with the errors in words. */
export function failedPagesOf({ failed }: Document): NonNullable<RecordView['document']>['failed'] {
  return failed.map(({ number, error }) => ({ number, error: faultView(parseFault(error)) }))
}

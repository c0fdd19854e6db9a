// Fills a schema from a page: extraction, a second look at doubtful values, learned rules, then a language model. It is a
// state machine: for the second look and the model it returns a step to the engine, and continues with their answer.
import type { FoundField } from '../../shared/contract/field.ts'
import { contentOf } from '../../shared/extract/tell/content-of.ts'
import { maxConfidenceInDoubt } from '../../shared/doubt.ts'
import { extract } from '../../shared/extract/extract.ts'
import { applyRules } from '../../shared/extract/tell/learned/apply.ts'
import type { ReadyRule } from '../../shared/extract/tell/learned/near-rules.ts'
import { acceptValues } from '../../shared/extract/tell/language-model/accept.ts'
import { neededPart } from '../../shared/extract/tell/language-model/needed.ts'
import { requestedBy } from '../../shared/extract/tell/proof/requested.ts'
import { dateOrderOf } from '../../shared/extract/kinds/date.ts'
import { withoutOtherKinds } from '../../shared/extract/tell/proof/gate.ts'
import { prove } from '../../shared/extract/tell/proof/prove.ts'
import { withSettingDoubts } from '../../shared/extract/tell/proof/setting-doubts.ts'
import { decide } from '../../shared/extract/tell/second-look/decide.ts'
import { doubtsOf, type Doubt } from '../../shared/extract/tell/second-look/doubts.ts'
import { toPageLine } from '../../shared/document/stack.ts'
import { assertNever } from '../../shared/result.ts'
import { writeSchema } from '../../shared/schema/content.ts'
import type { SchemaObject } from '../../shared/schema/schema-node.ts'
import { writeText } from '../../shared/text/text.ts'
import { withCalibratedConfidence } from '../../shared/trust.ts'
import type { FillStep, FillTask, Look } from './protocol.ts'
import { fieldOnPages, type Whole } from './whole.ts'

export interface FillState extends Pick<FillTask, 'settings' | 'looksAgain' | 'asksModel' | 'known'> {
  readonly whole: Whole
  /** Whether it is of several documents, whose values should not be mixed. */
  readonly hasSeveral: () => boolean
  readonly schema: SchemaObject
  readonly rules: readonly ReadyRule[]
}

export function fillStep(task: FillState): FillStep {
  const { schema, known } = task
  const { page } = task.whole
  switch (known.at) {
    case 'start':
      return afterExtract(task, extract(page, schema).fields)
    case 'looked': {
      const { fields, looks, readings } = known
      const doubts = looks.flatMap((look) => look.doubts)
      return afterLook(task, readings ? decide(fields, doubts, readings, dateOrderOf(page)) : fields)
    }
    case 'told': {
      const { fields, values } = known
      return finish(
        task,
        values ? acceptValues(withCalibratedConfidence(page), fields, values, task.settings) : fields,
      )
    }
    default:
      return assertNever(known)
  }
}

/** Requests a second look at doubtful values that have a check. */
function afterExtract(task: FillState, fields: FoundField[]): FillStep {
  const looks = task.looksAgain ? looksAt(task.whole, doubtsOf(task.whole.page, fields, task.settings)) : []
  return looks.length > 0 ? { do: 'look', fields, looks } : afterLook(task, fields)
}

/** Sorts doubts by their pages. */
function looksAt(whole: Whole, doubts: readonly Doubt[]): Look[] {
  const { page, places } = whole
  if (places.length === 0)
    return doubts.length === 0 ? [] : [{ number: null, turn: page.turn, doubts: [...doubts] }]
  const placed = doubts.map((doubt) => ({ doubt, ...toPageLine(whole, doubt.line) }))
  return places.flatMap(({ number, turn }) => {
    const here = placed.filter((one) => one.number === number)
    return here.length === 0
      ? []
      : [{ number, turn, doubts: here.map(({ doubt, line }) => ({ ...doubt, line })) }]
  })
}

function afterLook(task: FillState, looked: readonly FoundField[]): FillStep {
  const { schema } = task
  const { page } = task.whole
  const candidates = applyRules(page, looked, task.rules)
  if (!task.asksModel || page.lines.length === 0) return finish(task, candidates)
  // the model is also asked for values of the wrong kind
  const fields = withoutOtherKinds(page, requestedBy(schema), candidates)
  const wanted = neededPart(schema, fields)
  if (!wanted) return finish(task, fields)
  return { do: 'ask', fields, text: writeText(page, { joinsParagraphs: false }), wanted: writeSchema(wanted) }
}

function finish(task: FillState, candidates: readonly FoundField[]): FillStep {
  return { do: 'store', filled: toFilled(task, candidates) }
}

/** Checks the candidates; returns the content, and the fields with their places on the pages. */
export function toFilled(
  { whole, hasSeveral, schema, settings }: Pick<FillState, 'whole' | 'hasSeveral' | 'schema' | 'settings'>,
  candidates: readonly FoundField[],
): { content: string; fields: FoundField[] } {
  const proven = prove(whole.page, schema, candidates)
  const fields = withSettingDoubts(settings, hasSeveral() ? proven.map(withDoubt) : proven)
  return {
    content: contentOf(schema, fields),
    fields: fields.map((field) => fieldOnPages(whole, field)),
  }
}

/** Data embedded in the file belong to the file, whatever is on its pages. */
function withDoubt(field: FoundField): FoundField {
  const { value, how, confidence, doubt } = field
  if (value === '' || how === 'data' || doubt) return field
  return {
    ...field,
    doubt: 'severalDocuments',
    confidence: Math.min(confidence ?? 1, maxConfidenceInDoubt),
  }
}

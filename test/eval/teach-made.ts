// Measures learned rules on made documents: the first of each sender is corrected, and the others are filled with and
// without the rules of all senders.
import { extract } from '../../shared/extract/extract.ts'
import { applyRules } from '../../shared/extract/tell/learned/apply.ts'
import { learn } from '../../shared/extract/tell/learned/learn.ts'
import { readyRules, type StoredRule } from '../../shared/extract/tell/learned/near-rules.ts'
import { prove } from '../../shared/extract/tell/proof/prove.ts'
import type { FoundField } from '../../shared/contract/field.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { madeDocuments, type MadeDocument } from './made-senders.ts'
import type { TaughtField } from './teach.ts'

export interface TaughtMade {
  readonly fields: readonly TaughtField[]
  /** Values that a rule of another sender gave. */
  readonly foreign: readonly TaughtField[]
}

export function teachMade(perSender: number): TaughtMade {
  const schema = parseSchema('{"company":"","address":"","document_number":"","date":"","total":""}')
  if (!schema.ok) throw new Error('the schema does not parse')
  const rules: (StoredRule & { readonly of: string })[] = []
  const taught = new Set<string>()
  const fields: TaughtField[] = []
  const foreign: TaughtField[] = []
  for (const document of madeDocuments(perSender)) {
    const { page, sender } = document
    const read = extract(page, schema.value).fields
    const told = (by: readonly StoredRule[]) =>
      prove(page, schema.value, applyRules(page, read, readyRules(by)))
    const [untaught, filled] = [told([]), told(rules)]
    const compared = compareFields(document, untaught, filled)
    const isOfOther = ({ field }: TaughtField) => {
      const id = filled.find(({ path }) => path === field)?.ruleId
      return rules.some((rule) => rule.id === id && rule.of !== sender)
    }
    foreign.push(...compared.filter(isOfOther))
    if (taught.has(sender)) fields.push(...compared)
    else
      rules.unshift(
        ...rulesOf(document, read).map((rule, i) => ({ ...rule, id: `${sender} ${i}`, of: sender })),
      )
    taught.add(sender)
  }
  return { fields, foreign }
}

function compareFields(
  { name: image, truth }: MadeDocument,
  untaught: readonly FoundField[],
  taught: readonly FoundField[],
): TaughtField[] {
  const valueIn = (fields: readonly FoundField[], field: string) =>
    fields.find(({ path }) => path === field)?.value ?? ''
  return Object.entries(truth).map(([field, value]) => {
    const [before, after] = [valueIn(untaught, field), valueIn(taught, field)]
    const row = { image, field, truth: value, untaught: before, taught: after }
    return { ...row, wasRight: before === value, isRight: after === value }
  })
}

/** The rules that are learned when a person corrects the wrong values of a document and confirms the others. */
function rulesOf({ page, truth }: MadeDocument, read: readonly FoundField[]): Omit<StoredRule, 'id'>[] {
  return Object.entries(truth).flatMap(([field, value]) => {
    const before = read.find(({ path }) => path === field)?.value ?? ''
    const rule = learn(page, { field, value, read: before })
    return rule ? [{ ...rule, contradicted: 0 }] : []
  })
}

// What a receipt of the East is for and whose money it was: 但し 会議室利用料として, 今收到 王芳 交来 学费.
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

const reasons = [
  /^但し?書?き?[、, :：]*(?<value>[^、。]{2,40}?)(?:代)?(?:として|の為|のため)/u,
  /(?:交来|交來|缴纳|缴来|支付|付来|交付)(?<value>[^，。,;；:：\d]{2,24}?)(?:款项|款項)?(?=[，。,;；:：]|人民币|¥|￥|共计|计|金额|\d|$)/u,
]
const payers = [
  /(?:今收到|兹收到|茲收到)[:： ]*(?<value>\p{Script=Han}{2,4})(?:君|先生|女士|小姐) ?(?=[（(，,捐交繳缴付])/u,
  /(?:今收到|兹收到|茲收到|收到)[:： ]*(?<value>[\p{Script=Han}\p{L}()（）· ]{2,30}?)(?:交来|交來|缴纳|缴来|支付|付来|交付)/u,
]

const ofReason = sensesOfAny('purpose', 'reason', 'subject', 'description', 'note')
const ofPayer = sensesOfAny('payer')

export function toldByReceipt({ sheet }: Scene, { type, phrases, role, concept }: FieldName): Placed[] {
  if (type === 'amount' || type === 'date') return []
  const asks = (senses: ReadonlySet<number>) =>
    (phrases.at(-1) ?? []).some((word) => !word.senses.isDisjointFrom(senses))
  const forms =
    concept === 'party' && (role === 'payer' || role === 'donor')
      ? payers
      : asks(ofReason)
        ? reasons
        : asks(ofPayer)
          ? payers
          : []
  return sheet.rows.flat().flatMap((part) =>
    forms.flatMap((form) => {
      const match = form.exec(part.text)
      const value = match?.groups?.['value']?.trim()
      if (!match || value === undefined) return []
      const start = match.index + match[0].indexOf(value)
      return [{ place: { part, start, end: start + value.length }, score }]
    }),
  )
}

const score = 0.64

// More of what sentences in Chinese and Japanese tell by their set phrases: "因个人发展原因申请离职", "在我公司供应链管理部工作",
// "前往贵处联系查阅档案事宜".
import { textOf, type Place } from '../../model/place.ts'
import type { FieldName } from '../../words/names.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

const phrases: readonly { readonly asked: ReadonlySet<number>; readonly said: RegExp }[] = [
  {
    asked: sensesOfAny('reason', 'cause', '原因'),
    said: /(?:因|由于)(?<value>(?:(?!其他|上述|上列|故)[^，。；因,;]){2,16}?)(?:的?原因|之故|为由|事由)?(?:申请|提出|自愿|要求|而|$|(?=[，,]))/u,
  },
  {
    asked: sensesOfAny('department', '部门'),
    said: /(?:在|于|系|为)(?:我|本|该)(?:公司|单位|司|校|院|局|厂|行|所)(?<value>[^，。；,;在]{1,16}?(?:部|科|处|室|中心|车间|组|课|系))(?=工作|任职|担任|从事|实习|就职|上班)/u,
  },
  {
    asked: sensesOfAny('subject', 'purpose', 'matter', '事由', '事项'),
    said: /(?:联系|办理|接洽|商洽|洽谈|洽)(?<value>[^，。；,;]{3,40}?)(?:的?有关|的?相关)?(?:事宜|一事|等事|事项)/u,
  },
]

export function statedEastern(sentence: Place, name: FieldName): Place | null {
  const text = textOf(sentence)
  if (!/\p{Script=Han}{4}/u.test(text)) return null
  if (name.type !== 'text' && name.type !== 'company') return null
  const words = name.phrases.at(-1) ?? []
  const asked = phrases.find(({ asked: one }) => words.some(({ senses }) => !senses.isDisjointFrom(one)))
  const match = asked?.said.exec(text)
  const value = match?.groups?.['value']
  if (!match || value === undefined) return null
  const start = sentence.start + match.index + match[0].indexOf(value)
  return { ...sentence, start, end: start + value.length }
}

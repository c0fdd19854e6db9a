// Set phrases of Chinese documents: "因个人发展原因申请离职", "在我公司供应链管理部工作", and the one sentence of a diploma: "学生…，二〇〇二年十月七日生，于…在本校水利工程专业四年制本科学习，成绩合格".
import { sensesOfAny } from '../../words/word-senses.ts'
import type { FieldName } from '../../words/names.ts'

const patterns: readonly { readonly senses: ReadonlySet<number>; readonly said: RegExp }[] = [
  {
    senses: sensesOfAny('专业', 'major'),
    said: /(?:在本?(?:校|院)|就读|主修|修读|攻读|(?:学院|学系|学部|系)[、，,·]?)(?<value>\p{Script=Han}{2,20}?)专业/u,
  },
  {
    // 录取到我校土木工程学院、给排水专业
    senses: sensesOfAny('学院', '院系', 'faculty'),
    said: /(?:[我本该]校|[到至入在])(?<value>(?:(?![我本该]校)\p{Script=Han}){2,15}?(?:学院|学系|学部|系))(?=[、，,·]?\p{Script=Han}{2,20}专业)/u,
  },
  {
    senses: sensesOfAny('校区', 'campus'),
    said: /(?:[我本该]校|[到至在])(?<value>(?:(?![我本该]校)\p{Script=Han}){2,6}?校区)/u,
  },
  {
    senses: sensesOfAny('学制'),
    said: /(?<=学制)(?<value>[一二两三四五六七八\d](?:点五)?年)|(?<value>[一二两三四五六七八\d](?:点五)?年制?)(?=[本专大高中普研]|学习)/u,
  },
  {
    senses: sensesOfAny('学历', 'degree'),
    said: /(?:年制?|[（(《〈])(?<value>(?:普通|全日制)?(?:本科|专科|大专|高职|中专|高中|硕士研究生|博士研究生|研究生))/u,
  },
  {
    senses: sensesOfAny('reason', 'cause', '原因'),
    said: /(?:因|由于)(?<value>(?:(?!其他|上述|上列|故)[^，。；因,;]){2,16}?)(?:的?原因|之故|为由|事由)?(?:申请|提出|自愿|要求|而|$|(?=[，,]))/u,
  },
  {
    senses: sensesOfAny('department', '部门'),
    said: /(?:在|于|系|为)(?:我|本|该)(?:公司|单位|司|校|院|局|厂|行|所)(?<value>[^，。；,;在]{1,16}?(?:部|科|处|室|中心|车间|组|课|系))(?=工作|任职|担任|从事|实习|就职|上班)/u,
  },
  {
    senses: sensesOfAny('subject', 'purpose', 'matter', '事由', '事项'),
    said: /(?:联系|办理|接洽|商洽|洽谈|洽)(?<value>[^，。；,;]{3,40}?)(?:的?有关|的?相关)?(?:事宜|一事|等事|事项)/u,
  },
]

/** The set phrase for a field; null if there is none. */
export function setPhraseFor({ type, phrases }: FieldName): RegExp | null {
  const words = phrases.at(-1) ?? []
  const shared = (senses: ReadonlySet<number>) =>
    words.reduce((sum, word) => sum + word.senses.intersection(senses).size, 0)
  const [best] = patterns.toSorted((a, b) => shared(b.senses) - shared(a.senses))
  return (type === 'text' || type === 'company') && best && shared(best.senses) > 0 ? best.said : null
}

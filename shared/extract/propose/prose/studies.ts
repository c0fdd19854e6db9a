// Reads the one sentence of a Chinese diploma: "学生…，二〇〇二年十月七日生，于…在本校水利工程专业四年制本科学习，成绩合格".
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
]

/** The pattern for a field about somebody's studies; null for other fields. */
export function ofStudies({ type, phrases }: FieldName): RegExp | null {
  const words = phrases.at(-1) ?? []
  const shared = (senses: ReadonlySet<number>) =>
    words.reduce((sum, word) => sum + word.senses.intersection(senses).size, 0)
  const [best] = patterns.toSorted((a, b) => shared(b.senses) - shared(a.senses))
  return type === 'text' && best && shared(best.senses) > 0 ? best.said : null
}

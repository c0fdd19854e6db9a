// What a Chinese diploma says in its one sentence: "学生…，二〇〇二年十月七日生，于…在本校水利工程专业四年制本科学习，成绩合格".
import { sensesOfAny } from '../words/word-senses.ts'
import type { FieldName } from '../words/names.ts'

const patterns: readonly { readonly senses: ReadonlySet<number>; readonly said: RegExp }[] = [
  {
    senses: sensesOfAny('专业', 'major'),
    said: /(?:在本?(?:校|院)|就读|主修|修读|攻读)(?<value>\p{Script=Han}{2,20}?)专业/u,
  },
  {
    senses: sensesOfAny('学制'),
    said: /(?<value>[一二两三四五六七八\d](?:点五)?年制?)(?=[本专大高中普研]|学习)/u,
  },
  {
    senses: sensesOfAny('学历', 'degree'),
    said: /年制?(?<value>(?:普通|全日制)?(?:本科|专科|大专|高职|中专|高中|硕士研究生|博士研究生|研究生))/u,
  },
]

/** What a field asks for of somebody's studies; null where it asks for something else. */
export function ofStudies({ type, phrases }: FieldName): RegExp | null {
  const words = phrases.at(-1) ?? []
  const shared = (senses: ReadonlySet<number>) =>
    words.reduce((sum, word) => sum + word.senses.intersection(senses).size, 0)
  const [best] = patterns.toSorted((a, b) => shared(b.senses) - shared(a.senses))
  return type === 'text' && best && shared(best.senses) > 0 ? best.said : null
}

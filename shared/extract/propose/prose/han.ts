// Reads sentences in Chinese: "担任翻译助理一职", "综合评定为优秀", "兹证明学生温雅琪（...）于 ...". There are no spaces and no capitals, so
// the words around a value say where it begins and ends.
import type { FieldName } from '../../words/names.ts'
import { placeOfValue, type Place } from '../../model/place.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { setPhraseFor } from './set-phrases.ts'

const clauseEnd = '(?=[，。；,;、]|$)'
const asJob = new RegExp(
  `(?:担任|担當|擔任|任职|就任)(?:我[^，。]{1,6}的?)?(?<value>[^，。；]{2,14}?)(?:一职|一職|职务|職務|岗位|工作)?${clauseEnd}`,
  'u',
)
/** 兹证明申请人费思源于…, 兹介绍我单位程砚秋等2名同志 */
const certifiedBare =
  /(?:兹|茲|特此?|现)(?:证明|證明|介绍|介紹)[:：]? ?(?:申请人|委托人|当事人|被证明人|(?:我|本|该)(?:单位|公司|校|院|局|司|行|社区|村))? ?(?<value>\p{Script=Han}{2,4}?) ?(?=[〈（(，,]|等 ?[\p{Script=Han}\d]{1,3} ?名?|先生|女士|小姐|同志|于|於|自\d|系|在(?:我|本))/u
const certified =
  /(?:兹有?|茲有?|特此)(?:证明|證明)?[^，。：（(]*?(?:学生|學生|同学|员工|職員|职工|学员|學員|先生|女士)(?<value>\p{Script=Han}{2,4}) *(?=[（(，,]|同志|于|自|系|在|性别)/u
/** 学员 方志敏，性别男，…: a certificate begins with whom it is given to. */
const named =
  /^["“”]?(?:学员|學員|学生|學生|同学|考生|职工|員工|员工|持证人|患者|病人|运动员)["“” ]*(?<value>\p{Script=Han}{2,4})["“” ]*(?=[（(，,]|性别|性別|于|於|在|自)/u
/** 参加“工业机器人操作与维护”培训班 */
const course =
  /["“”「『《](?<value>[^"“”「」『』《》，。]{2,40})["“”」』》](?:的)?(?=(?:短期|专题|高级|初级)?(?:培训|课程|專業|专业|研修|讲座|学习|進修|进修|班))/u
const result =
  /(?:成绩|成績|评定|評定|考核|等级|等第|结论)(?:为|為|均为)?(?<value>优秀|優秀|良好|合格|及格|中等|不合格|通过|通過|优|良|甲等|乙等)(?=[，。；,;]|$)/u
const said = new RegExp(
  `(?:^|[，。；,])(?<label>\\p{Script=Han}{2,8}?)(?:为|為|是)(?<value>[^，。；,\\d]{2,16}?)${clauseEnd}`,
  'gu',
)

export function statedInHan(sentence: Place, name: FieldName): Place | null {
  const { type, concept, phrases } = name
  const text = sentence.part.text.slice(sentence.start, sentence.end)
  if (!/\p{Script=Han}{6}/u.test(text)) return null
  if (concept === 'jobTitle') return placeOfValue(sentence, asJob.exec(text))
  if (concept === 'person' || type === 'name')
    return placeOfValue(sentence, certified.exec(text) ?? certifiedBare.exec(text) ?? named.exec(text))
  const phrase = placeOfValue(sentence, setPhraseFor(name)?.exec(text))
  if (phrase) return phrase
  const own = asks(phrases, courseSenses) ? course : asks(phrases, resultSenses) ? result : null
  const stated = own && placeOfValue(sentence, own.exec(text))
  if (stated) return stated
  if (type !== 'text') return null
  const words = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type))
  const match = [...text.matchAll(said)].find(({ groups }) =>
    sensedOf(tokensOf(groups?.['label'] ?? '')).some((word) => words.some((one) => isSame(one, word))),
  )
  return placeOfValue(sentence, match)
}

const courseSenses = sensesOfAny('course')
const resultSenses = sensesOfAny('grade', 'result')

function asks(phrases: FieldName['phrases'], senses: ReadonlySet<number>): boolean {
  return (phrases.at(-1) ?? []).some((word) => !word.senses.isDisjointFrom(senses))
}

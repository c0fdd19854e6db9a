// 患者冯宝田（住院号 0093417）, 貸出カウンター（担当：真鍋）: what is put in brackets behind something has its own label.
import type { Part } from '../../model/sheet.ts'
import type { Pair } from './pair.ts'

const letters = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}'
/** With a colon, or with room before a number. */
const inBrackets = new RegExp(
  `[(（〈](?<label>[${letters}]{2,8})(?<parting>[ _]?[:：・]・? ?|[ _]{1,2}(?=[^()（）〈〉]*\\d))(?<value>[^()（）〈〉:：、，,;]{1,24})(?:[)）〉]|$)`,
  'gu',
)

export function bracketedPairs(part: Part): Pair[] {
  return [...part.text.matchAll(inBrackets)].flatMap(({ groups, index }): Pair[] => {
    const { label = '', parting = '', value = '' } = groups ?? {}
    const start = index + 1
    const from = start + label.length + parting.length
    return [
      {
        label: { part, start, end: start + label.length },
        value: { part, start: from, end: from + value.trimEnd().length },
        setting: 'beside',
      },
    ]
  })
}

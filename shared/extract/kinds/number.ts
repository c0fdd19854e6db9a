// Quantities: plain numbers, and counted things.
import { looks, type Kind } from './kind.ts'
import { amountOf } from './amount.ts'
import { matchesOf } from './recogniser.ts'
import { hasFigure } from './written.ts'

/** 58岁, 2台, 1歲6個月: what is counted stands right behind its figure, and is a part of what was written down. */
const counted =
  '(?: ?[岁歲歳才세살](?: ?\\d{1,2} ?(?:个月|個月|[かヶカケ]月|개월))?| ?(?:[个個台件本枚冊册张張把名人位只隻匹頭头箱盒瓶袋組组套份間间泊晚명개대권장박부회건층]|마리)(?!\\p{L}))?'

const written = new RegExp(
  `(?:(?<!\\p{L})[約约] ?)?(?<![\\p{L}\\p{N}.,](?<![約约]))-?\\d[\\d.,]*(?:\\d|(?<=\\d))(?![\\p{N}%:/])${counted}`,
  'gu',
)

export const number: Kind = {
  recognise: (folded) => matchesOf(written, folded, 0.8),
  form: 4,
  clue: 7,
  family: 'words',
  traits: [],
  endings: 'age,quantity,qty,count,数量',
  normalise: amountOf,
  mayBe: looks('cents', 'percent'),
  canBe: hasFigure,
}

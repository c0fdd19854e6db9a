// A sum in words is known by its words, wherever it stands: 壹万贰仟元整, "Сорок семь тысяч рублей 00 копеек", 金拾萬円也.
import type { Placed } from './placed.ts'
import type { Scene } from '../../page/scene.ts'

const forms = [
  /[零〇一二三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾佰仟貳參陸]*[壹贰叁肆伍陆柒捌玖拾佰仟貳參陸][零〇壹贰叁肆伍陆柒捌玖拾佰仟貳參陸万萬亿億]*[元圆圓円](?:[零壹贰叁肆伍陆柒捌玖貳參陸]角)?(?:[零壹贰叁肆伍陆柒捌玖貳參陸]+分)?[整正也]?/u,
  /(?:일금|금) ?[영일이삼사오육칠팔구십백천만억]{2,} ?원 ?정?/u,
  /(?<!\p{L})(?:\p{L}+ ){1,12}рубл(?:ь|я|ей)(?: \d{2} копе\p{L}+)?/u,
  /(?<!\p{L})(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?: \p{L}+){1,14} đồng(?: chẵn)?/u,
]

export function amountsInWords({ sheet }: Scene): Placed[] {
  return sheet.rows.flat().flatMap((part) =>
    forms.flatMap((form) => {
      const match = form.exec(part.folded)
      return match ? [{ place: { part, start: match.index, end: match.index + match[0].length }, score }] : []
    }),
  )
}

const score = 0.62

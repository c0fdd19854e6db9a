// "Tenant: Ann Ellison, residing at 4 Mill Lane, York YO1 7AB": behind the word for a party stand its name, and with it
// where it lives and what else it is.
import { jobWords } from '../../lexicon/jobs.ts'
import { isProfession } from '../../words/sense-groups.ts'
import { sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { textOf, type Place } from '../../model/place.ts'

const lives =
  'demeurant|domicili[ée]e?s?|résidant|sise?|wohnhaft|ansässig|mit sitz|con (?:domicilio|sede|residencia)|domiciliad[oa]|residente|' +
  'residing|resident|living|of|with (?:its|registered)|whose|wonende|gevestigd|com (?:sede|morada|domicílio)|morador[a]?'
const is =
  'geboren|geb\\.|vertreten|nat[oa] a|registered|represented|représentée?|representad[oa]|rappresentat[oa]|immatriculée?|née?|nacid[oa]|a company'

/** Where the name ends: before a number, a word in small letters, or what tells where somebody lives. */
const numbered = '\\p{Lu}{2,6}(?:[/ ]\\p{Lu}{2,6})? ?[:№]? ?\\d{6}'
const behindName = new RegExp(`(?:, *(?=\\d|\\p{Ll}|${numbered})| (?=(?:${lives}|${is}) ))`, 'u')
const fewestLetters = 5

export function nameIn(line: Place): Place {
  const place = withoutHead(withoutHonorific(withoutSeal(line)))
  const text = textOf(place)
  // 施文杰 021-39506612: whom to ask for, and how to reach them
  const phone = /[ ,，(（]*(?:\+?\d|\(0)[\d() -]{7,}\)?$/u.exec(text)
  if (phone && /\p{L}{2}$/u.test(text.slice(0, phone.index)))
    return { ...place, end: place.start + phone.index }
  // "Tom Fenwick. Work is guaranteed for 90 days."
  const sentence =
    /^\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}\p{Ll}{2,}(?=\. \p{Lu}\p{Ll}+ \p{Ll})/u.exec(text)
  if (sentence) return { ...place, end: place.start + sentence[0].length }
  const job = jobBehind(text)
  if (job > 0) return { ...place, end: place.start + job }
  const cut = text.search(behindName)
  const isCut = cut >= fewestLetters
  // what ends where the next label begins ends with a comma
  if (!isCut && place.end === place.part.text.length) return place
  const end = (isCut ? text.slice(0, cut) : text).replace(/[\s,]+$/u, '').length
  return { ...place, end: place.start + end }
}

/** 푸른들익스프레스 대표 하태민: behind a house stands who is its head. */
function withoutHead(place: Place): Place {
  const head =
    / ?(?<= )(?:대표이사|대표자|대표|代表取締役(?:社長)?|代表理事|代表者|代表|法定代表人)[ :：]\S/u.exec(
      textOf(place),
    )
  return head && head.index >= 2
    ? { ...place, end: place.start + textOf(place).slice(0, head.index).trimEnd().length }
    : place
}

/** 문 재 혁 (직인): behind a name its owner's seal is set, or is to be. */
function withoutSeal(place: Place): Place {
  const seal =
    / ?(?:[(（](?:직인|인|서명|서명 또는 인|印|公印|签字|簽名|签章|盖章|蓋章|署名)[)）]|㊞|印)$/u.exec(
      textOf(place),
    )
  return seal && seal.index >= 2 ? { ...place, end: place.start + seal.index } : place
}

const jobs = new Set(jobWords)

/** "Gareth Pugh, Engineer Surveyor": where what somebody is begins, or -1. */
function jobBehind(text: string): number {
  const at =
    /^(?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]+(?=, \p{L}[^,\d]{3,40}$)/u.exec(text)?.[0].length ?? -1
  const tokens = tokensOf(text.slice(at + 1).toLowerCase())
  const isJob = tokens.some(({ key }) => jobs.has(key)) || sensedOf(tokens).some(isProfession)
  return at > 0 && isJob ? at : -1
}

/** 小山和也 様 */
function withoutHonorific(place: Place): Place {
  const tail =
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]) ?(?:様|殿|御中|귀하|귀중|님)$/u.exec(
      textOf(place),
    )
  return tail ? { ...place, end: place.start + tail.index } : place
}

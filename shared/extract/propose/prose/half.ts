// A value that a form says in two languages, "陈海波 CHEN HAIBO", "中国 / CHINESE": the half of one of the scripts.
import { textOf, type Place } from '../../model/place.ts'
import type { Script } from '../../words/asked-script.ts'

const han = '\\p{Script=Han}[\\p{Script=Han}\\p{N}·、，（）() -]*'
const latin = "\\p{Script=Latin}[\\p{Script=Latin}\\p{N} .,;'’&()/-]*"
const between = '[ /|,，(（]*'
const halves: Readonly<Record<Script, readonly RegExp[]>> = {
  han: [
    new RegExp(`^(?<own>${han}?)${between}${latin}[)）]?$`, 'u'),
    new RegExp(`^${latin}?${between}(?<own>${han})$`, 'u'),
  ],
  latin: [
    new RegExp(`^${han}?${between}(?<own>${latin}?)[)）]?$`, 'u'),
    new RegExp(`^(?<own>${latin}?)${between}${han}$`, 'u'),
  ],
}

export function halfOf(value: Place, script: Script): Place {
  const text = textOf(value)
  for (const half of halves[script]) {
    const own = half.exec(text)?.groups?.['own']?.trim() ?? ''
    const at = text.indexOf(own)
    if (own !== '') return { ...value, start: value.start + at, end: value.start + at + own.length }
  }
  return value
}

const letters: Readonly<Record<Script, RegExp>> = { han: /\p{Script=Han}/u, latin: /\p{Script=Latin}/u }

/** 中文姓名 is none in Latin letters, and no figure. */
export function isIn(script: Script, value: Place): boolean {
  return letters[script].test(textOf(value))
}

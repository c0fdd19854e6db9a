// To whom a letter is written: a line of its own that ends as an address does, "骆文清 女士：", "株式会社みなと 御中".
import type { FieldName } from '../../words/names.ts'
import { wholePart, type Place } from '../../model/place.ts'
import { isPersonal } from '../../page/persons.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Placed } from './placed.ts'

const honorific = '(?:先生|女士|小姐|同学|同志|老师|教授|阁下|台鉴|敬启|御中|様|殿|각하|귀하|귀중|님)'
const dear = /^(?:尊敬的|亲爱的|敬爱的|致)[:：]? ?/u
const addressed = new RegExp(
  `^(?<name>[\\p{L} 、・ー&·（）()]{2,40}?) ?(?<tail>${honorific})? ?(?<colon>[:：])?$`,
  'u',
)
/** How much of the page, from its top, a letter may begin in. */
const head = 0.5
const score = 0.62

export function addresseesOf(scene: Scene): Placed[] {
  const { rows, box } = scene.sheet
  return rows.flatMap((row, i) => {
    const [part] = row
    const isAlone = row.length === 1 || /(?:様|殿|御中|귀하|귀중)$/u.test(part?.text ?? '')
    if (!part || !isAlone || part.box.y0 > box.y0 + head * (box.y1 - box.y0)) return []
    const { name, tail, colon } = addressed.exec(part.text.replace(dear, ''))?.groups ?? {}
    const isDear = dear.test(part.text)
    // a colon alone heads a list
    const isLetter = tail !== undefined || (isDear && colon !== undefined)
    if (
      name === undefined ||
      !isLetter ||
      scene.labelsIn(part).some(({ start, hasColon }) => start === 0 && hasColon && !tail)
    )
      return []
    const start = part.text.length - part.text.replace(dear, '').length
    const place: Place = {
      ...wholePart(part),
      start,
      end: start + name.length + (keepsTail(tail) ? (tail?.length ?? 0) : 0),
    }
    return [{ place, score: score - 0.01 * i }]
  })
}

/**
 * "Sehr geehrter Herr Wiechmann," names whom the letter is for by half: all of the name stands in the address above.
 */
export function greetedOf(scene: Scene): Placed[] {
  const parts = scene.sheet.rows.flat()
  const greeting = parts.find(({ text }) => greeted.test(text))
  const surname = greeting && greeted.exec(greeting.text)?.groups?.['surname']
  if (!greeting || surname === undefined) return []
  const names = parts.filter(
    (part) =>
      part.box.y1 <= greeting.box.y0 &&
      part.text.endsWith(` ${surname}`) &&
      fullName.test(part.text) &&
      isPersonal(withoutTitle(part.text)),
  )
  return names.map((part) => {
    const start = part.text.length - withoutTitle(part.text).length
    return { place: { part, start, end: part.text.length }, score }
  })
}

const address =
  '(?:Mrs?|Ms|Miss|Herrn?|Frau|Monsieur|Madame|M|Mme|Mlle|Sra?|Señora?|Sig(?:\\.ra|nora?)?|Dott(?:\\.ssa)?|Senhora?|Mevrouw|Meneer|heer|Pani|Panie)\\.?'
const greeted = new RegExp(
  `^(?:Dear|Sehr geehrte[rs]?|Guten Tag|Liebe[r]?|Ch[eè]re?|Estimad[oa]|Gentile|Egregi[oa]|Exm[oa]\\.?|Prezad[oa]|Geachte|Szanown[ya]) (?:de )?${address} (?:Dr\\.? |Prof\\.? )*(?<surname>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)[,:!]?$`,
  'u',
)
const titled = new RegExp(`^${address} (?=\\p{Lu})`, 'u')
const fullName = /^(?:\p{Lu}[\p{L}.’'-]* ){1,4}\p{Lu}[\p{L}’'-]+$/u

function withoutTitle(text: string): string {
  return text.replace(titled, '')
}

/** The recipient, the customer, the invited guest. */
export function asksForAddressee({ phrases }: FieldName): boolean {
  return (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(addressees))
}

const addressees = sensesOfAny('recipient', 'customer', 'guest', 'donor')

/** 祝老师 is how somebody is called; 御中 is not. */
function keepsTail(tail: string | undefined): boolean {
  return tail === '老师' || tail === '教授'
}

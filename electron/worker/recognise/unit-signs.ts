// Corrects units after a number that the network hardly knows: "50 Ib" is 50 lb, "74,60 m?" is m², "2.4 mlU/L" is
// mIU/L.
import { heightOf } from '../../../shared/layout/geometry.ts'
import { unite, type Line, type Word } from '../../../shared/page.ts'

const isFigure = /^[<>≤≥±~]?[+-]?\d[\d.,]*$/u
const glued =
  /^(?<figure>[<>≤≥±~]?[+-]?\d[\d.,]*)(?<unit>Ibs?|[ckd]?m\?|[mkµμu]?lU\/[dm]?L)(?<rest>[.,;)]?)$/u
const alone = /^(?<unit>Ibs?|[ckd]?m\?|[mkµμu]?lU\/[dm]?L)(?<rest>[.,;)]?)$/u

/** The Chinese models read a character for litre: "mmol 儿", or both of them. */
const ofLitre = /^(?<unit>.*(?:mol|g|IU|U))(?:\/[dm]?[Ll])?$/u
const litre = '儿'

export function withUnitSigns(lines: readonly Line[]): Line[] {
  return lines.map(withLitres).map((line) => {
    const words = line.words.map((word, i) => {
      const isBehind = isFigure.test(line.words[i - 1]?.text ?? '')
      const {
        figure = '',
        unit,
        rest = '',
      } = (isBehind ? alone.exec(word.text) : glued.exec(word.text))?.groups ?? {}
      return unit === undefined ? word : { ...word, text: figure + mended(unit) + rest }
    })
    return { ...line, words }
  })
}

function withLitres(line: Line): Line {
  const words = line.words.reduce<Word[]>((before, word) => {
    const last = before.at(-1)
    const unit = last && word.text === litre ? ofLitre.exec(last.text)?.groups?.['unit'] : undefined
    if (!last || unit === undefined || word.box.x0 - last.box.x1 > heightOf(last.box))
      return [...before, word]
    const text = last.text === unit ? `${unit}/L` : last.text
    return [...before.slice(0, -1), { ...last, text, box: unite([last.box, word.box]) }]
  }, [])
  return words.length === line.words.length ? line : { ...line, words }
}

function mended(unit: string): string {
  return unit.includes('lU') ? unit.replace('lU', 'IU') : unit.replace('I', 'l').replace('?', '²')
}

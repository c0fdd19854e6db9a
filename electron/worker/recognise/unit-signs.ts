// Units behind a figure that the network has hardly seen: "50 Ib" is 50 lb, and "74,60 m?" is m².
import type { Line } from '../../../shared/page.ts'

const isFigure = /^[<>≤≥±~]?[+-]?\d[\d.,]*$/u
const glued = /^(?<figure>[<>≤≥±~]?[+-]?\d[\d.,]*)(?<unit>Ibs?|[ckd]?m\?)(?<rest>[.,;)]?)$/u
const alone = /^(?<unit>Ibs?|[ckd]?m\?)(?<rest>[.,;)]?)$/u

export function withUnitSigns(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
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

function mended(unit: string): string {
  return unit.replace('I', 'l').replace('?', '²')
}

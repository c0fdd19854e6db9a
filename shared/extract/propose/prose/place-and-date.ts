// "Fait à Lyon, le 2 juin 2025", "Winsen, den 10.01.2025", "Braga, 3 de fevereiro de 2025": where and when a document
// was written, on a line of its own.
import type { Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'

export interface Written {
  readonly place: Place
  readonly date: Place
}

const before =
  /^(?:(?:fait à|hecho en|dado en|done at|given at|signed at|dated at|lieu et date\s*:|ort,? datum\s*:|en|in) *)?(?<place>\p{L}[\p{L} .'’()/-]{1,30}?),? *(?:,|(?<!\p{L})(?:le|den|the|il|lì|a|el|em|on|am)(?!\p{L})) *(?:den|the|le|il|the)? *$/u

export function writtenAt({ sheet }: Scene): Written[] {
  return sheet.rows.flat().flatMap((part) => {
    const [span] = recognisers.date(part.folded)
    if (!span || /[\p{L}\p{N}]/u.test(part.folded.slice(span.end))) return []
    const name = before.exec(part.folded.slice(0, span.start))?.groups?.['place']
    if (name === undefined) return []
    const start = part.folded.indexOf(name)
    if (!/^\p{Lu}/u.test(part.text.slice(start))) return []
    return [
      { place: { part, start, end: start + name.length }, date: { part, start: span.start, end: span.end } },
    ]
  })
}

// The code of a Chinese organisation, 91320685MAIXK27T3B: two signs, six figures of its place, and ten signs of an
// alphabet that leaves out all letters that look like figures. What was read as one of those is the figure.

/** Licences go on behind it with up to four signs of their own. */
const nearCode = /^(?<place>[159ANY][1-59][\dOIZSB]{6})(?<own>[A-Z\d]{10})(?<rest>[A-Z\d]{0,4})$/

export function withCreditCode(text: string): string {
  const { place, own, rest = '' } = nearCode.exec(text)?.groups ?? {}
  if (place === undefined || own === undefined) return text
  return place.replace(/[OIZSB]/g, figureFor) + own.replace(/[OIZS]/g, figureFor) + rest
}

function figureFor(letter: string): string {
  return figures[letter] ?? letter
}

const figures: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', B: '8' }

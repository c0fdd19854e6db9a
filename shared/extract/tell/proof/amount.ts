// An amount as a plain number with a point: 1.234,50 € is 1234.50. Null for what is no amount, or could be two.

/** No amount is longer; a text of any length may be asked about. */
const longest = 40

export function amountOf(text: string): string | null {
  if (text.length > longest) return null
  const folded = text.normalize('NFKC').trim()
  const found =
    /^[^\d\p{L}]*(?:\p{L}{1,3}[$.]?)?[^\d\p{L}]*?(-?)\s*(\d[\d.,' \u00a0]*)[^\d\p{L}]*(?:\p{L}{1,3})?\)?$/u.exec(
      folded,
    )
  if (!found?.[2]) return null
  const digits = found[2].replace(/[\s']/g, '').replace(/[.,]+$/, '')
  const plain = withPoint(digits)
  if (plain === null) return null
  const isNegative =
    found[1] === '-' || /^[^\d]*-/.test(folded) || /-$/.test(folded) || /^\(.*\)$/.test(folded)
  return isNegative ? `-${plain}` : plain
}

export function centsIn(value: string): number | null {
  const amount = amountOf(value)
  return amount === null ? null : Math.round(Number(amount) * 100)
}

/** Sums are rounded to five cents where there are no smaller coins. */
export const mostRounded = 2

function withPoint(digits: string): string | null {
  const marks = [...digits.matchAll(/[.,]/g)].map(({ 0: mark }) => mark)
  const last = marks.at(-1)
  if (last === undefined) return digits
  const isMixed = new Set(marks).size === 2
  const behind = digits.length - digits.lastIndexOf(last) - 1
  // 1.234.567: the same mark twice parts thousands; so does a mark before exactly three digits after a whole number
  const partsThousands = !isMixed && (marks.length > 1 || (behind === 3 && !/^0[.,]/.test(digits)))
  if (partsThousands) return digits.replace(/[.,]/g, '')
  const other = last === '.' ? /,/g : /\./g
  const whole = digits.replace(other, '').replace(last, '.')
  return /^\d+\.\d+$/.test(whole) ? whole : null
}

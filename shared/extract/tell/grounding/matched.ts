// Which characters of a text another text has too, in the same order and with as few changes as can be.

export function matchedCharacters(text: string, other: string): boolean[] {
  const width = other.length + 1
  const costs = new Uint16Array((text.length + 1) * width)
  const at = (row: number, column: number) => costs[row * width + column] ?? 0
  for (let column = 0; column < width; column++) costs[column] = column
  for (let row = 1; row <= text.length; row++) {
    costs[row * width] = row
    for (let column = 1; column < width; column++) {
      const swap = at(row - 1, column - 1) + Number(text[row - 1] !== other[column - 1])
      costs[row * width + column] = Math.min(swap, at(row - 1, column) + 1, at(row, column - 1) + 1)
    }
  }
  const matched = new Array<boolean>(text.length).fill(false)
  for (let row = text.length, column = other.length; row > 0 && column > 0;) {
    const isSame = text[row - 1] === other[column - 1]
    if (at(row, column) === at(row - 1, column - 1) + Number(!isSame)) {
      row--
      column--
      matched[row] = isSame
    } else if (at(row, column) === at(row - 1, column) + 1) row--
    else column--
  }
  return matched
}

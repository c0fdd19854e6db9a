// Clues: the properties of an option as named numbers.
export type Clues = Readonly<Record<string, number>>

/** As the trees ask for them. */
export function numbersOf(clues: readonly Clues[]): number[] {
  const numbers: number[] = []
  for (const of of clues) for (const name in of) numbers.push(of[name] ?? 0)
  return numbers
}

export function namesOf(clues: readonly Clues[]): string[] {
  return clues.flatMap((of) => Object.keys(of))
}

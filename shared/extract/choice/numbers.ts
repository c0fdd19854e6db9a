// What is known of an option, in numbers that have names.
export type Clues = Readonly<Record<string, number>>

/** As the trees ask for them. */
export function numbersOf(clues: readonly Clues[]): number[] {
  return clues.flatMap((of) => Object.values(of))
}

export function namesOf(clues: readonly Clues[]): string[] {
  return clues.flatMap((of) => Object.keys(of))
}

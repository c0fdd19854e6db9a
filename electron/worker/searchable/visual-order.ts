// The characters of a word in the order in which they stand on the paper, from the left: so files hold them, and viewers
// turn them round again. Figures and Latin letters keep their order in a word that runs from the right.

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const fromLeft = /[\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
/** Within a number, or between two words of Latin letters. */
const joining = /[.,:/\-_@'’+]/u

export function asDrawn(text: string): string[] {
  const characters = Array.from(text)
  if (!fromRight.test(text)) return characters
  return runsOf(characters)
    .reverse()
    .flatMap(({ isFromLeft, letters }) => (isFromLeft ? letters : letters.reverse()))
}

interface RunOfLetters {
  readonly isFromLeft: boolean
  readonly letters: string[]
}

function runsOf(characters: readonly string[]): RunOfLetters[] {
  const runs: RunOfLetters[] = []
  characters.forEach((character, i) => {
    const isWithin = joining.test(character) && fromLeft.test(characters[i + 1] ?? '')
    const last = runs.at(-1)
    const isFromLeft = fromLeft.test(character) || (isWithin && last?.isFromLeft === true)
    if (last?.isFromLeft === isFromLeft) last.letters.push(character)
    else runs.push({ isFromLeft, letters: [character] })
  })
  return runs
}

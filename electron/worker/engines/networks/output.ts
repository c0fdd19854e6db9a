// Brings the output of a recogniser into one order: lines, steps, and classes in the order of the alphabet.
import type { Manifest } from '../../../../shared/engine-pack.ts'
import type { Tensor } from './runtime.ts'

type Output = Manifest['recogniser']['output']

export function classesIn({ sizes }: Tensor, { layout }: Output): number {
  return sizes[layout.indexOf('C')] ?? 0
}

/** Returns probabilities. The usual output has this order already and is returned as it is. */
export function inOrder(answer: Tensor, output: Output, classes: readonly number[]): Tensor {
  const { layout, scores } = output
  const isInOrder = layout === 'NTC' && scores === 'probabilities' && classes.every((each, i) => each === i)
  if (isInOrder) return answer
  const axis = (letter: string) => {
    const at = layout.indexOf(letter)
    return { size: answer.sizes[at] ?? 0, stride: answer.sizes.slice(at + 1).reduce((a, b) => a * b, 1) }
  }
  const [lines, steps, known] = [axis('N'), axis('T'), axis('C')]
  const data = new Float32Array(lines.size * steps.size * classes.length)
  for (let row = 0; row < lines.size * steps.size; row++) {
    const from = Math.floor(row / steps.size) * lines.stride + (row % steps.size) * steps.stride
    const to = row * classes.length
    classes.forEach((each, i) => {
      data[to + i] = each < 0 ? noScore[scores] : (answer.data[from + each * known.stride] ?? 0)
    })
    if (scores === 'logits') softmax(data.subarray(to, to + classes.length))
  }
  return { data, sizes: [lines.size, steps.size, classes.length] }
}

/** The score of a class that the network does not have. */
const noScore: { readonly [S in Output['scores']]: number } = { probabilities: 0, logits: -Infinity }

function softmax(scores: Float32Array): void {
  const max = scores.reduce((a, b) => Math.max(a, b), -Infinity)
  scores.forEach((score, i) => (scores[i] = Math.exp(score - max)))
  const sum = scores.reduce((a, b) => a + b, 0)
  scores.forEach((score, i) => (scores[i] = score / sum))
}

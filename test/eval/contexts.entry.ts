// `npm run contexts`: counts before and after which letters a space stands, in the texts of this repository and of the
// packages that it uses. Writes electron/worker/engines/networks/contexts.json.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, foldContext, maxLength } from '../../electron/worker/engines/networks/contexts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(root, 'electron/worker/engines/networks/contexts.json')
/** Packages under other licences are not read. */
const licences = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause']
/** Pages of `npm run eval -- DIR --spaces` are drawn with its text. */
const heldOut = 'guide.en.md'
/** Rarer contexts are left to shorter ones, by length. */
const minCount = [0, 3, 4, 6] as const
/** In log odds: contexts that differ less from shorter ones are left out. */
const minDifference = 1
/** A context counts as if the shorter one had been seen so often in it. */
const prior = 3

interface Count {
  spaces: number
  all: number
}

const counts = countContexts(texts())
const logits = new Map<string, number>()
const byLength: Record<string, Record<string, string>> = {}
for (let length = 1; length <= maxLength; length++) {
  const rights = new Map<string, string>()
  for (const [context, { spaces, all }] of counts) {
    if (context.length !== 2 * length || all < (minCount[length] ?? 0)) continue
    const shorter = logits.get(context.slice(1, -1)) ?? logitOf(1 / 6)
    const logit = logitOf((spaces + prior / (1 + Math.exp(-shorter))) / (all + prior))
    const differs = length === 1 || Math.abs(logit - shorter) >= minDifference
    logits.set(context, differs ? logit : shorter)
    if (!differs) continue
    const [left, right] = [context.slice(0, length), context.slice(length)]
    rights.set(left, (rights.get(left) ?? '') + right + codeOf(logit))
  }
  byLength[length] = Object.fromEntries([...rights].sort(([a], [b]) => (a < b ? -1 : 1)))
}
writeFileSync(target, `${JSON.stringify(byLength)}\n`)
process.stdout.write(`${counts.size} contexts counted, ${readFileSync(target).length} bytes written\n`)

function logitOf(share: number): number {
  return Math.log(share / (1 - share))
}

function texts(): string[] {
  const prose = globSync('docs/**/*.md', { cwd: root }).filter((file) => !file.endsWith(heldOut))
  const quoted = globSync(['shared/extract/lexicon/**/*.ts', 'shared/words/**/*.ts'], { cwd: root })
  const packages = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], { cwd: root })
    .filter((file) => licences.includes(licenceOf(file)))
    .map((file) => path.join(path.dirname(file), 'README.md'))
    .filter((file) => existsSync(path.join(root, file)))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return [
    ...[...prose, ...packages].sort().map((file) => proseOf(read(file))),
    ...quoted.sort().flatMap((file) => quotedIn(read(file))),
  ]
}

function licenceOf(file: string): string {
  const { license } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : ''
}

/** Markdown without code, links and tags. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/```[^]*?```|`[^`\n]*`|<[^>]*>|!?\[[^\]]*\]\([^)]*\)|https?:\S+|^( {4}|\t).*$/gm, '\n')
    .replaceAll(/[*_#|>\\]+/g, ' ')
}

/** The labels and sentences of a source file. */
function quotedIn(source: string): string[] {
  return [...source.matchAll(/'([^'\n]{3,})'|`([^`]{3,})`/g)].flatMap((match) =>
    (match[1] ?? match[2] ?? '').split(/[,|:\n]/),
  )
}

/** Contexts by the letters before and after, as many of each; spaces are left out of them. */
function countContexts(all: readonly string[]): Map<string, Count> {
  const counted = new Map<string, Count>()
  for (const line of new Set(all.flatMap((text) => text.split(/\n\s*\n/)))) {
    const words = foldContext(line).trim().split(/\s+/)
    const letters = words.join('')
    const ends = new Set<number>()
    words.reduce((end, word) => (ends.add(end + word.length), end + word.length), 0)
    for (let at = 1; at < letters.length; at++)
      for (let length = 1; length <= maxLength && at >= length && at + length <= letters.length; length++) {
        const context = letters.slice(at - length, at + length)
        if (/[^\p{Script=Latin}\u0021-\u00ff\u2010-\u2026\u20ac]/u.test(context)) break
        const count = counted.get(context) ?? { spaces: 0, all: 0 }
        if (ends.has(at)) count.spaces++
        count.all++
        counted.set(context, count)
      }
  }
  return counted
}

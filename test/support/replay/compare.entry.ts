// `npm run pages:compare`: reads the image of every Page fixture with the real reader and shows the differences.
// `-- --write` replaces the fixtures.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { knownImages } from './known-images.ts'
import { isSame, linesOf, loadFixture, pagesDir, saveFixture, type ReadAnswer } from './page-fixtures.ts'
import { openRealReader } from './real-reader.ts'

const isWriting = process.argv.includes('--write')
const images = knownImages()
const reader = openRealReader(print, (why) => {
  print(`the reading process ended: ${why}`)
  process.exit(1)
})

const hashes = readdirSync(pagesDir).flatMap((name) => (name.endsWith('.json.br') ? [name.slice(0, 64)] : []))
let compared = 0
let differing = 0
for (const hash of hashes) {
  const fixture = loadFixture(hash)
  const file = images.get(hash)
  if (!fixture) continue
  if (file === undefined) {
    print(`${fixture.image} (${hash.slice(0, 12)}): its image is not in the repository`)
    continue
  }
  const again = await reader.readAgain(hash, file, fixture)
  const before = differing
  fixture.reads.forEach(({ request, answer }, at) => {
    compared += 1
    const now = again.reads[at]?.answer
    if (now && !isSame(answer, now)) tell(fixture.image, request, differences(answer, now))
  })
  fixture.crops.forEach(({ request, reading }, at) => {
    compared += 1
    const now = again.crops[at]?.reading ?? null
    if (!isSame(reading, now)) {
      const text = request.line.words.map((word) => word.text).join(' ')
      tell(fixture.image, { crop: text }, [`- ${JSON.stringify(reading)}`, `+ ${JSON.stringify(now)}`])
    }
  })
  if (isWriting && differing > before) saveFixture(hash, again)
}
const outcome = isWriting ? 'differed and were written' : 'differ'
print(`${compared} answers for ${hashes.length} images: ${differing} ${outcome}`)
process.exit(differing > 0 && !isWriting ? 1 : 0)

/** Counts and prints a difference. */
function tell(image: string, request: unknown, lines: readonly string[]): void {
  differing += 1
  print(
    [`${path.basename(image)} ${JSON.stringify(request)}`, ...lines.map((line) => `  ${line}`)].join('\n'),
  )
}

/** The lines that differ between the recorded answer and the new one. */
function differences(before: ReadAnswer, now: ReadAnswer): string[] {
  if ('error' in before || 'error' in now) return [`- ${outcomeOf(before)}`, `+ ${outcomeOf(now)}`]
  const [old, fresh] = [linesOf(before), linesOf(now)]
  const lost = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`)
  const added = fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)
  return lost.length + added.length > 0
    ? [...lost, ...added]
    : ['the same text; places or confidences differ']
}

/** The number of lines of an answer, or its error code. */
function outcomeOf(answer: ReadAnswer): string {
  return 'error' in answer ? answer.error.code : `${linesOf(answer).length} lines`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

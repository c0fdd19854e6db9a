// Makes files with a password, and damaged files.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawLines, makePdf } from '../../support/pdfs.ts'
import { run } from '../tools.ts'
import type { Recipe } from './recipe.ts'
import * as texts from './texts.ts'

const text = texts.letter(300, 3)
const lines = text.paragraphs.flatMap(
  (each) => each.match(/.{1,80}(?:\s|$)/g)?.map((line) => line.trim()) ?? [],
)
const truth = texts.wordsOf(lines)
const plain = () => makePdf({ pages: [drawLines(...lines)] })

const locks: readonly [string, readonly string[]][] = [
  ['RC4 of 40 bits', ['--allow-weak-crypto', '--encrypt', 'sesame', 'owner', '40', '--']],
  ['RC4 of 128 bits', ['--allow-weak-crypto', '--encrypt', 'sesame', 'owner', '128', '--use-aes=n', '--']],
  ['AES of 128 bits', ['--allow-weak-crypto', '--encrypt', 'sesame', 'owner', '128', '--use-aes=y', '--']],
  ['AES of 256 bits', ['--encrypt', 'sesame', 'owner', '256', '--']],
]

function lock(args: readonly string[]): Recipe['make'] {
  return async (target, dir) => {
    const from = path.join(dir, 'from.pdf')
    writeFileSync(from, await plain())
    run('qpdf', [...args, from, target])
  }
}

const locked = locks.flatMap(([name, args]): Recipe[] => [
  {
    name: `${name}, with its password`,
    kind: 'locked',
    needs: ['qpdf'],
    password: 'sesame',
    truth,
    make: lock(args),
  },
  {
    name: `${name}, without one`,
    kind: 'locked',
    needs: ['qpdf'],
    refusal: 'document.locked',
    make: lock(args),
  },
])

const damages: readonly { name: string; refusal?: string; damage: (bytes: Buffer) => Buffer }[] = [
  { name: 'cut in half', refusal: 'document.broken', damage: (bytes) => bytes.subarray(0, bytes.length / 2) },
  {
    name: 'without its last 100 bytes',
    refusal: 'document.broken',
    damage: (bytes) => bytes.subarray(0, bytes.length - 100),
  },
  {
    name: 'with dirt before it',
    damage: (bytes) => Buffer.concat([Buffer.from('dirt\n'.repeat(50)), bytes]),
  },
  { name: 'with dirt after it', damage: (bytes) => Buffer.concat([bytes, Buffer.alloc(5000, 'dirt ')]) },
  { name: 'with a wrong place of its table', damage: replaced(/startxref\n\d+/, 'startxref\n99') },
  {
    name: 'with wrong places in its table',
    damage: replaced(/\n0000000\d{3} 00000 n/g, '\n0000000777 00000 n'),
  },
  { name: 'with wrong lengths', damage: replaced(/\/Length \d+/g, '/Length 7') },
]

function replaced(pattern: RegExp, by: string): (bytes: Buffer) => Buffer {
  return (bytes) => Buffer.from(bytes.toString('latin1').replace(pattern, by), 'latin1')
}

const damaged = damages.map(({ name, refusal, damage }): Recipe => ({
  name,
  kind: 'damaged',
  needs: ['qpdf'],
  ...(refusal === undefined ? { truth } : { refusal }),
  async make(target, dir) {
    const [from, old] = [path.join(dir, 'from.pdf'), path.join(dir, 'old.pdf')]
    writeFileSync(from, await plain())
    run('qpdf', ['--object-streams=disable', from, old])
    writeFileSync(target, damage(readFileSync(old)))
  },
}))

export const lockedAndDamaged: readonly Recipe[] = [
  ...locked,
  {
    name: 'a password for its owner only',
    kind: 'locked',
    needs: ['qpdf'],
    truth,
    make: lock(['--encrypt', '', 'owner', '256', '--']),
  },
  ...damaged,
]

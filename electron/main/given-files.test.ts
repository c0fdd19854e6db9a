import { expect, it } from 'vitest'
import { givenFiles } from './given-files.ts'

it('resolves what is not a switch against the working folder', () => {
  const argv = ['/opt/fovea', '--lang=zh', 'scan.png', '/home/ada/b.png', 'scan.png', '']
  expect(givenFiles(argv, '/home/ada', true)).toEqual(['/home/ada/scan.png', '/home/ada/b.png'])
})

it('leaves out the folder of an unpackaged app', () => {
  expect(givenFiles(['/usr/bin/electron', '.', 'scan.png'], '/home/ada', false)).toEqual([
    '/home/ada/scan.png',
  ])
})

it('finds no files among switches', () => {
  expect(givenFiles(['/opt/fovea', '--hidden'], '/home/ada', true)).toEqual([])
})

import { expect, it } from 'vitest'
import { givenFiles } from './given-files.ts'

it('takes what is no switch, from the folder that it was typed in', () => {
  const argv = ['/opt/fovea', '--lang=zh', 'scan.png', '/home/ada/b.png', 'scan.png', '']
  expect(givenFiles(argv, '/home/ada', true)).toEqual(['/home/ada/scan.png', '/home/ada/b.png'])
})

it('leaves out the folder of an app that is not packed', () => {
  expect(givenFiles(['/usr/bin/electron', '.', 'scan.png'], '/home/ada', false)).toEqual([
    '/home/ada/scan.png',
  ])
})

it('finds none where none was given', () => {
  expect(givenFiles(['/opt/fovea', '--hidden'], '/home/ada', true)).toEqual([])
})

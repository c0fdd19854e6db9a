import { expect, it } from 'vitest'
import { screenTool } from './screen-tool.ts'

it("is the system's own on macOS and Windows", () => {
  expect(screenTool('darwin', () => false)?.args('/tmp/a.png')).toContain('/tmp/a.png')
  expect(screenTool('win32', () => false)?.args('C:\\a.png')).toEqual(['ms-screenclip:'])
})

it('is the first installed program on Linux, or none', () => {
  const tool = screenTool('linux', (command) => command === 'spectacle' || command === 'scrot')
  expect(tool?.command).toBe('spectacle')
  expect(tool?.args('/tmp/a.png')).toContain('/tmp/a.png')
  expect(screenTool('linux', () => false)).toBeNull()
})

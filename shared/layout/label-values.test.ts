import { expect, test } from 'vitest'
import { typeset } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

/** A label, its explanation, and a value at the right that is level with neither. */
function setting(label: string, value: string, y: number) {
  return [
    { text: label, x: 50, y },
    { text: `what comes of ${label.toLowerCase()} here`, x: 50, y: y + 26 },
    { text: value, x: 800, y: y + 13 },
  ]
}

function textsOf(page: ReturnType<typeof typeset>) {
  return layOut(page).map((block) => ('text' in block ? block.text : block.kind))
}

test('a value belongs to its label, and not to the explanation', () => {
  const page = typeset([
    ...setting('Scale', 'Large', 100),
    ...setting('Sound', 'Off', 200),
    ...setting('Time', '24 h', 300),
  ])
  expect(textsOf(page)).toEqual([
    'Scale Large\nwhat comes of scale here',
    'Sound Off\nwhat comes of sound here',
    'Time 24 h\nwhat comes of time here',
  ])
})

test('a value that is level with a line stays there, such as a date next to an address', () => {
  const page = typeset([
    { text: 'Mill Lane 4', x: 50, y: 100 },
    { text: 'Westport', x: 50, y: 130 },
    { text: '2 April', x: 800, y: 130 },
  ])
  expect(textsOf(page).join('\n')).toContain('Westport 2 April')
})

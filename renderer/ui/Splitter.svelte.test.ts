import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { SplitRatio } from './split-ratio.svelte.ts'
import Splitter from './Splitter.svelte'

afterEach(() => localStorage.clear())

test('the arrow keys move the splitter, Enter resets it, and its position is remembered', async () => {
  const ratio = new SplitRatio('test')
  const shown = await render(Splitter, { label: 'Width', ratio })
  const line = shown.getByRole('separator')
  line.element().parentElement?.style.setProperty('inline-size', '400px')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(ratio.value).toBeGreaterThan(0)
  expect(new SplitRatio('test').width).toBe(ratio.width)
  await userEvent.keyboard('{Enter}')
  expect(ratio.width).toBeUndefined()
  expect(new SplitRatio('test').width).toBeUndefined()
})

test('a pane is never moved out of the window, and an invalid stored position is ignored', () => {
  const ratio = new SplitRatio('test')
  ratio.move(0.4)
  ratio.move(-0.1)
  ratio.move(1.2)
  expect(ratio.value).toBe(0.4)
  localStorage.setItem('split.test', 'wide')
  expect(new SplitRatio('test').value).toBeNull()
})

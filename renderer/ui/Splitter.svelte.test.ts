import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { Share } from './share.svelte.ts'
import Splitter from './Splitter.svelte'

afterEach(() => localStorage.clear())

test('the arrow keys move the splitter, Enter resets it, and its position is remembered', async () => {
  const share = new Share('test')
  const shown = await render(Splitter, { label: 'Width', share })
  const line = shown.getByRole('separator')
  line.element().parentElement?.style.setProperty('inline-size', '400px')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(share.value).toBeGreaterThan(0)
  expect(new Share('test').width).toBe(share.width)
  await userEvent.keyboard('{Enter}')
  expect(share.width).toBeUndefined()
  expect(new Share('test').width).toBeUndefined()
})

test('a pane is never moved out of the window, and an invalid stored position is ignored', () => {
  const share = new Share('test')
  share.move(0.4)
  share.move(-0.1)
  share.move(1.2)
  expect(share.value).toBe(0.4)
  localStorage.setItem('split.test', 'wide')
  expect(new Share('test').value).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LineWatch } from './line-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line with a beat of ten seconds, on a page whose events the test makes. */
function watched({ asks }: { asks: boolean }) {
  const document = Object.assign(new EventTarget(), { hidden: false })
  const page = { window: new EventTarget(), document }
  const heard: string[] = []
  const watch = new LineWatch(
    { beatMs: 10_000, dead: () => heard.push('dead'), ...(asks && { ask: () => heard.push('asked') }) },
    page,
  )
  watch.begin()
  const look = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { watch, heard, look, page }
}

test('[MEND-035] a line that is silent for two beats is dead, and one that says something in time is not', () => {
  const { watch, heard } = watched({ asks: false })
  for (let beats = 0; beats < 10; beats++) {
    vi.advanceTimersByTime(15_000)
    watch.heard()
  }
  expect(heard).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(2_600)
  expect(heard).toEqual(['dead'])
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['dead'])
})

test('[MEND-035] a network that comes back ends the line that was open before', () => {
  const { heard, page } = watched({ asks: true })
  page.window.dispatchEvent(new Event('online'))
  expect(heard).toEqual(['dead'])
})

test('[MEND-035] who looks at the page again has the line asked, which answers in seconds or is dead', () => {
  const { watch, heard, look } = watched({ asks: true })
  look(true)
  expect(heard).toEqual([])
  look(false)
  watch.heard()
  vi.advanceTimersByTime(4_000)
  expect(heard).toEqual(['asked'])
  look(false)
  vi.advanceTimersByTime(4_000)
  expect(heard).toEqual(['asked', 'asked', 'dead'])
})

test('[MEND-035] a line that cannot be asked is opened anew by who comes back after more than a beat', () => {
  const { heard, look } = watched({ asks: false })
  vi.advanceTimersByTime(9_000)
  look(false)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(2_000)
  look(false)
  expect(heard).toEqual(['dead'])
})

import { playedMatches, SPORT_IDS } from '@baize/game-kit/book/testing/played-matches'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

type Timed = Parameters<typeof momentOf>[0]

const hourMs = 3_600_000
const stepMs = 100
/** Of the time of a match. */
const leastShare = 0.7

/** The rows of a match one after the other, as its steps store them, each with the time up to which it stands. */
function* rowsOf({
  model,
  blocks,
}: ReturnType<typeof playedMatches>[number]): Generator<[row: Timed, untilMs: number]> {
  const text = (state: unknown) => JSON.stringify(state)
  const first = blocks[0]!
  let closesMs = model.windowMs(first.before, first.block)
  const common = { sport: model.id, state: 'live', kick_off: new Date(0), opens_at: new Date(0), void_asked: null }
  const nobody = { suspended_at: null, competition_suspended_at: null, competition: 'F1' }
  const row = (block: number, states: [unknown, unknown], windowMs: number): Timed =>
    ({
      ...{ ...common, ...nobody, block, state_before: text(states[0]), state_now: text(states[1]) },
      ...{ window_at: new Date(windowMs), closes_at: new Date(closesMs) },
    }) as Timed
  yield [row(0, [first.before, first.before], 0), closesMs]
  for (const [place, { block, before, after }] of blocks.entries()) {
    const next = blocks[place + 1]
    const windowMs = closesMs + model.playMs(before, block)
    closesMs = windowMs + (next ? model.windowMs(after, next.block) : 0)
    yield [row(block, [before, after], windowMs), next ? closesMs : windowMs]
  }
}

test.each(SPORT_IDS)('[MEND-042] over an hour of matches of %s prices are open for seven tenths of the time', id => {
  let [openMs, allMs] = [0, 0]
  for (let seed = 1; allMs < hourMs; seed++) {
    let atMs = 0
    for (const [row, untilMs] of rowsOf(playedMatches(id, 1, seed)[0]!)) {
      for (; atMs < untilMs; atMs += stepMs) {
        const moment = momentOf(row, new Date(atMs))
        if (moment?.suspended === null) openMs += stepMs
      }
    }
    allMs += atMs
  }
  expect(openMs / allMs).toBeGreaterThanOrEqual(leastShare)
})

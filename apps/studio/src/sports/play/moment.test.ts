import { modelOf } from '@baize/game-kit/book/sports'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'
import { textOfState } from './states.ts'

test('[MEND-028] a fixture that has just kicked off has no block on show, also for a request that came before it', () => {
  const kickOff = new Date('2026-12-01T12:00:00Z')
  const start = textOfState(modelOf('FOOT').start())
  const fixture = {
    ...{ sport: 'FOOT' as const, state: 'live' as const, block: 0, state_now: start, state_before: null },
    ...{ window_at: kickOff, closes_at: new Date(kickOff.getTime() + 12_000), kick_off: kickOff },
    ...{ opens_at: new Date(kickOff.getTime() - 3_600_000), suspended_at: null, competition_suspended_at: null },
    void_asked: null,
  }
  const cameBefore = momentOf(fixture, new Date(kickOff.getTime() - 50))
  expect(cameBefore).toMatchObject({ phase: 'live', block: 0, suspended: null })
})

import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import { shareOf } from '../../kit/stage/timeline.ts'
import type { Film, Moment } from './scene.ts'

/** The table is cleared in the last moments of a round, so that the next one opens on an empty cloth. */
const CLEARING_MS = 450
/** States fade into one another so long where no motion is wanted. */
const FADE_MS = 300

interface Shown<F> {
  film: F | null
  deal: TableDealView | null
  round: TableRoundView | null
}

/** What a table shows at a time of the server. */
export function momentAt<F>({ film, deal, round }: Shown<F>, nowMs: number): Moment<F> {
  const opened = round ? shareOf(nowMs, round.opensAtMs, round.opensAtMs + CLEARING_MS) : 1
  if (!film || !deal || nowMs < deal.dealtAtMs) return { film: null, elapsedMs: 0, cleared: 1, opened, nowMs, round }
  const cleared = shareOf(nowMs, deal.endsAtMs - CLEARING_MS, deal.endsAtMs)
  return { film, elapsedMs: nowMs - deal.dealtAtMs, cleared, opened, nowMs, round }
}

export interface CalmMoment<F> {
  now: Moment<F>
  /** The state before, while it still fades away, and how much of it is left. */
  before: Moment<F> | null
  left: number
}

/** The same without motion: the state that was last reached, over the one before it for as long as they fade. */
export function calmMomentAt<F extends Film>(shown: Shown<F>, nowMs: number): CalmMoment<F> {
  const moment = momentAt(shown, nowMs)
  const still = { ...moment, nowMs: 0, opened: 1, cleared: moment.cleared === 1 ? 1 : 0 }
  if (!moment.film) return { now: still, before: null, left: 0 }
  const { stops } = moment.film
  const reached = stops.findLastIndex(({ t }) => t <= moment.elapsedMs)
  const stopAt = (i: number) => ({ ...still, elapsedMs: stops[i]?.shows ?? stops[i]?.t ?? 0 })
  const left = reached < 0 ? 0 : 1 - shareOf(moment.elapsedMs, stops[reached]!.t, stops[reached]!.t + FADE_MS)
  return { now: stopAt(reached), before: left > 0 ? stopAt(reached - 1) : null, left }
}

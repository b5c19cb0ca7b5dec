import type { ChaseView, DrawView, LotteryBoot, SlipView } from '@baize/api/studio/lottery'

/** The draws of the game as the page knows them, and the player's slips and orders. */
export interface Draws {
  /** The draw that sells, or is closed and comes next, and those after it. */
  coming: readonly DrawView[]
  /** Newest first. */
  held: readonly DrawView[]
  /** Draws whose time has come and whose result has not, newest first. */
  awaited: readonly DrawView[]
  /** The draw whose result is shown; fresh where the player waited for it. */
  shown: { draw: DrawView; isFresh: boolean } | null
  slips: readonly SlipView[]
  chases: readonly ChaseView[]
}

export type DrawsEvent =
  /** It is this time by the server's clock. */
  | { type: 'passed'; nowMs: number }
  | { type: 'coming'; coming: readonly DrawView[] }
  | { type: 'held'; held: readonly DrawView[] }
  | { type: 'slips'; slips: readonly SlipView[]; chases: readonly ChaseView[] }

export function firstDraws({ coming, held }: Pick<LotteryBoot, 'coming' | 'held'>): Draws {
  const last = held.find(({ numbers }) => numbers !== null)
  return {
    coming,
    held,
    awaited: held.filter(draw => !isOver(draw)).slice(0, 1),
    shown: last ? { draw: last, isFresh: false } : null,
    slips: [],
    chases: [],
  }
}

export function reduceDraws(draws: Draws, event: DrawsEvent): Draws {
  switch (event.type) {
    case 'passed': {
      const due = draws.coming.filter(({ drawsAt }) => Date.parse(drawsAt) <= event.nowMs)
      if (due.length === 0) return draws
      return { ...draws, coming: draws.coming.slice(due.length), awaited: [...due, ...draws.awaited] }
    }
    case 'coming':
      return { ...draws, coming: event.coming }
    case 'held': {
      const { held } = event
      const over = overOf(draws.awaited, held)
      const awaited = draws.awaited.filter(({ issue }) => !over.some(draw => draw.issue === issue))
      return { ...draws, held, awaited, shown: over[0] ? { draw: over[0], isFresh: true } : draws.shown }
    }
    case 'slips':
      return { ...draws, slips: event.slips, chases: event.chases }
  }
}

/** Awaited draws that came to their end, as they stand among the held ones. */
export const overOf = (awaited: readonly DrawView[], held: readonly DrawView[]): DrawView[] =>
  awaited.flatMap(({ issue }) => held.filter(draw => draw.issue === issue && isOver(draw)))

const isOver = ({ numbers, state }: DrawView): boolean => numbers !== null || state === 'VOIDED'

/** True while bets on the next draw are taken. */
export function isSelling({ coming: [current] }: Pick<Draws, 'coming'>, nowMs: number): boolean {
  return current !== undefined && Date.parse(current.opensAt) <= nowMs && nowMs < Date.parse(current.closesAt)
}

import type { SlipView } from '@baize/api/studio/lottery'

/** The outcomes of a settled slip. */
type SlipOutcome = 'won' | 'stakeBack' | 'lost'

/** A ticket that was paid exactly what it cost has won nothing: its stake came back. */
export const isWin = ({ payoutCents, costCents }: Pick<SlipView['tickets'][number], 'payoutCents' | 'costCents'>) =>
  payoutCents !== null && payoutCents > 0 && payoutCents !== costCents

/** Won where a ticket has, and the stake back where nothing else was paid. @returns null for a slip that is not settled */
export function outcomeOf({
  state,
  payoutCents,
  tickets,
}: Pick<SlipView, 'state' | 'payoutCents' | 'tickets'>): SlipOutcome | null {
  if (state !== 'settled') return null
  if (!payoutCents) return 'lost'
  return tickets.some(isWin) ? 'won' : 'stakeBack'
}

import type { FixtureView, Suspension } from '@baize/api/studio/sports/fixture-views'

/** Why a fixture sells nothing at the moment; null while it does. */
export type ShutReason = Suspension | 'over'

/** While a block of football is on show its bets queue, so that it stays open; other sports take none. */
export function shutReason(fixture: Pick<FixtureView, 'sport' | 'state' | 'suspended'>): ShutReason | null {
  if (!['scheduled', 'open', 'live'].includes(fixture.state)) return 'over'
  if (fixture.suspended === 'playing' && fixture.sport === 'FOOT') return null
  return fixture.suspended
}

import type { ChaseStop, ChaseView } from '@baize/api/studio/lottery'
import type { Visit } from '../../visits.ts'
import type { LotteryDependencies, StoredChase } from '../lottery-dependencies.ts'

const chasesShown = 20

/** The player's chases of this game, newest first, each with its issues. */
export async function myChases({ db }: LotteryDependencies, visit: Visit): Promise<ChaseView[]> {
  const chases = await db
    .selectFrom('studio.chase')
    .selectAll()
    .where('user_id', '=', visit.user_id)
    .where('game_code', '=', visit.game_code)
    .orderBy('created_at', 'desc')
    .limit(chasesShown)
    .execute()
  if (chases.length === 0) return []
  const issues = await db
    .selectFrom('studio.chase_issue')
    .selectAll()
    .where(
      'chase_id',
      'in',
      chases.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return chases.map(chase => {
    const own = issues.filter(({ chase_id }) => chase_id === chase.id)
    const centsOf = (state: string) =>
      own.filter(issue => issue.state === state).reduce((sum, { cost_cents }) => sum + Number(cost_cents), 0)
    return {
      chaseId: chase.id,
      state: chase.state,
      series: chase.series,
      costCents: Number(chase.cost_cents),
      heldCents: chase.state === 'ACTIVE' ? centsOf('held') : 0,
      releasedCents: centsOf('freed'),
      stop: stopOf(chase),
      createdAt: chase.created_at.toISOString(),
      tickets: chase.tickets,
      issues: own.map(({ issue, times, cost_cents, state, payout_cents }) => ({
        issue,
        times,
        costCents: Number(cost_cents),
        state,
        payoutCents: payout_cents === null ? null : Number(payout_cents),
      })),
    }
  })
}

function stopOf({ stop, stop_cents }: StoredChase): ChaseStop | null {
  if (stop === null) return null
  return stop === 'win' ? { kind: 'win' } : { kind: 'profit', cents: Number(stop_cents) }
}

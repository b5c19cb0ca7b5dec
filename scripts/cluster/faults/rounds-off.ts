import { setTimeout as delay } from 'node:timers/promises'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import type { Laboratory } from '../inside/laboratory.ts'
import { superuserOf } from '../inside/make-databases.ts'
import type { ToldRound } from './players.ts'

const quietWithinMs = 180_000
const lookMs = 500

/** Rounds of the house's own games that both servers do not know alike, once all have ended. */
export async function roundsOff(
  laboratory: Laboratory,
  database: EveryDatabase,
  told: readonly ToldRound[],
): Promise<string[]> {
  const studio = await superuserOf(laboratory, 'studio')
  try {
    const untilMs = performance.now() + quietWithinMs
    const open = async () =>
      (await studio.query<{ open: number }>(`select count(*)::int as open from studio.round where settled_at is null`))
        .rows[0]!.open
    let left = await open()
    while (left > 0 && performance.now() < untilMs) {
      await delay(lookMs)
      left = await open()
    }
    const { rows } = await studio.query<{ id: string; bet: string; win: string }>(
      `select id::text, bet_units::text as bet, win_units::text as win from studio.round where id::text = any ($1)`,
      [told.map(({ id }) => id)],
    )
    const here = new Map(rows.map(row => [row.id, row]))
    const there = await database.kysely
      .selectFrom('rounds.bet')
      .select(['round_id', 'stake_units', 'payout_units', 'status'])
      .where(
        'round_id',
        'in',
        told.map(({ id }) => id),
      )
      .execute()
    const bets = Map.groupBy(there, ({ round_id }) => round_id)
    const off = told.flatMap(({ id, stakeUnits, winUnits }) => {
      const [round, own] = [here.get(id), bets.get(id) ?? []]
      const isAlike =
        round && own.length === 1 && own[0]!.stake_units === stakeUnits && own[0]!.payout_units === winUnits
      return isAlike ? [] : [`round ${id}: ${JSON.stringify({ round, bets: own.length })}`]
    })
    const { rows: differences } = await studio.query<{ round_id: string; fault: string }>(
      'select round_id, fault from studio.difference',
    )
    return [
      ...(left > 0 ? [`${left} rounds are still open`] : []),
      ...off,
      ...differences.map(({ round_id, fault }) => `the studio found round ${round_id} ${fault}`),
    ]
  } finally {
    await studio.end()
  }
}

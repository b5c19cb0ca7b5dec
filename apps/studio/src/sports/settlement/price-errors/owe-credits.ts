import { settleBet } from '@baize/game-kit/book/bets/settle-bet'
import { sql } from 'kysely'
import type { SportsDependencies, StoredBet, StoredFixture, StoredLeg } from '../../sports-dependencies.ts'
import { decidedLeg, linesOf } from '../decide-combined.ts'

type LegWithRight = StoredLeg & { right_milli: number | null }

/**
 * Notes what is owed beside the payouts of bets on a fixture that were accepted at odds that were too low: what they would have
 * paid at the right ones, less what they pay. A bet that pays the same is owed nothing; one that is open is looked at again when
 * its next fixture ends.
 */
export async function oweCredits({ db, outside }: SportsDependencies, { id }: StoredFixture): Promise<void> {
  const { rows: bets } = await sql<StoredBet>`
    select b.* from sports.bet b
    where b.outcome is not null and b.outcome not in ('void', 'cashed_out')
      and b.id in (select e.bet_id from sports.price_error e join sports.leg l on l.bet_id = e.bet_id
        where e.effect = 'credit' and l.fixture = ${id})
      and not exists (select from sports.credit c where c.bet_id = b.id)`.execute(db)
  for (const bet of bets) {
    const { rows: legs } = await sql<LegWithRight>`
      select l.*, e.right_milli from sports.leg l
      left join sports.price_error e on e.bet_id = l.bet_id and e.position = l.position and e.effect = 'credit'
      where l.bet_id = ${bet.id} order by l.position`.execute(db)
    const units = rightPayout(bet, legs) - bet.payout_units!
    if (units <= 0n) continue
    await db
      .insertInto('sports.credit')
      .values({ bet_id: bet.id, units, reason: 'WRONG_PRICE', retry_at: outside.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

function rightPayout(bet: StoredBet, legs: readonly LegWithRight[]): bigint {
  const decided = legs.map(leg => decidedLeg({ ...leg, milli: leg.right_milli ?? leg.milli }))
  return settleBet({ legs: decided, lines: linesOf(bet, legs.length), lineStakeUnits: bet.line_stake_units })!
    .payoutUnits
}

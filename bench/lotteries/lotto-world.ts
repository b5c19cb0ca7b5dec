import { commitmentOf } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { StoredDraw } from '@baize/studio/lotteries/lottery-dependencies'
import { asOwner } from '@baize/testing/database'
import { openStudioWorld, type StudioWorld, type UnpaidSlip } from '../studio/studio-world.ts'

const gameCode = 'EL_SSC_1'

export interface LottoWorld extends StudioWorld {
  /** A draw that is closed, with paid slips of so many tickets each, spread over all members. */
  closedDraw(issue: string, size: { slips: number; ticketsPerSlip: number }): Promise<StoredDraw>
}

/** The studio's lotteries against the real wallet over signed HTTP on loopback, with members who have sessions. */
export async function openLottoWorld(members: number): Promise<LottoWorld> {
  const world = await openStudioWorld(members, gameCode)
  const { deps } = world
  const { db } = deps
  const { pool } = world.database

  return {
    ...world,
    async closedDraw(issue, { slips, ticketsPerSlip }) {
      const seed = deps.outside.newServerSeed()
      const commitment = commitmentOf(sha256, seed)
      const now = new Date()
      const draw = await db
        .insertInto('studio.draw')
        .values({
          ...{ game_code: gameCode, issue, commitment, sealed_seed: deps.seeds.seal(seed, commitment) },
          ...{ opens_at: now, closes_at: now, draws_at: now, state: 'CLOSED' },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await pool.query(
        `insert into studio.slip (id, visit_id, user_id, draw_id, input_hash, series, rebate_x10000, cost_cents, state, created_at, accepted_at)
        select gen_random_uuid(), v.id, v.user_id, $1, '', 1900, 200, $3::integer * 100, 'accepted', now(), now()
        from generate_series(1, $2::integer) n join studio.visit v on v.id = 1 + n % $4::integer`,
        [draw.id.toString(), slips, ticketsPerSlip, members],
      )
      // A digit at a place wins one time in ten, two last digits one time in a hundred.
      await pool.query(
        `insert into studio.ticket (id, slip_id, draw_id, bet_code, content, unit_cents, times, lines, cost_cents, series, odds_table, odds_x10000, rebate_x10000, salt)
        select s.id || '-' || lpad(n::text, 3, '0'), s.id, s.draw_id,
          case when n % 3 = 0 then 'L2' else 'POS' end,
          case when n % 3 = 0 then lpad(floor(random() * 100)::text, 2, '0')
            else (1 + floor(random() * 5))::text || ':' || floor(random() * 10)::text end,
          100, 1, 1, 100, 1900, 'E1900', array[case when n % 3 = 0 then 950000 else 95000 end], 200, md5(random()::text)
        from studio.slip s cross join generate_series(1, $2::integer) n where s.draw_id = $1`,
        [draw.id.toString(), ticketsPerSlip],
      )
      await asOwner(world.database, 'vacuum analyze studio.ticket, studio.slip')
      const { rows } = await pool.query<UnpaidSlip>(
        'select id, user_id, cost_cents * 100 as stake_units from studio.slip where draw_id = $1',
        [draw.id.toString()],
      )
      await world.payBets(rows)
      return draw
    },
  }
}

import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Group } from '../../ledger/index.ts'
import { houseAccount, keys, memberAccount, POINTS_CURRENCY } from '../../ledger/index.ts'
import { clubRanksOf } from '../../members/index.ts'
import { drainFacts } from '../../rounds/index.ts'
import type { PointsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { noteRatios, type PointSettings, ratioAt } from './ratios.ts'

/** Units in the smallest credit, a hundredth of a point, and the parts of {@link PointSettings} weights that make it. */
const CENT_UNITS = 100n
const CENT_PARTS = 10_000_000n
const POSTED_AT_ONCE = 2_000

interface Earned {
  memberId: bigint
  cents: bigint
}

/**
 * Turns the settlement facts that came since into points: valid bet ÷ 100 × the game type's weight, folded per member.
 * What does not make a hundredth of a point is carried on, and so is what rollbacks took. Folds once a minute.
 * Answers how many credits were made.
 */
export async function earnPoints(deps: PointsDependencies): Promise<number> {
  let credits = 0
  await drainFacts(deps.database, 'points', async chunk => {
    const made = await earnChunk(deps, chunk)
    credits += made ?? 0
    return made !== null
  })
  return credits
}

/** One chunk of a fold, or null when the minute was folded before. */
async function earnChunk(deps: PointsDependencies, chunk: number): Promise<number | null> {
  const { points } = await deps.settings.brand()
  const minute = new Date(Math.floor(deps.clock.now().getTime() / 60_000) * 60_000)
  return deps.database.transaction(async tx => {
    const fold = await tables(tx)
      .updateTable('points.last_fold')
      .set({ minute })
      .where('minute', chunk === 0 ? '<' : '<=', minute)
      .returning('minute')
      .executeTakeFirst()
    if (!fold) return null
    // A member's first credit of a minute bears the minute's name, those of further chunks their number too.
    const name = `${minute.toISOString().slice(0, 16)}Z${chunk === 0 ? '' : `:${chunk}`}`
    const earned = await addToCarry(tx, points)
    for (let from = 0; from < earned.length; from += POSTED_AT_ONCE)
      await credit(deps, tx, points, name, earned.slice(from, from + POSTED_AT_ONCE))
    return earned.length
  })
}

async function addToCarry(tx: Tx, { earningWeights }: PointSettings): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    with taken as materialized (
      select member_id, sum(bets * valid_units * coalesce((${JSON.stringify(earningWeights)}::jsonb ->> game_type)::bigint, 1000))::bigint as parts
      from rounds.take_facts('points') where book = 'REAL' group by member_id
    ),
    folded as (
      insert into points.carry as c (member_id, parts) select member_id, parts from taken order by member_id
      on conflict (member_id) do update set parts = c.parts + excluded.parts
      returning member_id, parts
    )
    select member_id as "memberId", parts / ${CENT_PARTS}::bigint as cents from folded where parts >= ${CENT_PARTS}::bigint
    order by member_id`.execute(tx)
  return rows
}

/** Credits whole hundredths. What a blocked account may not take stays in the carry. */
async function credit(deps: PointsDependencies, tx: Tx, points: PointSettings, fold: string, earned: Earned[]) {
  const issued = houseAccount('ISSUED', { currency: POINTS_CURRENCY })
  const groups = earned.map(
    ({ memberId, cents }): Group => ({
      key: keys.points(`${memberId}:${fold}`),
      legs: [
        {
          debit: issued,
          credit: memberAccount(memberId, 'POINTS', { currency: POINTS_CURRENCY }),
          amountUnits: cents * CENT_UNITS,
          code: 'POINTS_EARN',
        },
      ],
    }),
  )
  const outcomes = await deps.ledger.postIn(tx, groups)
  const paid = earned
    .map((each, at) => ({ ...each, key: groups[at]!.key }))
    .filter((_, at) => outcomes[at]!.status === 'ok')
  const ranks = await clubRanksOf(
    tx,
    paid.map(({ memberId }) => memberId),
  )
  await noteRatios(
    tx,
    paid.map(({ key, memberId }) => ({ key, pointsPerUnit: ratioAt(points, ranks.get(memberId) ?? 0) })),
  )
  await sql`
    update points.carry c set parts = c.parts - p.cents * ${CENT_PARTS}::bigint
    from unnest(${paid.map(({ memberId }) => String(memberId))}::bigint[], ${paid.map(({ cents }) => String(cents))}::bigint[]) as p (member_id, cents)
    where c.member_id = p.member_id`.execute(tx)
}

import { randomBytes } from 'node:crypto'
import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import { varianceOfBet } from '@baize/game-kit/book/bets/spread'
import { modelOf } from '@baize/game-kit/book/sports'
import { sql } from 'kysely'
import { bookOf } from '../../money-book.ts'
import { takenAmong } from '../../slips/taken-ids.ts'
import type { StudioTx } from '../../studio-database.ts'
import type { Visit } from '../../visits.ts'
import { readLimits } from '../limits/read-limits.ts'
import { WorstCells } from '../limits/worst-cells.ts'
import type { PricedLeg } from '../prices/price-leg.ts'
import type { SportsDependencies, StoredBet, StoredFixture } from '../sports-dependencies.ts'
import { BetRefused } from './bet-refused.ts'
import { checkLimits, expectUnits, type Held, linesTouched, mostPayoutUnits } from './check-bet.ts'
import { costsOf } from './costs-of-bet.ts'
import { type Cost, Exposure, noteCosts } from './exposure.ts'
import { priceBet } from './price-bet.ts'
import type { AskedBet } from './read-slip.ts'

export interface NewBet {
  visit: Visit
  slipId: string
  inputHash: string
  policy: PricePolicy
  bet: AskedBet
  /** Place in its slip. */
  position: number
  /** The moment whose prices count: when the call came, or when the window began that it waited for. */
  decidedAt: Date
}

interface Priced {
  asked: NewBet
  legs: PricedLeg[]
  /** Columns of the bet and of its legs that follow from the prices. */
  row: ReturnType<typeof rowOf>
  legRows: ReturnType<typeof legOf>[]
  costs: Cost[]
}

/**
 * Writes the bets that came at one moment, in their order, before money moves: each at the prices of its moment and within
 * the limits, which see what was written before. Their fixtures are locked meanwhile.
 * @returns for each the row, or why it is refused
 */
export function writeBets(deps: SportsDependencies, asked: readonly NewBet[]): Promise<(StoredBet | BetRefused)[]> {
  return deps.db.transaction().execute(async tx => {
    const fixtures = await lockFixtures(tx, asked)
    const taken = await takenAmong(
      tx,
      asked.map(({ bet }) => bet.betId),
    )
    const priced = asked.map(one =>
      refusable(() => {
        if (taken.has(one.bet.betId)) throw new BetRefused('slip_reused')
        taken.add(one.bet.betId)
        return pricedBet(one, priceBet(deps, one.bet, one.policy, fixtures, one.decidedAt))
      }),
    )
    const held = await readHeld(
      tx,
      priced.flatMap(one => (one instanceof BetRefused ? [] : [one])),
    )
    const fitting = priced.map(one => (one instanceof BetRefused ? one : refusable(() => fit(one, held))))
    const written = await insertBets(deps, tx, fitting.filter(one => !(one instanceof BetRefused)) as Priced[])
    return fitting.map(one => (one instanceof BetRefused ? one : written.get(one.asked.bet.betId)!))
  })
}

function refusable<T>(work: () => T): T | BetRefused {
  try {
    return work()
  } catch (error) {
    if (error instanceof BetRefused) return error
    throw error
  }
}

function pricedBet(asked: NewBet, legs: PricedLeg[]): Priced {
  const row = rowOf(asked, legs)
  const legRows = legs.map(legOf)
  return { asked, legs, row, legRows, costs: costsOf(row, legRows) }
}

const playerOf = ({ visit }: NewBet) => ({ book: bookOf(visit), userId: visit.user_id })

async function readHeld(tx: StudioTx, priced: readonly Priced[]): Promise<Held> {
  const limits = await readLimits(tx)
  const exposure = await Exposure.read(
    tx,
    priced.flatMap(({ asked, legs }) => linesTouched(asked.bet, legs, playerOf(asked))),
  )
  const coming = priced.flatMap(one =>
    one.asked.bet.kind === 'single'
      ? one.legs.map(({ fixture }) => ({ fixture, book: one.row.book, costUnits: mostCostUnits(one) }))
      : [],
  )
  return { limits, exposure, cells: await WorstCells.read(tx, limits, exposure, coming) }
}

const mostCostUnits = ({ row }: Priced): bigint => row.most_payout_units - row.stake_units

function fit(one: Priced, held: Held): Priced {
  const { row } = one
  checkLimits(one.asked.bet, one.legs, held, playerOf(one.asked))
  for (const cost of one.costs) held.exposure.add(cost)
  if (row.kind === 'single') held.cells.add(one.legs[0]!, row.book, row)
  return one
}

/** In one order, so that two batches wait for each other and never in a circle. */
async function lockFixtures(tx: StudioTx, asked: readonly NewBet[]): Promise<Map<string, StoredFixture>> {
  const ids = [...new Set(asked.flatMap(({ bet }) => bet.legs.map(({ fixture }) => fixture)))]
  const rows = await tx
    .selectFrom('sports.fixture')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    // Bets that are accepted meanwhile hold nothing up; seals wait for both.
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

const rowOf = ({ visit, bet }: NewBet, legs: readonly PricedLeg[]) => ({
  kind: bet.kind,
  book: bookOf(visit),
  user_id: visit.user_id,
  stake_units: bet.stakeUnits,
  most_payout_units: mostPayoutUnits(bet, legs),
})

const legOf = ({ fixture, moment, combined, phase, ...leg }: PricedLeg) => ({
  fixture: fixture.id,
  claim: leg.claim,
  market: leg.market,
  line4: leg.line4,
  selection: leg.selection,
  combined: combined ? [...combined] : null,
  milli: leg.milli,
  market_class: leg.marketClass,
  phase,
  block: moment.block,
  score: modelOf(fixture.sport).board(moment.state).score,
  basis: leg.basis,
  sheet_hash: leg.sheetHash,
})

async function insertBets(
  { outside, uncertainAfterMs }: SportsDependencies,
  tx: StudioTx,
  priced: readonly Priced[],
): Promise<Map<string, StoredBet>> {
  if (priced.length === 0) return new Map()
  const now = outside.now()
  const { rows } = await insertSlips(
    tx,
    priced.map(one => {
      const { visit, slipId, inputHash, policy, bet, position } = one.asked
      return {
        ...one.row,
        ...{ id: bet.betId, slip_id: slipId, position, visit_id: visit.id, system: bet.system, policy },
        input_hash: inputHash,
        lines: bet.lines.length,
        line_stake_units: bet.lineStakeUnits,
        fixture: bet.kind === 'single' ? bet.legs[0]!.fixture : null,
        expect_units: expectUnits(bet, one.legs),
        variance: varianceOfBet(one.legs, bet.lines, bet.lineStakeUnits),
        round_id: bet.betId,
        salt: randomBytes(16).toString('hex'),
        created_at: now,
        retry_at: new Date(now.getTime() + uncertainAfterMs),
      }
    }),
  )
  const legs = priced.flatMap(({ asked: { bet }, legRows }) =>
    legRows.map((leg, position) => ({ ...leg, bet_id: bet.betId, position })),
  )
  await insertLegs(tx, legs)
  await noteCosts(
    tx,
    priced.flatMap(({ costs }) => costs),
    1,
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** Bets and their slips as one text of rows: a value of its own for each column of each would be thousands in a statement. */
const insertSlips = (tx: StudioTx, bets: readonly object[]) =>
  sql<StoredBet>`
    with given as (select * from jsonb_to_recordset(${jsonOf(bets)}::jsonb) as b (id uuid, slip_id uuid, position integer,
      input_hash text, visit_id bigint, user_id text, round_id uuid, book text, kind text, system text, lines integer,
      line_stake_units bigint, stake_units bigint, fixture text, policy text, most_payout_units bigint, expect_units bigint,
      variance float8, salt text, created_at timestamptz, retry_at timestamptz)),
    slips as (
      insert into sports.slip (id, visit_id, user_id, input_hash, created_at)
      select distinct on (slip_id) slip_id, visit_id, user_id, input_hash, created_at from given on conflict do nothing)
    insert into sports.bet (id, slip_id, position, visit_id, user_id, round_id, book, kind, system, lines, line_stake_units, stake_units,
      fixture, policy, most_payout_units, expect_units, variance, salt, created_at, retry_at)
    select id, slip_id, position, visit_id, user_id, round_id, book, kind, system, lines, line_stake_units, stake_units,
      fixture, policy, most_payout_units, expect_units, variance, salt, created_at, retry_at
    from given returning *`.execute(tx)

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** Legs with their places in the queue for the seals of their fixtures. */
async function insertLegs(
  tx: StudioTx,
  legs: readonly (ReturnType<typeof legOf> & { bet_id: string; position: number })[],
) {
  await sql`
    with legs as (
      insert into sports.leg (bet_id, position, fixture, claim, market, line4, selection, combined, milli, market_class, phase, block,
        score, basis, sheet_hash)
      select bet_id, position, fixture, claim, market, line4, selection, nullif(combined, 'null'::jsonb), milli, market_class, phase, block,
        score, basis, sheet_hash
      from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l (bet_id uuid, position integer, fixture text, claim text, market text,
        line4 integer, selection text, combined jsonb, milli integer, market_class text, phase text, block integer, score jsonb,
        basis text, sheet_hash text)
      returning fixture, bet_id),
    queued as (insert into sports.unsealed (fixture, bet_id) select fixture, bet_id from legs)
    update sports.fixture f set has_bets = true from (select distinct fixture from legs) l
    where f.id = l.fixture and not f.has_bets`.execute(tx)
}

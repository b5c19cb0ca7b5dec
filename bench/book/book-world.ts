import { ratingsHash } from '@baize/game-kit/book/calendar/ratings'
import { modelOf } from '@baize/game-kit/book/sports'
import { sha256 } from '@baize/game-kit/node/crypto'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import { holdLeases } from '@baize/studio/leases'
import { claimText } from '@baize/studio/sports/bets/claim-text'
import { addCompetitions } from '@baize/studio/sports/calendar/add-competitions'
import { openBook } from '@baize/studio/sports/open-book'
import { openOracle } from '@baize/studio/sports/oracle/open-oracle'
import { keepFixture } from '@baize/studio/sports/play/keep-fixture'
import { readState } from '@baize/studio/sports/play/states'
import { payBets } from '@baize/studio/sports/settlement/pay-bets'
import type { BetDependencies, StoredFixture } from '@baize/studio/sports/sports-dependencies'
import type { FixtureRatings } from '@baize/studio/sports/tables'
import { asOwner } from '@baize/testing/database'
import { openStudioWorld, type StudioWorld, type UnpaidSlip } from '../studio/studio-world.ts'

/** The book of sports as a whole. */
const bookGame = 'FB-1'
const competition = 'F1'
/** Outside of the calendar, so that nothing else announces these. */
const season = 999_999
/** By then everything that had no certain answer is due again. */
const longestRetryMs = 20_000
const matchesOfRound = 8
const stakeUnits = 10_000
/** Bets of one statement, which has half a minute. */
const laidAtOnce = 50_000
const kickOffInMs = 600_000

export interface BookWorld extends Omit<StudioWorld, 'deps'> {
  deps: BetDependencies
  /** Announces a match of football that takes bets. */
  announce(number: number, ratings?: FixtureRatings): Promise<StoredFixture>
  /** Lays so many paid and accepted singles on the prices of now, every claim of every market in turn, spread over all members. */
  lay(fixture: StoredFixture, bets: number): Promise<void>
  /** Pays bets that are decided, until none is left: a batch that the wallet does not answer in time is sent again, as by a keeper. */
  payAll(): Promise<void>
  /** Plays a fixture by the clock until so many blocks are over, or to its settlement. */
  play(fixture: StoredFixture, block?: number): Promise<StoredFixture>
}

/** The book against the real wallet over signed HTTP on loopback. Its clock stands from step to step. */
export async function openBookWorld(members: number): Promise<BookWorld> {
  const world = await openStudioWorld(members, bookGame)
  const { connectionString, pool } = world.database
  const keyOfKeys = keysFromText(world.key)
  let nowMs = Date.now()
  const outside = { ...world.deps.outside, now: () => new Date(nowMs) }
  const { oracle, stop } = await openOracle({
    ...{ connectionString, oracleUrl: undefined, keyOfKeys, outside, needsOwnRole: false },
    log: world.deps.log as never,
  })
  const vault = await Vault.open(pool, 'studio.data_key', keyOfKeys)
  const deps = await openBook({ ...world.deps, outside, oracle }, vault)
  await addCompetitions(deps)
  const holder = crypto.randomUUID()
  const lease = async () => {
    const leases = await holdLeases(deps, 'sports.competition', holder)
    return leases.find(({ code }) => code === competition)!
  }

  const stored = ({ id }: StoredFixture): Promise<StoredFixture> =>
    deps.db.selectFrom('sports.fixture').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return {
    ...world,
    deps,
    async announce(number, ratings = { home: [1150, 900], away: [1000, 1050] }) {
      const model = modelOf('FOOT')
      const round = Math.ceil(number / matchesOfRound)
      const match = number - (round - 1) * matchesOfRound
      const id = `${competition}.${season}.${round}.${match}`
      const [commitment] = await oracle.commit([{ id, blocks: model.blocks }])
      return deps.db
        .insertInto('sports.fixture')
        .values({
          ...{ id, competition, sport: 'FOOT', version: model.version, season, round, match },
          ...{ home: 9, away: 13, blocks: model.blocks, commitment: commitment! },
          ratings: JSON.stringify(ratings),
          ratings_hash: ratingsHash(sha256, ratings),
          opens_at: new Date(nowMs - kickOffInMs),
          kick_off: new Date(nowMs + kickOffInMs),
          state: 'open',
          state_now: JSON.stringify(model.start()),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    async lay(fixture, bets) {
      for (let left = bets; left > 0; left -= laidAtOnce) {
        const rows = await insertBets({ ...world, deps }, fixture, Math.min(left, laidAtOnce))
        await world.payBets(rows)
      }
      await asOwner(world.database, 'vacuum analyze sports.bet, sports.leg')
    },
    async payAll() {
      for (;;) {
        await payBets(deps)
        const owed = await deps.db
          .selectFrom('sports.bet')
          .select('id')
          .where('state', '=', 'decided')
          .limit(1)
          .execute()
        if (owed.length === 0) return
        nowMs += longestRetryMs
      }
    },
    async play(fixture, block = Number.POSITIVE_INFINITY) {
      let played = await stored(fixture)
      for (;;) {
        const step = await keepFixture(deps, await lease(), played, () => {})
        played = step.fixture
        if (played.settled_at || played.settled_block >= block) return played
        nowMs = Math.max(nowMs, step.dueAt?.getTime() ?? 0)
      }
    },
    async close() {
      await deps.bets.close()
      await stop()
      await world.close()
    },
  }
}

async function insertBets(
  { deps, memberCount, database }: Pick<BookWorld, 'deps' | 'memberCount' | 'database'>,
  fixture: StoredFixture,
  bets: number,
): Promise<UnpaidSlip[]> {
  const model = modelOf(fixture.sport)
  const state = readState(fixture.state_now!)
  const phase = fixture.state === 'open' ? 'before' : 'live'
  const { prices, hash } = deps.sheets.of(fixture, state, phase)
  const sold = prices.filter(({ milli }) => milli !== null)
  const { rows } = await database.pool.query<UnpaidSlip>(
    `with claims as (select * from jsonb_to_recordset($1::jsonb) as c (place integer, claim text, market text, line4 integer,
      selection text, milli integer, market_class text, basis text)),
    drawn as materialized (
      select gen_random_uuid() as id, v.id as visit_id, v.user_id, 'real:' || v.currency as book, c.*
      from generate_series(1, $2::integer) n join studio.visit v on v.id = 1 + n % $3::integer
      join claims c on c.place = n % (select count(*) from claims)),
    slips as (insert into sports.slip (id, visit_id, user_id, input_hash, created_at)
      select id, visit_id, user_id, '', $4::timestamptz from drawn),
    bets as (insert into sports.bet (id, slip_id, position, visit_id, user_id, round_id, book, kind, lines, line_stake_units,
        stake_units, fixture, policy, most_payout_units, expect_units, salt, state, created_at, accepted_at)
      select id, id, 0, visit_id, user_id, id, book, 'single', 1, $5::bigint, $5::bigint, $6, 'better', $5::bigint * milli / 1000,
        $5::bigint * 9 / 10, md5(id::text), 'accepted', $4::timestamptz, $4::timestamptz from drawn),
    legs as (insert into sports.leg (bet_id, position, fixture, claim, market, line4, selection, milli, market_class, phase, block,
        score, basis, sheet_hash)
      select id, 0, $6, claim, market, line4, selection, milli, market_class, $7, $8::integer, $9::jsonb, basis, $10 from drawn)
    select id, user_id, $5::bigint as stake_units from drawn`,
    [
      JSON.stringify(
        sold.map(({ market, line4, selection, milli, marketClass, ...claim }, place) => ({
          ...{ place, claim: claimText({ market, line4, selection }), market, line4, selection, milli },
          ...{ market_class: marketClass, basis: model.basis({ ...claim, market, line4, selection }, state) },
        })),
      ),
      ...[bets, memberCount, deps.outside.now(), stakeUnits, fixture.id, phase, fixture.block],
      ...[JSON.stringify(model.board(state).score), hash],
    ],
  )
  await deps.db.updateTable('sports.fixture').set({ has_bets: true }).where('id', '=', fixture.id).execute()
  return rows
}

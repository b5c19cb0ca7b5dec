import { randomUUID } from 'node:crypto'
import type { BetView, PlacedBet } from '@baize/api/studio/sports/bets'
import type { PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { ratingsHash } from '@baize/game-kit/book/calendar/ratings'
import type { ClaimResult } from '@baize/game-kit/book/claims'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { modelOf } from '@baize/game-kit/book/sports'
import { sha256 } from '@baize/game-kit/node/crypto'
import { parseAmount, toWire } from '@baize/money'
import type { GameVisit, TestClient, TestWorld } from '@baize/testing'
import { claimText } from './bets/claim-text.ts'
import { appendEntries } from './calendar/entries.ts'
import type { StoredFixture } from './sports-dependencies.ts'
import type { FixtureRatings } from './tables.ts'

interface Sample {
  sport: SportId
  competition: string
  ratings: FixtureRatings
}

/** Fixtures at the figures of the rulebook's sample sheets. */
export const samples = {
  FOOT: { sport: 'FOOT', competition: 'F1', ratings: { home: [1150, 900], away: [1000, 1050] } },
  BASK: { sport: 'BASK', competition: 'B1', ratings: { home: [1030, 970], away: [1000, 1000] } },
  TENN: { sport: 'TENN', competition: 'T1', ratings: { home: [58, 52], away: [50, 49] } },
  BADM: { sport: 'BADM', competition: 'D1', ratings: { home: [62], away: [50] } },
  LANE: { sport: 'LANE', competition: 'L1', ratings: { home: [1620], away: [1500] } },
  TACT: { sport: 'TACT', competition: 'S1', ratings: { home: [1580], away: [1520] } },
  DUEL: { sport: 'DUEL', competition: 'C1', ratings: { home: [1540], away: [1500] } },
} as const satisfies Record<string, Sample>

/** Last seed of the rulebook's vectors. */
export const vectorSeed = Uint8Array.from({ length: 32 }, (_, at) => at)

/** A selection of a test: market, selection and line, such as `['AH', 'home', -0.75]`. */
export type Pick = readonly [market: string, selection: string, line?: number]

/** A member in the frame of a book. */
export interface Player {
  member: TestClient
  visit: GameVisit
}

export interface AskedLeg {
  fixture: PlayedFixture
  pick: Pick
}

/** Matches are counted by world, since what comes of one is drawn by its id: a file plays the same ones in any order of files. */
const matches = new WeakMap<TestWorld, number>()

function nextMatch(world: TestWorld): number {
  const match = (matches.get(world) ?? 0) + 1
  matches.set(world, match)
  return match
}

/** A fixture of a test world, played by the clock that the test turns. */
export class PlayedFixture {
  readonly world: TestWorld
  readonly id: string
  readonly sport: SportId

  private constructor(world: TestWorld, id: string, sport: SportId) {
    this.world = world
    this.id = id
    this.sport = sport
  }

  /** Announces a fixture outside of the calendar: at sample figures, with a chain that ends in a given seed. */
  static async announce(
    world: TestWorld,
    sample: keyof typeof samples,
    { id, kickOffInMs = 120_000, seed = vectorSeed }: { id?: string; kickOffInMs?: number; seed?: Uint8Array } = {},
  ): Promise<PlayedFixture> {
    const { sport, competition, ratings } = samples[sample]
    const model = modelOf(sport)
    const place = id ?? `${competition}.999999.1.${nextMatch(world)}`
    world.nextSeeds.unshift(seed)
    const [commitment] = await world.studio.book.oracle.commit([{ id: place, blocks: model.blocks }])
    const now = world.clock.now()
    const opensAt = new Date(now.getTime() - 3_600_000)
    const kickOff = new Date(now.getTime() + kickOffInMs)
    const figures = ratingsHash(sha256, ratings)
    const [, season, round, match] = place.split('.').map(Number)
    await world.studio.db
      .insertInto('sports.fixture')
      .values({
        ...{ id: place, competition, sport, version: model.version, season: season!, round: round!, match: match! },
        ...{ home: 9, away: 13 - (sport === 'FOOT' ? 0 : 2), blocks: model.blocks, commitment: commitment! },
        ratings: JSON.stringify(ratings),
        ratings_hash: figures,
        opens_at: opensAt,
        kick_off: kickOff,
        state: 'open',
        state_now: JSON.stringify(model.start()),
      })
      .execute()
    const announced = {
      id: place,
      commitment: commitment!,
      sport,
      version: model.version,
      ratingsHash: figures,
      opensAt,
      kickOff,
    }
    await world.studio.db.transaction().execute(tx => appendEntries(tx, competition, 'chain', [announced], now))
    return new PlayedFixture(world, place, sport)
  }

  row(): Promise<StoredFixture> {
    return this.world.studio.db
      .selectFrom('sports.fixture')
      .selectAll()
      .where('id', '=', this.id)
      .executeTakeFirstOrThrow()
  }

  /** Notes that somebody looks, and lets the keeper work. */
  async run(): Promise<void> {
    const { studio, clock } = this.world
    await studio.db
      .updateTable('sports.fixture')
      .set({ watched_at: clock.now() })
      .where('id', '=', this.id)
      .where('settled_at', 'is', null)
      .execute()
    await studio.sports.run()
  }

  async runTo(at: Date, laterMs = 0): Promise<void> {
    const { clock } = this.world
    clock.advance(Math.max(0, at.getTime() + laterMs - clock.now().getTime()))
    await this.run()
  }

  /** Plays until a block is over, and its state is on sale. */
  async toBlock(block: number): Promise<StoredFixture> {
    for (;;) {
      const row = await this.row()
      // Settled too: the clock may have passed the moment between two runs of the keeper.
      const isOver = row.block >= block && row.settled_block >= block
      if (isOver && row.window_at && this.world.clock.now() >= row.window_at) return row
      await this.runTo(this.#nextMoment(row))
    }
  }

  /** Plays to the end, and settles. */
  async finish(): Promise<StoredFixture> {
    for (;;) {
      const row = await this.row()
      if (row.settled_at) return row
      await this.runTo(this.#nextMoment(row))
    }
  }

  /** Gives a claim its result, whatever the match brings: settlement takes what it finds. */
  async decide([market, selection, line = 0]: Pick, result: ClaimResult['kind'], deadHeatOf?: number): Promise<void> {
    const claim = { market, line4: 4 * line, selection }
    const model = modelOf(this.sport)
    await this.world.studio.db
      .insertInto('sports.outcome')
      .values({
        ...{ fixture: this.id, claim: claimText(claim), result, block: 1 },
        basis: model.basis(claim, model.start()),
        dead_heat_of: deadHeatOf ?? null,
      })
      .execute()
  }

  async sheet({ visit }: Player): Promise<SheetView> {
    const { status, body } = await visit.call('book.fixture', { id: this.id })
    if (status !== 200 || !body.sheet) throw new Error(`no sheet of ${this.id}: ${JSON.stringify(body)}`)
    return body.sheet
  }

  #nextMoment({ state, kick_off, window_at, closes_at }: StoredFixture): Date {
    const now = this.world.clock.now()
    if (state === 'open') return kick_off
    const moments = [window_at!, new Date(closes_at!.getTime() - 100), closes_at!]
    return moments.find(at => at > now) ?? now
  }
}

export const priceOf = (sheet: SheetView, [market, selection, line = 0]: Pick): PriceView | undefined =>
  sheet.prices.find(price => price.market === market && price.selection === selection && price.line4 === 4 * line)

/** Opens the book for a new member. */
export async function enter(world: TestWorld, gameCode = 'FB-1'): Promise<Player> {
  const member = await world.member()
  return { member, visit: await world.play(member, gameCode) }
}

/** What a member may play with, such as `1000.00`. */
export const balance = async ({ member }: Player): Promise<string> =>
  (await member.call('wallet.balance', {})).sumBalance

/** A leg at the price that its fixture shows now. */
export async function leg(player: Player, { fixture, pick }: AskedLeg) {
  const sheet = await fixture.sheet(player)
  const price = priceOf(sheet, pick)
  if (!price?.milli) throw new Error(`${fixture.id} does not sell ${pick.join(' ')}`)
  const { market, line4, selection, milli } = price
  return { fixture: fixture.id, market, line4, selection, milli, token: sheet.token }
}

type Leg = Awaited<ReturnType<typeof leg>>

export interface Asked {
  legs: Leg[]
  amount: string
  kind?: 'single' | 'parlay' | 'system'
  system?: string
  betId?: string
}

const unitsOf = (amount: string): string => String(parseAmount(amount))

/** Sends a slip. */
export const send = (
  { visit }: Player,
  bets: readonly Asked[],
  { policy = 'better', slipId = randomUUID() }: { policy?: 'none' | 'better' | 'any'; slipId?: string } = {},
) =>
  visit.send('book.place', {
    slipId,
    policy,
    bets: bets.map(({ legs, amount, kind = legs.length > 1 ? 'parlay' : 'single', system, betId = randomUUID() }) => ({
      ...{ betId, kind, legs, lineStakeUnits: unitsOf(amount) },
      ...(system && { system }),
    })),
  })

/** Places bets that must be accepted. */
export async function place(player: Player, ...bets: Asked[]): Promise<BetView[]> {
  const { status, body } = await send(player, bets)
  const answers = status === 200 ? body.bets : []
  if (answers.length === 0 || answers.some(answer => !('bet' in answer))) throw new Error(JSON.stringify(body))
  return answers.map(answer => (answer as Extract<PlacedBet, { bet: BetView }>).bet)
}

/** Places singles on one fixture at its prices now. */
export async function placeSingles(
  player: Player,
  fixture: PlayedFixture,
  ...picks: (readonly [pick: Pick, amount: string])[]
): Promise<BetView[]> {
  const bets: Asked[] = []
  for (const [pick, amount] of picks) bets.push({ legs: [await leg(player, { fixture, pick })], amount })
  return place(player, ...bets)
}

/** How bets ended: outcome, payout and valid bet, in units of money with four decimals. */
export async function endsOf({ visit }: Player, bets: readonly BetView[]): Promise<string[]> {
  const ends: string[] = []
  for (const { betId } of bets) {
    const { body } = await visit.call('book.bet', { id: betId })
    ends.push([body.outcome, exact(body.payoutUnits), exact(body.validUnits)].join(' '))
  }
  return ends
}

/** Units as money with all four decimals, where more than two count. */
function exact(units: string | null): string {
  if (units === null) return '-'
  const value = BigInt(units)
  return value % 100n === 0n ? toWire(value) : `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0')}`
}

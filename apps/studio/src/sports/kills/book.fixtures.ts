import { randomUUID } from 'node:crypto'
import { settleBet } from '@baize/game-kit/book/bets/settle-bet'
import { modelOf, ratingsOf, type SportState } from '@baize/game-kit/book/sports'
import { playMatch } from '@baize/game-kit/book/testing/vector-match'
import { SimulationDraws } from '@baize/game-kit/draws'
import { GameVisit, type TestWorld } from '@baize/testing'
import type { Cut } from '@baize/testing/database-line'
import type { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { Dealers } from '../../live/kills/dealers.fixtures.ts'
import { type Asked, enter, leg, type Pick, PlayedFixture, type Player, send } from '../fixtures.ts'
import { momentOf } from '../play/moment.ts'
import { linesOf } from '../settlement/decide-combined.ts'
import type { StoredFixture, StoredLeg } from '../sports-dependencies.ts'

const sealing = 'update "sports"."fixture" set "sealed_block" = $1'
/** Most statements of a pass that goes through some blocks with bets on them. */
const statementsMost = 60
const cuts: Cut[] = ['before', 'during', 'after', 'committed']
/** Steps of the clock are drawn up to this; ten of them with a kill each do not pass the end of a match. */
const longestStepMs = 9_000
const waiting = ['betting', 'accepted', 'decided', 'voiding', 'rolling-back'] as const

const picks: Record<'FOOT' | 'BASK', readonly Pick[]> = {
  FOOT: [
    ['1X2', 'home'],
    ['1X2', 'draw'],
    ['BTTS', 'yes'],
    ['OE', 'odd'],
  ],
  BASK: [
    ['ML', 'home'],
    ['ML', 'away'],
    ['OE', 'even'],
    ['OE', 'odd'],
  ],
}

/** A player as wallet and studio know them. */
interface Seated extends Player {
  userId: string
}

async function sit(world: TestWorld): Promise<Seated> {
  const player = await enter(world)
  const newest = world.studio.db.selectFrom('studio.visit').select('user_id').orderBy('id', 'desc').limit(1)
  return { ...player, userId: (await newest.executeTakeFirstOrThrow()).user_id }
}

/** What a player was told of a bet: that it is accepted, that it is not, or nothing that is certain. */
type Heard = 'accepted' | 'refused' | 'nothing'

/**
 * Two matches at once, whose chains the test knows, played by studios that are killed one after the other. The world's own studio
 * only takes bets.
 */
export class KilledBook {
  readonly world: TestWorld
  readonly keepers: Dealers
  readonly players: readonly Seated[]
  readonly heard = new Map<string, Heard>()
  fixtures: PlayedFixture[] = []
  #seed = new Uint8Array()
  #draws = new SimulationDraws(0)

  private constructor(world: TestWorld, keepers: Dealers, players: readonly Seated[]) {
    this.world = world
    this.keepers = keepers
    this.players = players
  }

  static async start(world: TestWorld): Promise<KilledBook> {
    const work = async (keeper: StudioProcess) => keeper.play(world.clock)
    const keepers = await Dealers.start(world, { work })
    world.clock.stopAt(world.clock.now())
    // The calendar is made once; from then on others keep the book.
    await world.studio.sports.run()
    world.clock.advance(5_100)
    return new KilledBook(world, keepers, [await sit(world), await sit(world), await sit(world)])
  }

  /** Announces a match of football and one of basketball that begin shortly. @param seed of the chains, and of all that is drawn here */
  async announce(seed: number): Promise<void> {
    this.#draws = new SimulationDraws(seed)
    this.#seed = Uint8Array.from({ length: 32 }, () => this.#draws.below(256))
    const chain = () => ({ seed: this.#seed, kickOffInMs: 4_000 + this.#draws.below(4_000) })
    this.fixtures = [
      await PlayedFixture.announce(this.world, 'FOOT', chain()),
      await PlayedFixture.announce(this.world, 'BASK', chain()),
    ]
    this.heard.clear()
  }

  /** Turns the clock on by a step that may end anywhere in a window or a block. */
  async step(): Promise<void> {
    this.world.clock.advance(this.#draws.below(longestStepMs))
    await this.#look()
  }

  /** Lays singles, or a parlay over both matches, where windows are open now; by the world's studio or by one at an address. */
  async lay(url?: string): Promise<void> {
    const player = this.#any(this.players)
    const legs: Asked['legs'] = []
    for (const fixture of this.fixtures) {
      const moment = momentOf(await fixture.row(), this.world.clock.now())
      if (!moment?.decidesUntil) continue
      const pick = this.#any(picks[fixture.sport as keyof typeof picks])
      const shown = await leg(player, { fixture, pick }).catch(() => null)
      if (shown) legs.push(shown)
    }
    const isParlay = legs.length === 2 && this.#draws.below(3) === 0
    const visit = url ? await this.#visitOf(player, url) : player.visit
    const bets: Asked[] = isParlay ? [{ legs, amount: '2.00' }] : legs.map(one => ({ legs: [one], amount: '1.00' }))
    if (bets.length > 0) await this.#send({ ...player, visit }, bets)
  }

  /** Kills the keeper at any statement of a pass, in which it may be taking a bet too. */
  async killAnywhere(): Promise<void> {
    const takesBet = this.#draws.below(2) === 0
    let laid = Promise.resolve()
    await this.keepers.killAmid(this.#any(cuts), 1 + this.#draws.below(statementsMost), keeper => {
      // It may be gone before it shows its page.
      if (takesBet) laid = this.lay(keeper.url).catch(() => undefined)
      return keeper.play(this.world.clock)
    })
    await laid
  }

  /** Kills the keeper once it has sealed a block for which a stake is still with the wallet. @returns what its player heard */
  async killAtSeal(): Promise<Heard> {
    const { closes_at } = await this.toWindow()
    const { wallet, clock } = this.world
    const reached = Promise.withResolvers<void>()
    const arrives = Promise.withResolvers<'good'>()
    wallet.line = path => {
      if (!path.endsWith('/batch')) return 'good'
      reached.resolve()
      return arrives.promise
    }
    const betId = randomUUID()
    const answered = this.#layOnFootball(this.players[0]!, betId)
    await reached.promise
    clock.stopAt(new Date(closes_at!.getTime() - 50))
    await this.keepers.killAt('committed', sealing)
    wallet.line = () => 'good'
    arrives.resolve('good')
    await answered
    return this.heard.get(betId)!
  }

  /** Kills the keeper while the wallet has its call of a bet or of settles, and has not looked at it. */
  killInFlight(): Promise<void> {
    const player = this.#any(this.players)
    return this.keepers.killInFlight(async ({ url }) => {
      await this.toWindow()
      await this.#layOnFootball({ ...player, visit: await this.#visitOf(player, url) })
    })
  }

  /** Plays both matches to their end, and lets keepers work until the money of every bet has moved. */
  async finish(): Promise<void> {
    const { studio, clock } = this.world
    const open = () => studio.db.selectFrom('sports.bet').select('id').where('state', 'in', waiting).execute()
    const isOver = async () => {
      const rows = await Promise.all(this.fixtures.map(fixture => fixture.row()))
      return rows.every(({ settled_at }) => settled_at) && (await open()).length === 0
    }
    for (let pass = 0; pass < 100 && !(await isOver()); pass++) {
      clock.advance(10_000)
      await this.#look()
      await this.keepers.deal()
    }
  }

  /** What each player has, to the unit. */
  async balances(): Promise<bigint[]> {
    const { rows } = await this.world.database.pool.query<{ units: bigint }>(
      `select sum(balance)::bigint as units from unnest($1::bigint[]) with ordinality as player (id, place)
      join ledger.account on owner_kind = 'member' and owner_id = player.id group by place order by place`,
      [this.players.map(({ userId }) => userId)],
    )
    return rows.map(({ units }) => BigInt(units))
  }

  /** What follows from a match's chain, whoever played it. */
  courseOf({ id, sport, ratings }: StoredFixture): SportState[] {
    const model = modelOf(sport)
    return playMatch(model as never, model.prepare(ratingsOf(sport, ratings!.home, ratings!.away)), id, this.#seed)
  }

  /** What a bet pays by the rules, from the courses of its matches. */
  payoutOf(
    bet: { kind: 'single' | 'parlay' | 'system'; system: string | null; line_stake_units: bigint },
    legs: readonly StoredLeg[],
    courses: ReadonlyMap<string, { fixture: StoredFixture; states: SportState[] }>,
  ): bigint {
    const decided = legs.map(({ fixture: id, milli, block, ...claim }) => {
      const { fixture, states } = courses.get(id)!
      return { milli, result: modelOf(fixture.sport).settle(claim, states[block]!, states.at(-1)!)! }
    })
    const lines = linesOf(bet, legs.length)
    return settleBet({ legs: decided, lines, lineStakeUnits: bet.line_stake_units })!.payoutUnits
  }

  async #layOnFootball(player: Player, betId?: string): Promise<void> {
    const shown = await leg(player, { fixture: this.fixtures[0]!, pick: this.#any(picks.FOOT) })
    await this.#send(player, [{ legs: [shown], amount: '1.00', ...(betId && { betId }) }])
  }

  #any<T>(of: readonly T[]): T {
    return of[this.#draws.below(of.length)]!
  }

  /** Plays on to a window of football with time left in it. @throws Error once the match is over */
  async toWindow(): Promise<StoredFixture> {
    const [fixture] = this.fixtures
    for (;;) {
      await this.#look()
      await this.keepers.deal()
      const row = await fixture!.row()
      const now = this.world.clock.now()
      if (row.settled_at) throw new Error(`${fixture!.id} is over`)
      if (row.state === 'live' && now >= row.window_at! && now.getTime() < row.closes_at!.getTime() - 700) return row
      const next = row.state === 'open' ? row.kick_off : row.window_at!
      this.keepers.turnTo(next > now ? next : row.closes_at!)
    }
  }

  async #look(): Promise<void> {
    const { studio, clock } = this.world
    await studio.db
      .updateTable('sports.fixture')
      .set({ watched_at: clock.now() })
      .where(
        'id',
        'in',
        this.fixtures.map(({ id }) => id),
      )
      .where('settled_at', 'is', null)
      .execute()
  }

  async #visitOf({ member }: Player, url: string): Promise<GameVisit> {
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'FB', gameCode: 'FB-1' })
    return GameVisit.open(url, gameUrl)
  }

  async #send(player: Player, bets: readonly Asked[]): Promise<void> {
    const named = bets.map(bet => ({ ...bet, betId: bet.betId ?? randomUUID() }))
    for (const { betId } of named) this.heard.set(betId, 'nothing')
    const answer = await send(player, named).catch(() => null)
    if (answer?.status !== 200) return
    for (const placed of answer.body.bets) this.heard.set(placed.betId, 'bet' in placed ? 'accepted' : 'refused')
  }
}

import { deriveResult, hasPool, issueAt, lotteryGame } from '@baize/game-kit/lotteries/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { GameVisit, type TestClient, type TestWorld } from '@baize/testing'
import { DrawSeeds } from '../draws/draw-seeds.ts'
import { LotteryTable, leapTo, type TestTicket } from '../fixtures.ts'

export const poolGame = 'LT_645'
/** What the house puts into a pool that was won. */
export const seedUnits = 5_000_000_000n
const beforeDrawMs = 20 * 60_000

/** Turns the clock to shortly before the next draw that has a pool, or has none. */
export async function comeTo(world: TestWorld, pool: boolean): Promise<void> {
  const game = lotteryGame(poolGame)
  for (;;) {
    const nowMs = world.clock.now().getTime()
    const { drawsAtMs, closesAtMs } = issueAt(game.schedule, nowMs)
    const fits = hasPool(game, drawsAtMs) === pool && closesAtMs - nowMs > 60_000
    await leapTo(world, fits ? Math.max(nowMs, drawsAtMs - beforeDrawMs) : drawsAtMs + 100, poolGame)
    if (fits) return
  }
}

/** What the pool holds in the ledger. */
export async function poolUnits({ database }: TestWorld): Promise<bigint> {
  const { rows } = await database.pool.query<{ balance: bigint }>(
    `select balance from ledger.account where kind = 'JACKPOT' and qualifier = 'BZS:LT_645' and book = 'REAL'`,
  )
  return rows[0]?.balance ?? 0n
}

export interface PoolPlayer {
  id: bigint
  member: TestClient
  visit: GameVisit
}

/** The table of the game with a pool. */
export class PoolTable extends LotteryTable {
  readonly #world: TestWorld

  constructor(world: TestWorld) {
    super(world)
    this.#world = world
  }

  async sitDown(): Promise<PoolPlayer> {
    const member = await this.#world.member()
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'LOTT', gameCode: poolGame })
    const { id } = await member.call('members.info', {})
    return { id: BigInt(id), member, visit: await GameVisit.open(this.#world.studioUrl, gameUrl) }
  }

  /** Buys tickets of the draw on sale. Answers its issue. */
  async buy({ visit }: PoolPlayer, tickets: TestTicket[]): Promise<string> {
    const slip = await this.slipFor(visit, tickets)
    const { status, body } = await this.place(visit, slip)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return slip.issue
  }

  /** The numbers that the draw on sale will have, which nobody outside of a test can read. */
  async numbersToCome(): Promise<string[]> {
    const { db, vault } = this.#world.studio
    const draw = await db
      .selectFrom('studio.draw')
      .selectAll()
      .where('game_code', '=', poolGame)
      .where('state', '=', 'SELLING')
      .executeTakeFirstOrThrow()
    const seed = (await DrawSeeds.load(db, vault)).open(draw.sealed_seed, draw.commitment)!
    const { issue, version, entropy } = draw
    return [...deriveResult(hmac, seed, { gameCode: poolGame, issue, version, entropy: entropy ?? '-' }, 'SIX45')]
  }

  /** What the betting page shows of the pool. */
  async shownUnits({ visit }: PoolPlayer): Promise<bigint> {
    return BigInt((await visit.send('lottery.pool', {})).body.balanceUnits)
  }
}

/** Drawn numbers as a ticket has them. */
export const inOrder = (numbers: string[]) => numbers.toSorted((a, b) => Number(a) - Number(b)).join('-')

/** Six numbers none of which is drawn. */
export const losing = (numbers: string[]) =>
  Array.from({ length: 45 }, (_, i) => String(i + 1))
    .filter(number => !numbers.includes(number))
    .slice(0, 6)
    .join('-')

import { randomUUID } from 'node:crypto'
import type { DrawView, SlipView } from '@baize/api/studio/lottery'
import { highestSeries, issueAt, lineOdds, lotteryGame, priceTicket } from '@baize/game-kit/lotteries/index'
import { parseAmount } from '@baize/money'
import { asOwner, GameVisit, type TestClient, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'

/** One bet of a test: its code, its content, and how often. */
export type TestTicket = [betCode: string, content: string, times?: number]

/** Lotteries of a test world: members at their tables, slips, and draws held by the clock that the test turns. */
export class LotteryTable {
  readonly #world: TestWorld

  constructor(world: TestWorld) {
    this.#world = world
  }

  async balanceCents(member: TestClient): Promise<number> {
    return Number(parseAmount((await member.call('wallet.balance', {})).sumBalance)) / 100
  }

  /** A member at the table of a game whose issue has just opened. */
  async playing(gameCode = 'EL_K3_1'): Promise<{ member: TestClient; visit: GameVisit }> {
    const { clock, database, studioUrl } = this.#world
    const { drawsAtMs } = issueAt(lotteryGame(gameCode).schedule, clock.now().getTime())
    await leapTo(this.#world, drawsAtMs + 100, gameCode)
    const member = await this.#world.member()
    const { vendor_code: vassalage } = await database.kysely
      .selectFrom('catalogue.game')
      .select('vendor_code')
      .where('code', '=', gameCode)
      .executeTakeFirstOrThrow()
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage, gameCode })
    return { member, visit: await GameVisit.open(studioUrl, gameUrl) }
  }

  /** A draw of a game by its issue, whether it comes or was held. */
  async drawOf(visit: GameVisit, issue: string): Promise<DrawView> {
    return [...(await this.held(visit)), ...(await this.coming(visit))].find(draw => draw.issue === issue)!
  }

  async coming(visit: GameVisit): Promise<DrawView[]> {
    return (await visit.send('lottery.coming', {})).body as DrawView[]
  }

  async held(visit: GameVisit): Promise<DrawView[]> {
    return (await visit.send('lottery.held', {})).body as DrawView[]
  }

  async slips(visit: GameVisit): Promise<SlipView[]> {
    return (await visit.send('lottery.slips', {})).body as SlipView[]
  }

  /** A slip of single-unit bets, ready to be sent for the issue that sells; at the highest odds, which give no rebate. */
  async slipFor(visit: GameVisit, tickets: TestTicket[] = [['BSOE', 'B']], series = highestSeries) {
    const [current] = (await this.coming(visit)).filter(({ state }) => state === 'SELLING')
    const priced = pricedTickets(current!.gameCode, tickets, series)
    return { slipId: randomUUID(), issue: current!.issue, series, ...priced }
  }

  place(visit: GameVisit, slip: object) {
    return visit.send('lottery.placeSlip', slip)
  }

  /** Makes the sealed seed of a draw unreadable, as a damaged disk would. */
  async spoilSeed({ gameCode, issue }: DrawView): Promise<void> {
    await asOwner(
      this.#world.database,
      `begin;
      alter table studio.draw disable trigger draw_committed;
      update studio.draw set sealed_seed = sealed_seed || 'x'::bytea
        where game_code = '${gameCode}' and issue = '${issue}';
      alter table studio.draw enable trigger draw_committed;
      commit`,
    )
  }

  /** Turns the clock to a moment, or some time after it, and lets the keeper work. */
  async keepAt(iso: string, laterMs: number): Promise<void> {
    await leapTo(this.#world, Date.parse(iso) + laterMs)
  }

  /** Holds the draw of an issue at its time. */
  async hold(visit: GameVisit, issue: string): Promise<DrawView> {
    const draw = (await this.coming(visit)).find(one => one.issue === issue)!
    await this.keepAt(draw.drawsAt, 10)
    return (await this.held(visit)).find(one => one.issue === issue)!
  }
}

/**
 * Turns the clock to a moment and lets the keeper work. On the way it goes past the draws of games at which nobody has sat
 * down, since holding those of all games would take most of a test's time.
 * @param opening a game at which somebody will sit down then
 */
export async function leapTo({ clock, studio }: TestWorld, atMs: number, opening = ''): Promise<void> {
  const at = new Date(atMs)
  await sql`
    update studio.draw d set state = 'SKIPPED', settled_at = ${at}::timestamptz
    where d.state in ('SCHEDULED', 'SELLING') and d.placed = 0 and d.closes_at <= ${at}::timestamptz
      and d.game_code <> ${opening} and not exists (select from studio.visit v where v.game_code = d.game_code)
      and not exists (select from studio.slip s where s.draw_id = d.id)`.execute(studio.db)
  clock.advance(atMs - clock.now().getTime())
  await studio.draws.run()
}

/** Tickets of one unit each at the odds of a series, and what they cost together. */
export function pricedTickets(gameCode: string, tickets: TestTicket[], series = highestSeries) {
  const { format } = lotteryGame(gameCode)
  const all = tickets.map(([betCode, content, times = 1]) => {
    const ticket = { betCode, content, unitCents: 100, times }
    const { bet, costCents } = priceTicket(format, ticket)
    return { costCents, ticket: { ...ticket, oddsX10000: lineOdds(bet, series) } }
  })
  return { tickets: all.map(({ ticket }) => ticket), costCents: all.reduce((sum, { costCents }) => sum + costCents, 0) }
}

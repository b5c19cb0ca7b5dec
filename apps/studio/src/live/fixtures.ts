import { randomUUID } from 'node:crypto'
import { plainHeaders } from '@baize/api/studio/endpoints'
import type { TableFrame } from '@baize/api/studio/live'
import { tableStreamPath } from '@baize/api/studio/paths'
import { parseAmount } from '@baize/money'
import { GameVisit, type TestClient, type TestWorld } from '@baize/testing'
import type { StoredTableRound } from './live-dependencies.ts'
import { liveTable, vendorOfTable } from './live-tables.ts'

/** A member at a table. */
export interface Seated {
  member: TestClient
  visit: GameVisit
}

/** Chips of a test: spots with amounts in units of money. */
export type Chips = Record<string, number>

const unit = 10_000

/** A table of a test world, dealt by the clock that the test turns. */
export class DealtTable {
  readonly world: TestWorld
  readonly code: string

  constructor(world: TestWorld, code: string) {
    this.world = world
    this.code = code
  }

  async sit(member?: TestClient): Promise<Seated> {
    const seated = member ?? (await this.world.member())
    const { gameUrl } = await seated.call('launch.gameLaunch', {
      vassalage: vendorOfTable(liveTable(this.code)),
      gameCode: this.code,
    })
    return { member: seated, visit: await GameVisit.open(this.world.studioUrl, gameUrl) }
  }

  /** Looks at the table, so that it wakes up or goes on, and lets the keeper work. */
  async watch(): Promise<void> {
    await this.look()
    await this.world.studio.live.run()
  }

  /** Notes that somebody looks at the table. Nothing is dealt. */
  async look(): Promise<void> {
    const { studio, clock } = this.world
    await studio.db
      .updateTable('studio.live_table')
      .set({ watched_at: clock.now() })
      .where('code', '=', this.code)
      .execute()
  }

  /** The newest round of the table. */
  async round(): Promise<StoredTableRound> {
    return this.world.studio.db
      .selectFrom('studio.table_round')
      .selectAll()
      .where('table_code', '=', this.code)
      .orderBy('serial', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  }

  async roundOf(serial: bigint): Promise<StoredTableRound> {
    return this.world.studio.db
      .selectFrom('studio.table_round')
      .selectAll()
      .where('table_code', '=', this.code)
      .where('serial', '=', serial)
      .executeTakeFirstOrThrow()
  }

  /** Turns the clock to a moment, and a little further, and lets the keeper work. */
  async runTo(at: Date, laterMs = 0): Promise<void> {
    const { clock, studio } = this.world
    clock.advance(Math.max(0, at.getTime() + laterMs - clock.now().getTime()))
    await studio.live.run()
  }

  /** Comes to a round that takes bets, past those that only shuffle. */
  async open(): Promise<StoredTableRound> {
    for (;;) {
      await this.watch()
      const round = await this.round()
      if (round.state === 'OPEN' && round.takes_bets) return round
      const before = await this.world.studio.db
        .selectFrom('studio.table_round')
        .selectAll()
        .where('table_code', '=', this.code)
        .where('state', 'in', ['OPEN', 'CLOSED', 'SEALED', 'DRAWN'])
        .orderBy('serial')
        .limit(1)
        .executeTakeFirst()
      await this.runTo(before ? nextMoment(before) : round.opens_at)
    }
  }

  /** Deals and settles a round that takes bets. */
  async finish({ serial }: Pick<StoredTableRound, 'serial'>): Promise<StoredTableRound> {
    for (;;) {
      const round = await this.roundOf(serial)
      if (round.state === 'SETTLED' || round.state === 'VOIDED') return round
      await this.runTo(nextMoment(round))
    }
  }

  /** Confirms chips on a round; the answer is the studio's. */
  bet(
    { visit }: Seated,
    round: Pick<StoredTableRound, 'serial' | 'definition'>,
    chips: Chips,
    more: { slipId?: string; totalUnits?: string } = {},
  ) {
    const positions = Object.entries(chips).map(([spot, amount]) => ({
      spot,
      units: String(Math.round(amount * unit)),
    }))
    const totalUnits = String(positions.reduce((sum, { units }) => sum + Number(units), 0))
    return visit.send('table.bet', {
      ...{ slipId: randomUUID(), serial: Number(round.serial), definition: round.definition, positions, totalUnits },
      ...more,
    })
  }

  /** What a member may play with, in units of money. */
  async balance(seated: Seated): Promise<number> {
    return Number(await this.balanceUnits(seated)) / unit
  }

  async balanceUnits({ member }: Seated): Promise<bigint> {
    return parseAmount((await member.call('wallet.balance', {})).sumBalance)
  }

  async slip(id: string) {
    return this.world.studio.db
      .selectFrom('studio.table_slip')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }
}

/** When the next step of a round is due. */
export const nextMoment = (round: StoredTableRound): Date =>
  ({
    SCHEDULED: round.opens_at,
    OPEN: round.closes_at,
    CLOSED: round.seals_at,
    SEALED: round.seals_at,
    DRAWN: round.result_at,
    SETTLED: round.ends_at,
    VOIDED: round.ends_at,
  })[round.state]

/** Reads the stream of a table as a page does. */
export class FrameReader {
  readonly frames: TableFrame[] = []
  lastId = ''
  readonly #abort = new AbortController()

  static async open(world: TestWorld, { visit }: Seated, lastId?: string): Promise<FrameReader> {
    const reader = new FrameReader()
    const response = await fetch(new URL(tableStreamPath, world.studioUrl), {
      method: 'POST',
      headers: plainHeaders,
      body: JSON.stringify({ secret: visit.boot.secret, ...(lastId ? { lastId } : {}) }),
      signal: reader.#abort.signal,
    })
    if (!response.ok) throw new Error(`the stream answered ${response.status}`)
    void reader.#read(response.body!)
    return reader
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true })
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#take(text.slice(0, end))
          text = text.slice(end + 2)
        }
      }
    } catch {
      // The test has left, or the server has.
    }
  }

  #take(block: string): void {
    const [, id] = /^id: (.*)$/m.exec(block) ?? []
    const [, data] = /^data: (.*)$/m.exec(block) ?? []
    if (!data) return
    this.lastId = id!
    this.frames.push(JSON.parse(data) as TableFrame)
  }
}

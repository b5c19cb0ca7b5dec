import { randomBytes } from 'node:crypto'
import { studioRequest } from '@baize/api/studio/endpoints'
import { roundsExportPath } from '@baize/api/studio/paths'
import {
  type Fish,
  type FishCode,
  hitBound,
  type Level,
  openTicketStreams,
  type Prey,
  prizeAt,
  shotInteger,
  type VerifiableTicket,
} from '@baize/game-kit/fish/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { checkInvariants, type TestClient, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { Visits } from '../../visits.ts'
import { FishPage, FLIGHT_MS } from './fish-page.fixtures.ts'

/** A process that keeps rooms: where its socket is, and a pass over what is due there. */
interface Keeping {
  url: string
  run(): Promise<void>
}

/** A shot at one fish. */
export interface Shot {
  ticket: number
  k: number
  level: Level
  fish: Fish
}

/** A sea of a world where members open pages, and whose clock stands but for what tests turn it on. */
export class Beach {
  readonly world: TestWorld
  readonly code: FishCode
  keeping: Keeping

  constructor(world: TestWorld, code: FishCode = 'TDL-REEF') {
    this.world = world
    this.code = code
    this.keeping = { url: world.studioUrl, run: () => world.studio.rooms.run() }
  }

  /** A page of a member whose browser has sent its client seed. */
  async page(member?: TestClient, code = this.code): Promise<FishPage> {
    const who = member ?? (await this.world.member())
    const secret = await this.visit(who, code)
    await this.seeds(secret)
    return FishPage.open(this.keeping.url, who, secret)
  }

  async visit(member: TestClient, gameCode = this.code): Promise<string> {
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'TDL', gameCode })
    const ticket = new URL(gameUrl, this.world.studioUrl).searchParams.get('ticket')!
    const outside = { now: () => this.world.clock.now() }
    return (await new Visits(this.world.studio.db, outside, this.world.studio.vault).open(ticket)).secret
  }

  /** Sends a client seed, as a page does before its first shot; answers the refusal where there is one. */
  async seeds(secret: string) {
    const send = async () => {
      const { url, ...request } = studioRequest('seeds.change', { clientSeed: randomBytes(8).toString('hex') }, secret)
      return (await fetch(new URL(url, this.world.studioUrl), request)).json()
    }
    const first = await send()
    // The first call of a player makes the commitment that has to come before the seed.
    return first.error === 'client_seed_wanted' ? send() : first
  }

  /** The page of a member who is here already, opened once more. */
  again({ member, secret }: FishPage): Promise<FishPage> {
    return FishPage.open(this.keeping.url, member, secret)
  }

  /** Lets the rooms do what is due, after all that pages sent, and waits until they heard of it. */
  async turn(pages: readonly FishPage[] = [], ms = 0): Promise<void> {
    await Promise.all(pages.map(page => page.synced()))
    this.world.clock.advance(ms)
    await this.keeping.run()
    await Promise.all(pages.map(page => page.synced()))
  }

  /** Lets time pass in steps that are short beside those of the rules. */
  async pass(pages: readonly FishPage[], ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 5_000) await this.turn(pages, Math.min(left, 5_000))
  }

  /** A page that sits, with a purse to fire with. */
  async seated(
    amountUnits = 100_000,
    { member, code }: { member?: TestClient; code?: FishCode } = {},
  ): Promise<FishPage> {
    const page = await this.page(member, code)
    page.act({ kind: 'sit', class: 'shallows' })
    await this.turn([page])
    if (amountUnits > 0) await this.fill(page, amountUnits)
    return page
  }

  async fill(page: FishPage, amountUnits: number): Promise<void> {
    page.act({ kind: 'purse', amountUnits })
    await this.turn([page])
    await this.turn([page])
  }

  /** Fires a locked shot at prey in sight. It flies until it is claimed or comes back. */
  async fire(page: FishPage, { level = 1, k, fish }: Partial<Shot> = {}): Promise<Shot> {
    const lock = fish ?? (await this.#prey(page))[0]!
    const { ticket, roomMs: tMs } = page
    const shot = { ticket: ticket.number, k: k ?? this.#nextK(page), level, fish: lock }
    if (!page.openedAtMs.has(ticket.number)) page.openedAtMs.set(ticket.number, tMs)
    page.up({ ...shot, kind: 'fire', angle: 0, lock: lock.id, tMs })
    await page.synced()
    return shot
  }

  /** Prey that can be shot at now; waits for some, as over a tide. */
  async #prey(page: FishPage): Promise<Fish[]> {
    for (;;) {
      await page.synced()
      const prey = page.preyInSight(page.roomMs)
      if (prey.length > 0) return prey
      await this.turn([page], 1_000)
    }
  }

  /** Claims that a shot met its prey. */
  async claim(page: FishPage, { ticket, k, fish }: Pick<Shot, 'ticket' | 'k' | 'fish'>): Promise<void> {
    await page.synced()
    page.up({ kind: 'hit', ticket, k, fish: fish.id, tMs: page.roomMs })
    await page.synced()
  }

  /** Fires shot after shot, until one has reached prey that its word catches, or misses: that one is ready to be claimed. */
  async shoot(page: FishPage, wanted: 'catch' | 'miss', level: Level = 1): Promise<Shot> {
    const catches = await this.catches(page)
    for (;;) {
      const prey = await this.#prey(page)
      const k = this.#nextK(page)
      const fish = prey.find(one => catches(k, one.prey) === (wanted === 'catch'))
      const shot = await this.fire(page, { level, ...(fish && { fish }) })
      await this.turn([page], FLIGHT_MS)
      if (fish) return shot
    }
  }

  /** Knows from the secret seed which shots of the ticket catch prey. */
  async catches(page: FishPage): Promise<(k: number, prey: Prey) => boolean> {
    const { commitment, clientSeed, nonce } = page.ticket
    const { sealed_seed } = await this.world.studio.db
      .selectFrom('studio.seed_pair')
      .select('sealed_seed')
      .where('commitment', '=', commitment)
      .executeTakeFirstOrThrow()
    const serverSeed = this.world.studio.vault.unseal(sealed_seed!, commitment)!
    const { definition } = page
    const streams = openTicketStreams(hmac, { definition, serverSeed, clientSeed, nonce })
    return (k, prey) => prizeAt(definition, prey, shotInteger(streams, k, hitBound(definition, prey))) > 0
  }

  #nextK({ ticket, results }: FishPage): number {
    return Math.max(
      ticket.nextK,
      ...results.filter(one => one.ticket === ticket.number && one.answer === 'fired').map(({ k }) => k + 1),
    )
  }

  /** Tickets of the title that the studio has published, newest first. */
  async exported(): Promise<VerifiableTicket[]> {
    const answer = await fetch(new URL(`${roundsExportPath}?game=${this.code}`, this.world.studioUrl))
    const lines = (await answer.text()).split('\n').filter(line => line !== '')
    return lines.map(line => JSON.parse(line) as VerifiableTicket)
  }

  /** Checks the ledger, and that money aside is what purses hold (rooms.md 1.2). */
  async expectMoney(): Promise<void> {
    const { database } = this.world
    expect(await checkInvariants(database)).toEqual([])
    for (const [rule, query] of Object.entries(rules))
      expect({ rule, rows: (await sql.raw(query).execute(database.kysely)).rows }).toEqual({ rule, rows: [] })
  }

  async heldUnits(): Promise<bigint> {
    const { rows } = await sql<{ sum: bigint | null }>`
      select sum(left_units)::bigint as sum from gateway.hold where round_id like 'p:%'`.execute(
      this.world.database.kysely,
    )
    return rows[0]!.sum ?? 0n
  }
}

/** Queries of what may never be, once the wallet has heard everything. */
const rules: Record<string, string> = {
  'money put aside at the wallet is what purses hold': `
    select w.round_id, w.left_units, p.held_units from
      (select round_id, left_units from gateway.hold where left_units <> 0 and round_id like 'p:%') w
      full join (select id, held_units from studio.fish_purse where held_units <> 0) p on p.id = w.round_id
    where w.left_units is distinct from p.held_units`,
  'a ticket that ended has one bet of what it staked and won, and no other has any': `
    select t.id from studio.fish_ticket t left join rounds.bet b on b.round_id = t.id
    where (t.state = 'ended') <> (b.transaction_id is not null)
      or b.transaction_id is not null and (b.stake_units, b.payout_units, b.valid_units) is distinct from (t.staked_units, t.won_units, t.staked_units)`,
  'sums of a ticket are those of its log': `
    select t.id from studio.fish_ticket t where t.record is not null and t.staked_units <> t.class_units * (
      select coalesce(sum((s->>1)::bigint), 0) from jsonb_array_elements(t.record::jsonb->'shots') s where jsonb_array_length(s) > 2)`,
  'a purse that went back has nothing open': `
    select p.id from studio.fish_purse p where p.state = 'released' and (p.held_units <> 0
      or exists (select from studio.fish_ticket t where t.purse_id = p.id and t.state in ('open', 'ending')))`,
}

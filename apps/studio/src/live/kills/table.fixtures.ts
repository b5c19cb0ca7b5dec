import { randomUUID } from 'node:crypto'
import { randomnessOf } from '@baize/game-kit/lotteries/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { CHAIN_LENGTH, dealTableRound, offeredTables, seedAt, settleSlip } from '@baize/game-kit/tables/index'
import { type BeaconServer, GameVisit, type TestWorld } from '@baize/testing'
import type { Cut } from '@baize/testing/database-line'
import { expect } from 'vitest'
import { type Chips, DealtTable, nextMoment, type Seated } from '../fixtures.ts'
import type { StoredTableRound } from '../live-dependencies.ts'
import { liveTable } from '../live-tables.ts'
import { roundsInHand } from '../rounds/keep-table.ts'
import { Dealers } from './dealers.fixtures.ts'

/** Where a dealer is killed: at a statement, or once the state it leads to is seen. */
export type Point = Exclude<Cut, 'after'> | 'seen'

const changed = 'update "studio"."table_round" set "state" = $1'
/** Each step by the statement that writes it, the states that it lies between, and when it is due. */
const steps = {
  open: { statement: `${changed}, "tier"`, from: 'SCHEDULED', to: 'OPEN', due: 'opens_at' },
  close: { statement: `${changed} where`, from: 'OPEN', to: 'CLOSED', due: 'closes_at' },
  seal: { statement: `${changed}, "sealed_at"`, from: 'CLOSED', to: 'SEALED', due: 'seals_at' },
  deal: { statement: `${changed}, "drawn_at"`, from: 'SEALED', to: 'DRAWN', due: 'seals_at' },
  settle: { statement: `${changed}, "settled_at"`, from: 'DRAWN', to: 'SETTLED', due: 'result_at' },
} as const
/** Other statements that a dealer is killed at. */
export const statements = {
  voids: `${changed}, "void_reason"`,
  accepts: "set state = 'accepted'",
  /** Slips are claimed, the wallet is asked, and what it answered is noted. */
  claims: 'update "studio"."table_slip" due set',
  notes: 'update "studio"."table_slip" set "state" = $1, "settled_at"',
}

const lastSeed = sha256(new TextEncoder().encode('the last seed of a chain of a test'))
const waiting = ['betting', 'accepted', 'decided', 'voiding', 'rolling-back', 'cancelling'] as const
const unit = 10_000

/** A table with a public value, dealt by processes that are killed, of a chain whose seeds the test knows. */
export class KilledTable extends DealtTable {
  readonly beacon: BeaconServer
  readonly dealers: Dealers
  seats: Seated[] = []

  private constructor(world: TestWorld, code: string, beacon: BeaconServer, dealers: Dealers) {
    super(world, code)
    this.beacon = beacon
    this.dealers = dealers
  }

  /** Makes the chain and the first rounds by the world's own studio; from then on others deal. The clock stands. */
  static async start(world: TestWorld, code: string, beacon: BeaconServer): Promise<KilledTable> {
    const table = new KilledTable(world, code, beacon, await Dealers.start(world, { beaconUrl: beacon.url }))
    table.seats = [await table.sit(), await table.sit(), await table.sit()]
    world.nextSeeds.push(...offeredTables.map(() => lastSeed))
    await table.finish(await table.open())
    world.clock.stopAt(new Date(world.clock.now().getTime() + 6_000))
    return table
  }

  async stateOf({ serial }: StoredTableRound) {
    return (await this.roundOf(serial)).state
  }

  /** Comes to a round that has not opened, past those that are in hand. */
  async scheduled(): Promise<StoredTableRound> {
    for (;;) {
      await this.look()
      await this.dealers.deal()
      const rounds = await roundsInHand(this.world.studio, this.code)
      const [first] = rounds
      if (rounds.length === 1 && first!.state === 'SCHEDULED' && first!.takes_bets) return first!
      await this.dealers.dealAt(nextMoment(first!))
    }
  }

  /** Confirms chips of each member. @returns their slips */
  async layChips(round: StoredTableRound, chips: readonly Chips[]): Promise<string[]> {
    const slips = this.seats.map(() => randomUUID())
    for (const [i, slipId] of slips.entries())
      expect((await this.bet(this.seats[i]!, round, chips[i]!, { slipId })).status).toBe(200)
    return slips
  }

  /** Has the dealing process itself take a bet of the first member, and kills it in the middle. @returns the slip */
  async betInto(point: Point, round: StoredTableRound, chips: Chips): Promise<string> {
    const slipId = randomUUID()
    const { member } = this.seats[0]!
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'LVT', gameCode: this.code })
    const bet = async ({ url }: { url: string }) =>
      this.bet({ member, visit: await GameVisit.open(url, gameUrl) }, round, chips, { slipId })
    if (point === 'seen') await this.dealers.killInFlight(bet)
    else await this.dealers.killAt(point, statements.accepts, bet)
    return slipId
  }

  /** Kills the dealer in a step of a round, of which all is done then or nothing. */
  async killIn(step: keyof typeof steps, round: StoredTableRound, point: Point): Promise<void> {
    const { statement, from, to, due } = steps[step]
    this.dealers.turnTo((await this.roundOf(round.serial))[due])
    if (point === 'seen') {
      await this.dealers.deal()
      await this.dealers.kill()
    } else await this.dealers.killAt(point, statement)
    expect(await this.stateOf(round)).toBe(point === 'before' || point === 'during' ? from : to)
  }

  /** Lets dealers work until the money of every slip has moved. */
  async payAll(): Promise<void> {
    const left = () =>
      this.world.studio.db.selectFrom('studio.table_slip').select('id').where('state', 'in', waiting).execute()
    for (let pass = 0; (await left()).length > 0 && pass < 10; pass++) {
      this.world.clock.advance(5_000)
      await this.dealers.deal()
    }
    expect(await left()).toEqual([])
  }

  /** The seed of the chain that a round was committed to by. */
  seedOf({ place }: StoredTableRound): Buffer {
    return Buffer.from(seedAt(sha256, place, { place: CHAIN_LENGTH - 1, seed: lastSeed }))
  }

  /** The outcome of a round that follows from chain and public value, whoever deals. */
  async outcomeOf(round: StoredTableRound): Promise<{ draws: unknown; result: unknown }> {
    const answer = await fetch(`${this.beacon.url}/public/${round.beacon_round}`)
    const { signature } = (await answer.json()) as { signature: string }
    const { commitment, state_before } = round
    const { table, rules } = liveTable(this.code)
    return dealTableRound(
      {
        ...{ rules, table, serial: Number(round.serial), commitment, state: JSON.parse(state_before) },
        ...{ seed: this.seedOf(round), entropy: randomnessOf(sha256, signature) },
      },
      hmac,
    )
  }

  /** The gain of a player with these chips on a result, in units: their payout less their stake. */
  gainOf(chips: Chips, result: unknown): bigint {
    const positions = Object.entries(chips).map(([spot, amount]) => ({
      spot,
      units: amount * unit,
      topReturnX10000: 0,
    }))
    const { payoutUnits } = settleSlip(liveTable(this.code).rules, positions, result)
    return BigInt(payoutUnits - positions.reduce((sum, { units }) => sum + units, 0))
  }

  balances(): Promise<bigint[]> {
    return Promise.all(this.seats.map(seat => this.balanceUnits(seat)))
  }
}

import { randomBytes } from 'node:crypto'
import {
  InstantInputError,
  instantByCode,
  type PlayedInstant,
  playInstant,
  type RegisteredTable,
} from '@baize/game-kit/instant/index'
import * as crypto from '@baize/game-kit/node/crypto'
import { parseAmount } from '@baize/money'
import { houseAccount, InstantVisit, keys, memberAccount, type TestClient, type TestWorld } from '@baize/testing'
import { expect } from 'vitest'

const blackjackCode = 'RDW-TWENTYONE'
export const stakeUnits = 10_000
export const idleMs = 10 * 60_000
const cycleMs = 5_000

export type Kind = 'hit' | 'stand' | 'double' | 'split'

/** A world in which the test says when the studio looks for what is due. */
export class Table {
  readonly world: TestWorld

  constructor(world: TestWorld) {
    this.world = world
  }

  play = async (member: TestClient) => new InstantVisit(await this.world.play(member, blackjackCode))

  /**
   * Opens a round in which these choices come to what is wanted: the cards follow from the seeds, so seeds are looked for that
   * hold such a round. None of the choices is made here.
   * @param others versions of the game under which the same seeds, which give other cards there, leave the player a choice too
   */
  async open(
    visit: InstantVisit,
    kinds: Kind[],
    wanted: (played: PlayedInstant) => boolean = () => true,
    others: readonly RegisteredTable[] = [],
  ) {
    // A seed is promised one change before it is used.
    const serverSeed = randomBytes(32)
    this.world.nextSeeds.push(serverSeed)
    await visit.rotate('promise')
    await visit.rotate(clientSeedFor(serverSeed, kinds, wanted, others))
    this.world.clock.advance(cycleMs)
    const { status, body } = await visit.open({}, String(stakeUnits))
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.round.isOver).toBe(false)
    return body.round
  }

  /** Lets the keeper and the retrier work on what is due by then. */
  async settleAll(laterMs = 20_000) {
    this.world.clock.advance(laterMs)
    await this.world.studio.instants.run()
    await this.world.studio.retrier.run()
  }

  balanceOf = async (member: TestClient) => parseAmount((await member.call('wallet.balance', {})).sumBalance)

  /** Takes all of a member's money but this. */
  async leaveMoney(member: TestClient, units: bigint) {
    const memberId = BigInt((await member.call('members.info', {})).id)
    const debit = memberAccount(memberId, 'MAIN', { currency: 'DEMO' })
    const credit = houseAccount('ADJUST', { currency: 'DEMO' })
    const amountUnits = (await this.balanceOf(member)) - units
    const legs = [{ debit, credit, amountUnits, code: 'ADJUST' as const }]
    await this.world.platform.ledger.post({ key: keys.adjustment(`leave-${memberId}`), legs })
  }

  /** Opens or closes the game for new bets. */
  enable = (enabled: boolean) =>
    this.world.database.kysely
      .updateTable('catalogue.game')
      .set({ enabled })
      .where('code', '=', blackjackCode)
      .execute()

  rowOf = (id: string) =>
    this.world.studio.db.selectFrom('studio.round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  raisesOf = (roundId: string) =>
    this.world.studio.db
      .selectFrom('studio.raise')
      .select(['id', 'number', 'state', 'amount_units'])
      .where('round_id', '=', roundId)
      .orderBy('asked_at')
      .execute()

  /** The bets of a round as the platform has them, in the order in which they were placed. */
  betsOf = (roundId: string) =>
    this.world.database.kysely
      .selectFrom('rounds.bet')
      .select(['status', 'stake_units', 'payout_units', 'valid_units'])
      .where('round_id', '=', roundId)
      .orderBy('id')
      .execute()

  transfers = async () =>
    (await this.world.database.pool.query<{ n: string }>('select count(*)::text as n from ledger.transfer')).rows[0]!.n
}

function clientSeedFor(
  serverSeed: Uint8Array,
  kinds: Kind[],
  wanted: (played: PlayedInstant) => boolean,
  others: readonly RegisteredTable[],
): string {
  const { table: newest } = instantByCode(blackjackCode)!
  const choices = kinds.map((kind, i) => ({ choice: { kind } as never, elapsedMs: i }))
  const play = (clientSeed: string, made: typeof choices, table = newest) =>
    playInstant(
      {
        table,
        gameCode: blackjackCode,
        bet: { stakeUnits, options: {} },
        choices: made,
        serverSeed,
        clientSeed,
        nonce: 0,
      },
      crypto.hmac,
    )
  for (let i = 0; i < 100_000; i++) {
    const clientSeed = `seed-${i}`
    try {
      const isOpen = [newest, ...others].every(table => !play(clientSeed, [], table).isOver)
      if (isOpen && wanted(play(clientSeed, choices))) return clientSeed
    } catch (error) {
      if (!(error instanceof InstantInputError)) throw error
    }
  }
  throw new Error(`no seed gives such a round by ${kinds.join(', ')}`)
}

/** How the hands of a round ended, in order. */
export const resultsOf = ({ events }: { events: readonly { type: string }[] }): string[] =>
  events.flatMap(event => (event.type === 'result' && 'result' in event ? [event.result as string] : []))

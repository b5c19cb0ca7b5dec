import type { WalletReply } from '@baize/api/wallet-protocol'
import { ClosedError, GroupCommit, OverloadError } from '@baize/server-kit/database/group-commit'
import { StudioError } from '../studio-error.ts'
import { type WalletClient, WalletUncertain } from '../wallet/wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../wallet/wallet-moves.ts'

/** Most bets come at one moment, such as the last seconds of a round; those go together. */
const common = { maxBatch: 500, maxQueue: 20_000, parallelFrom: 500 }

interface Bet {
  id: string
}

/** How bets of one kind are written and accepted, many in one transaction. */
export interface BetSteps<New, Row extends Bet> {
  /** Name of the bets in metrics. */
  name: string
  wallet: WalletClient
  /** The row of each bet, or why it is refused. */
  write(bets: readonly New[]): Promise<(Row | Error)[]>
  /** Bets of one key look at one another: one batch of them is written after the other. */
  keyOf(bet: New): string | number
  /** Batches of different keys that are written at once. */
  lanes: number
  /** When each paid bet was accepted; null for one that comes too late, or is on its way back. */
  accept(bets: readonly Bet[]): Promise<(Date | null)[]>
}

/** The steps of a bet, each for many at once: rows in one transaction, stakes in one call, acceptances in one update. */
export class BetQueue<New, Row extends Bet> {
  readonly #writes: GroupCommit<New, Row>
  readonly #stakes: GroupCommit<{ staked: Staked; units: bigint }, WalletReply>
  readonly #accepts: GroupCommit<Bet, Date | null>

  constructor({ name, wallet, write, keyOf, lanes, accept }: BetSteps<New, Row>) {
    this.#writes = new GroupCommit<New, Row>({ ...common, name: `${name} written`, run: write, keyOf, lanes })
    this.#stakes = new GroupCommit<{ staked: Staked; units: bigint }, WalletReply>({
      ...common,
      name: `${name} staked`,
      run: stakes => wallet.batch('bet', stakes.map(betCall)),
      keyOf: ({ staked }) => staked.user_id,
      lanes: 4,
    })
    this.#accepts = new GroupCommit<Bet, Date | null>({
      ...common,
      name: `${name} accepted`,
      run: accept,
      keyOf: ({ id }) => id,
      lanes: 2,
    })
  }

  /** @throws StudioError busy where the queue is full or closed, which has written nothing; and why the bet is refused */
  async write(bet: New): Promise<Row> {
    try {
      return await this.#writes.add(bet)
    } catch (error) {
      if (error instanceof OverloadError || error instanceof ClosedError) throw new StudioError('busy')
      throw error
    }
  }

  /** The wallet's answer to a stake. @throws WalletUncertain where it gave none that holds */
  async stake(staked: Staked, units: bigint): Promise<WalletReply> {
    const reply = await this.#stakes.add({ staked, units })
    if (reply.status === 'UNKNOWN') throw new WalletUncertain('bet answered UNKNOWN')
    return reply
  }

  /** When a paid bet was accepted; null when it comes too late, or is on its way back. */
  accept(bet: Bet): Promise<Date | null> {
    return this.#accepts.add(bet)
  }

  async close(): Promise<void> {
    await this.#writes.close()
    await this.#stakes.close()
    await this.#accepts.close()
  }
}

const betCall = ({ staked, units }: { staked: Staked; units: bigint }) => ({
  ...walletFields(staked),
  transaction_uuid: walletIds(staked.id).bet,
  amount: Number(units),
  round_closed: false,
  is_free: false,
})

import type { WalletReply } from '@baize/api/wallet-protocol'
import { GroupCommit } from '@baize/server-kit/database/group-commit'
import { sql } from 'kysely'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { SportsDependencies, StoredBet } from '../sports-dependencies.ts'
import { type NewBet, writeBets } from './write-bets.ts'

/** Most bets on a fixture come when something happened; those of one moment go together. */
const common = { maxBatch: 500, maxQueue: 20_000, parallelFrom: 500 }

type Bet = Pick<StoredBet, 'id'>

/** The steps of a bet, each for many at once: rows in one transaction, stakes in one call, acceptances in one update. */
export class BetQueue {
  readonly #writes: GroupCommit<NewBet, StoredBet>
  readonly #stakes: GroupCommit<{ staked: Staked; units: bigint }, WalletReply>
  readonly #accepts: GroupCommit<Bet, Date | null>

  constructor(deps: SportsDependencies) {
    this.#writes = new GroupCommit<NewBet, StoredBet>({
      ...common,
      run: bets => writeBets(deps, bets),
      // Bets look at one another's payouts, whatever fixtures a parlay touches: one batch is written after the other.
      keyOf: () => 0,
      lanes: 1,
    })
    this.#stakes = new GroupCommit<{ staked: Staked; units: bigint }, WalletReply>({
      ...common,
      run: stakes => deps.wallet.batch('bet', stakes.map(betCall)),
      keyOf: ({ staked }) => staked.user_id,
      lanes: 4,
    })
    this.#accepts = new GroupCommit<Bet, Date | null>({
      ...common,
      run: bets => acceptBets(deps, bets),
      keyOf: ({ id }) => id,
      lanes: 2,
    })
  }

  /** @throws BetRefused why a bet is refused */
  write = (bet: NewBet): Promise<StoredBet> => this.#writes.add(bet)

  /** The wallet's answer to a stake. @throws WalletUncertain where it gave none that holds */
  async stake(staked: Staked, units: bigint): Promise<WalletReply> {
    const reply = await this.#stakes.add({ staked, units })
    if (reply.status === 'UNKNOWN') throw new WalletUncertain('bet answered UNKNOWN')
    return reply
  }

  /** When a paid bet was accepted; null where a block was sealed before, or the bet is on its way back. */
  accept = (bet: Bet): Promise<Date | null> => this.#accepts.add(bet)

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

/** A debit counts that was stored before every window of the bet's fixtures ended, and before their blocks were sealed. */
async function acceptBets({ db, outside }: SportsDependencies, bets: readonly Bet[]): Promise<(Date | null)[]> {
  const now = outside.now()
  const accepted = await db.transaction().execute(async tx => {
    const ids = bets.map(({ id }) => id)
    // Held until the end, so that no seal is made in between.
    await sql`
      select from sports.fixture where id in (select fixture from sports.leg where bet_id = any(${ids}::uuid[]))
      order by id for share`.execute(tx)
    const { rows } = await sql<Bet>`
      update sports.bet b set state = 'accepted', accepted_at = ${now}::timestamptz, retry_at = null
      where b.id = any(${ids}::uuid[]) and b.state = 'betting' and not exists (
        select from sports.leg l join sports.fixture f on f.id = l.fixture
        where l.bet_id = b.id and sports.comes_late(f, l.phase, l.block, ${now}::timestamptz))
      returning b.id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  })
  return bets.map(({ id }) => (accepted.has(id) ? now : null))
}

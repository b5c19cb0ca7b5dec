import type { WalletReply } from '@baize/api/wallet-protocol'
import { GroupCommit } from '@baize/server-kit/database/group-commit'
import { sql } from 'kysely'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import { type Staked, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'
import { type NewSlip, writeSlips } from './write-slips.ts'

/** Most bets of a round come in its last seconds; those of one moment go together. */
const common = { maxBatch: 500, maxQueue: 20_000, parallelFrom: 500 }

type Slip = Pick<StoredTableSlip, 'id'>

/** The steps of a bet, each for many at once: rows in one transaction, stakes in one call, acceptances in one update. */
export class BetQueue {
  readonly #writes: GroupCommit<NewSlip, StoredTableSlip>
  readonly #stakes: GroupCommit<{ staked: Staked; units: bigint }, WalletReply>
  readonly #accepts: GroupCommit<Slip, Date | null>

  constructor(deps: LiveDependencies) {
    this.#writes = new GroupCommit<NewSlip, StoredTableSlip>({
      ...common,
      run: slips => writeSlips(deps, slips),
      // The slips of a table look at one another's stakes, so one batch of them is written after the other.
      keyOf: ({ visit }) => visit.game_code,
      lanes: 4,
    })
    this.#stakes = new GroupCommit<{ staked: Staked; units: bigint }, WalletReply>({
      ...common,
      run: stakes => deps.wallet.batch('bet', stakes.map(betCall)),
      keyOf: ({ staked }) => staked.user_id,
      lanes: 4,
    })
    this.#accepts = new GroupCommit<Slip, Date | null>({
      ...common,
      run: slips => acceptSlips(deps, slips),
      keyOf: ({ id }) => id,
      lanes: 2,
    })
  }

  /** @throws StudioError why a slip is refused */
  write = (slip: NewSlip): Promise<StoredTableSlip> => this.#writes.add(slip)

  /** The wallet's answer to a stake. @throws WalletUncertain where it gave none that holds */
  async stake(staked: Staked, units: bigint): Promise<WalletReply> {
    const reply = await this.#stakes.add({ staked, units })
    if (reply.status === 'UNKNOWN') throw new WalletUncertain('bet answered UNKNOWN')
    return reply
  }

  /** When a paid slip was accepted; null when its round was sealed before, or the slip is on its way back. */
  accept = (slip: Slip): Promise<Date | null> => this.#accepts.add(slip)

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

/** A debit that came before the book is sealed counts, whatever the row of the round says by then. */
async function acceptSlips({ db, outside }: LiveDependencies, slips: readonly Slip[]): Promise<(Date | null)[]> {
  const now = outside.now()
  const accepted = await db.transaction().execute(async tx => {
    const ids = slips.map(({ id }) => id)
    // Held until the end, so that no book is read in between.
    await sql`
      select from studio.table_round where id in (select table_round_id from studio.table_slip where id = any(${ids}::uuid[]))
      order by id for share`.execute(tx)
    const { rows } = await sql<Slip>`
      update studio.table_slip s set state = 'accepted', accepted_at = ${now}::timestamptz, retry_at = null
      from studio.table_round r
      where s.id = any(${ids}::uuid[]) and s.state = 'betting'
        and r.id = s.table_round_id and r.state in ('OPEN', 'CLOSED') and r.seals_at > ${now}::timestamptz
      returning s.id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  })
  return slips.map(({ id }) => (accepted.has(id) ? now : null))
}

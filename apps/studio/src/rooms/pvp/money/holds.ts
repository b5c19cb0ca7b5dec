import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { sql } from 'kysely'
import type { StudioTx } from '../../../studio-database.ts'
import type { Visit } from '../../../visits.ts'
import { WalletUncertain } from '../../../wallet/wallet-client.ts'
import { holdRefusal, LONGEST_ASKING_MS, RETRY_MS } from '../../hold-terms.ts'
import type { RoomsDependencies, ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'

/** A hold that is asked of the wallet, or that it gave. */
export interface SeatHold {
  id: string
  /** The round of the wallet that holds the money. */
  round: string
  heldAt: number
}

/** The wallet's answer to a hold; null while the wallet is not certain. */
export type HoldAnswer = { isHeld: true } | { isHeld: false; code: RoomError } | null

interface DueHold {
  id: string
  round_id: string
  amount_units: bigint
  state: 'asking' | 'releasing'
  is_given_up: boolean
  asked_at: Date
  wallet_token: string
  user_id: string
  game_code: string
  currency: string
}

/** Notes a hold before the wallet is asked, so that nothing that is put aside is ever forgotten. */
export async function noteHold(
  deps: ShardDependencies,
  { id, round, visit, amountUnits }: { id: string; round: string; visit: Visit; amountUnits: number },
): Promise<void> {
  const now = deps.outside.now()
  await fenced(deps, tx =>
    tx
      .insertInto('studio.seat_hold')
      .values({
        ...{ id, round_id: round, visit_id: visit.id, amount_units: BigInt(amountUnits), state: 'asking' },
        ...{ asked_at: now, retry_at: now },
      })
      .execute(),
  )
}

/** Holds that go back: those that are certain are released, others once they are. */
export const giveUpHolds = async (tx: StudioTx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await sql`update studio.seat_hold set is_given_up = true, retry_at = ${now}::timestamptz,
      state = case when state = 'held' then 'releasing' else state end
    where id = any(${[...ids]}) and state in ('asking', 'held')`.execute(tx)
}

/**
 * Asks the wallet about holds that wait for it: each is asked for until the answer is certain, and released until that is.
 * @param told by the id of a hold, what came of asking for it
 */
export async function settleHolds(deps: RoomsDependencies, told: (id: string, answer: HoldAnswer) => void) {
  const { db, outside } = deps
  const now = outside.now()
  const { rows } = await sql<DueHold>`
    update studio.seat_hold h set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    from studio.visit v
    where v.id = h.visit_id and h.id in (
      select id from studio.seat_hold where retry_at <= ${now}::timestamptz order by retry_at limit 200 for update skip locked)
    returning h.*, v.wallet_token, v.user_id, v.game_code, v.currency`.execute(db)
  await Promise.all(rows.map(hold => (hold.state === 'asking' ? ask(deps, hold, told) : release(deps, hold))))
}

const fieldsOf = ({ round_id, amount_units, wallet_token, user_id, game_code, currency }: DueHold) => ({
  ...{ token: wallet_token, user: user_id, game_code, round: round_id, currency, amount: Number(amount_units) },
  reason: 'seat',
})

async function ask(deps: RoomsDependencies, hold: DueHold, told: (id: string, answer: HoldAnswer) => void) {
  const { wallet, outside, log } = deps
  try {
    const { status } = await wallet.hold({ ...fieldsOf(hold), transaction_uuid: hold.id })
    const isLate = outside.now().getTime() - hold.asked_at.getTime() > LONGEST_ASKING_MS
    const isHeld = status === 'OK'
    await certain(deps, hold.id, isHeld ? (isLate ? 'releasing' : 'held') : 'refused')
    if (isHeld && !isLate) return told(hold.id, { isHeld })
    told(hold.id, { isHeld: false, code: holdRefusal(status) })
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, hold: hold.id }, 'hold without a certain answer; it is asked again')
  }
}

/** A hold that was given up meanwhile goes back as soon as it is there. */
const certain = ({ db, outside }: RoomsDependencies, id: string, state: 'held' | 'releasing' | 'refused') =>
  sql`update studio.seat_hold set
      state = case when ${state} = 'held' and is_given_up then 'releasing' else ${state} end,
      retry_at = case when ${state} = 'releasing' or (${state} = 'held' and is_given_up) then ${outside.now()}::timestamptz end
    where id = ${id} and state = 'asking'`.execute(db)

async function release({ db, wallet, log }: RoomsDependencies, hold: DueHold): Promise<void> {
  try {
    const [reply] = await wallet.batch('release', [{ ...fieldsOf(hold), transaction_uuid: `${hold.id}:out` }])
    if (reply?.status !== 'OK') return log.error({ hold: hold.id, status: reply?.status }, 'a release was refused')
    await db
      .updateTable('studio.seat_hold')
      .set({ state: 'released', retry_at: null })
      .where('id', '=', hold.id)
      .where('state', '=', 'releasing')
      .execute()
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, hold: hold.id }, 'release without a certain answer; it is sent again')
  }
}

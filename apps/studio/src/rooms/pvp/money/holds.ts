import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { sql } from 'kysely'
import type { StudioTx } from '../../../studio-database.ts'
import { WalletUncertain } from '../../../wallet/wallet-client.ts'
import { holdRefusal, LONGEST_ASKING_MS, RETRY_MS } from '../../hold-terms.ts'
import type { RoomsDependencies, ShardDependencies } from '../../rooms-dependencies.ts'
import { writeFenced } from '../../shard/fence.ts'
import { type GroupWriter, groupWriter } from '../../shard/group-writer.ts'

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

/** A hold that is about to be asked of the wallet. */
export interface NewHold {
  id: string
  round: string
  visitId: bigint
  amountUnits: number
}

/** Notes holds before the wallet is asked, so that nothing that is put aside is ever forgotten. @throws LeaseLost */
export function noteHolds(deps: ShardDependencies, holds: readonly NewHold[]): Promise<void> {
  const now = deps.outside.now()
  return writeFenced(
    deps,
    lease => sql`
      insert into studio.seat_hold (id, round_id, visit_id, amount_units, state, asked_at, retry_at)
      select n.id, n.round, n.visit, n.amount, 'asking', ${now}::timestamptz, ${now}::timestamptz from ${lease},
        unnest(${holds.map(({ id }) => id)}::text[], ${holds.map(({ round }) => round)}::text[],
          ${holds.map(({ visitId }) => String(visitId))}::bigint[], ${holds.map(({ amountUnits }) => String(amountUnits))}::bigint[])
          as n (id, round, visit, amount)`,
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
  const work = { ...deps, answers: groupWriter<Answered>(group => writeAnswers(deps, group)) }
  await Promise.all(rows.map(hold => (hold.state === 'asking' ? ask(work, hold, told) : release(deps, hold))))
}

/** A hold of which the wallet is certain. */
interface Answered {
  id: string
  state: 'held' | 'releasing' | 'refused'
}

const fieldsOf = ({ round_id, amount_units, wallet_token, user_id, game_code, currency }: DueHold) => ({
  ...{ token: wallet_token, user: user_id, game_code, round: round_id, currency, amount: Number(amount_units) },
  reason: 'seat',
})

async function ask(
  deps: RoomsDependencies & { answers: GroupWriter<Answered> },
  hold: DueHold,
  told: (id: string, answer: HoldAnswer) => void,
) {
  const { wallet, outside, log, answers } = deps
  try {
    const { status } = await wallet.hold({ ...fieldsOf(hold), transaction_uuid: hold.id })
    const isLate = outside.now().getTime() - hold.asked_at.getTime() > LONGEST_ASKING_MS
    const isHeld = status === 'OK'
    await answers.add({ id: hold.id, state: isHeld ? (isLate ? 'releasing' : 'held') : 'refused' })
    if (isHeld && !isLate) return told(hold.id, { isHeld })
    told(hold.id, { isHeld: false, code: holdRefusal(status) })
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, hold: hold.id }, 'hold without a certain answer; it is asked again')
  }
}

/** Notes what holds came to. One that was given up meanwhile goes back as soon as it is there. */
const writeAnswers = ({ db, outside }: RoomsDependencies, answers: readonly Answered[]) =>
  sql`update studio.seat_hold h set
      state = case when a.state = 'held' and h.is_given_up then 'releasing' else a.state end,
      retry_at = case when a.state = 'releasing' or (a.state = 'held' and h.is_given_up) then ${outside.now()}::timestamptz end
    from unnest(${answers.map(({ id }) => id)}::text[], ${answers.map(({ state }) => state)}::text[]) as a (id, state)
    where h.id = a.id and h.state = 'asking'`.execute(db)

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

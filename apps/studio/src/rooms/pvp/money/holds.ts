import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { sql } from 'kysely'
import type { StudioTx } from '../../../studio-database.ts'
import { comesAgain } from '../../../wallet/wallet-client.ts'
import { sendBatch } from '../../../wallet/wallet-moves.ts'
import { holdRefusal, LONGEST_ASKING_MS, RETRY_MS, releaseAll } from '../../hold-terms.ts'
import type { RoomsDependencies, ShardDependencies } from '../../rooms-dependencies.ts'
import { writeFenced } from '../../shard/fence.ts'

/** A hold that is asked of the wallet, or that it gave. */
export interface SeatHold {
  id: string
  /** The round of the wallet that holds the money. */
  round: string
  heldAt: number
}

/** The wallet's certain answer to a hold. */
export type HoldAnswer = { isHeld: true } | { isHeld: false; code: RoomError }

/** Told of a hold by its id, and by the member whose it is, what came of asking for it. */
type HoldTold = (id: string, member: string, answer: HoldAnswer) => void

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

/** Asks the wallet about holds that wait for it, all at once: each is asked for until the answer is certain, and released until that is. */
export async function settleHolds(deps: RoomsDependencies, told: HoldTold): Promise<void> {
  const { db, outside } = deps
  const now = outside.now()
  const { rows } = await sql<DueHold>`
    update studio.seat_hold h set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    from studio.visit v
    where v.id = h.visit_id and h.id in (
      select id from studio.seat_hold where retry_at <= ${now}::timestamptz order by retry_at limit 200 for update skip locked)
    returning h.*, v.wallet_token, v.user_id, v.game_code, v.currency`.execute(db)
  const { asking = [], releasing = [] } = Object.groupBy(rows, ({ state }) => state)
  await Promise.all([ask(deps, asking, told), release(deps, releasing)])
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

async function ask(deps: RoomsDependencies, holds: readonly DueHold[], told: HoldTold): Promise<void> {
  const calls = holds.map(hold => ({ ...fieldsOf(hold), transaction_uuid: hold.id }))
  const replies = await sendBatch(deps, 'hold', calls)
  const now = deps.outside.now().getTime()
  const certain = holds.flatMap(({ id, user_id, asked_at }, i) => {
    const status = replies[i]?.status
    if (!status || comesAgain(status)) return []
    const isLate = now - asked_at.getTime() > LONGEST_ASKING_MS
    return [{ id, user_id, status, state: status !== 'OK' ? 'refused' : isLate ? 'releasing' : 'held' } as const]
  })
  if (certain.length > 0) await writeAnswers(deps, certain)
  for (const { id, user_id, status, state } of certain)
    told(id, user_id, state === 'held' ? { isHeld: true } : { isHeld: false, code: holdRefusal(status) })
}

/** Notes what holds came to. One that was given up meanwhile goes back as soon as it is there. */
const writeAnswers = ({ db, outside }: RoomsDependencies, answers: readonly Answered[]) =>
  sql`update studio.seat_hold h set
      state = case when a.state = 'held' and h.is_given_up then 'releasing' else a.state end,
      retry_at = case when a.state = 'releasing' or (a.state = 'held' and h.is_given_up) then ${outside.now()}::timestamptz end
    from unnest(${answers.map(({ id }) => id)}::text[], ${answers.map(({ state }) => state)}::text[]) as a (id, state)
    where h.id = a.id and h.state = 'asking'`.execute(db)

async function release(deps: RoomsDependencies, holds: readonly DueHold[]): Promise<void> {
  const areReleased = await releaseAll(
    deps,
    holds.map(hold => ({ ...fieldsOf(hold), transaction_uuid: `${hold.id}:out` })),
  )
  const released = holds.filter((_, i) => areReleased[i]).map(({ id }) => id)
  if (released.length > 0)
    await deps.db
      .updateTable('studio.seat_hold')
      .set({ state: 'released', retry_at: null })
      .where('id', 'in', released)
      .where('state', '=', 'releasing')
      .execute()
}

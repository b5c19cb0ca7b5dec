import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { sql } from 'kysely'
import type { Visit } from '../../../visits.ts'
import { comesAgain } from '../../../wallet/wallet-client.ts'
import { sendBatch } from '../../../wallet/wallet-moves.ts'
import { holdRefusal, LONGEST_ASKING_MS, RETRY_MS, releaseAll } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { whileHeld, writeFenced } from '../../shard/fence.ts'
import type { Purse } from '../seats/purse.ts'
import { fieldsOf, type OwnedPurse, ownedPurse, type WalletFields } from './wallet-fields.ts'

/** The wallet's answer to a hold: the units that it put aside, or why it did not. */
export type PurseAnswer = { units: number } | { code: RoomError }

type Told = (owned: OwnedPurse, hold: string, answer: PurseAnswer) => void

interface DueHold extends WalletFields {
  id: string
  purse_id: string
  amount_units: bigint
  state: 'asking' | 'releasing'
  asked_at: Date
}

/** Holds that go to the wallet in one batch. */
const AT_ONCE = 200

/** Notes a hold before the wallet is asked, so that nothing that is put aside is ever forgotten. @throws LeaseLost */
export function notePurseHold(
  deps: ShardDependencies,
  purse: Purse,
  { id, visit, amountUnits }: { id: string; visit: Visit; amountUnits: number },
): Promise<void> {
  const now = sql`${deps.outside.now()}::timestamptz`
  return writeFenced(
    deps,
    lease => sql`
      with purse as (
        insert into studio.fish_purse (id, visit_id, user_id, holds, opened_at)
        select ${purse.id}, ${visit.id}::bigint, ${visit.user_id}, ${purse.holds}::int, ${now} from ${lease}
        on conflict (id) do update set holds = excluded.holds returning id
      )
      insert into studio.fish_hold (id, purse_id, visit_id, amount_units, asked_at, retry_at)
      select ${id}, purse.id, ${visit.id}::bigint, ${amountUnits}::bigint, ${now}, ${now} from purse`,
  )
}

/** Asks the wallet about holds that wait for it: each until its answer is certain, and then gives back what came too late. */
export async function settlePurseHolds(deps: ShardDependencies, told: Told): Promise<void> {
  const now = deps.outside.now()
  const { rows } = await sql<DueHold>`
    update studio.fish_hold h set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    from studio.visit v where v.id = h.visit_id and ${whileHeld(deps)} and h.id in (
      select id from studio.fish_hold where retry_at <= ${now}::timestamptz order by retry_at limit ${AT_ONCE} for update skip locked)
    returning h.*, v.wallet_token, v.user_id, v.game_code, v.currency, v.mode`.execute(deps.db)
  const { asking = [], releasing = [] } = Object.groupBy(rows, ({ state }) => state)
  await Promise.all([ask(deps, asking, told), giveBack(deps, releasing)])
}

async function ask(deps: ShardDependencies, holds: readonly DueHold[], told: Told): Promise<void> {
  const calls = holds.map(hold => ({
    ...fieldsOf(hold, hold.purse_id),
    ...{ transaction_uuid: hold.id, amount: Number(hold.amount_units) },
  }))
  const replies = await sendBatch(deps, 'hold', calls)
  // An earlier try of one that comes again may have been taken in.
  const certain = holds.flatMap((hold, i) => {
    const status = replies[i]?.status
    return status && !comesAgain(status) ? [{ hold, status }] : []
  })
  if (certain.length === 0) return
  const held = await writeAnswers(deps, certain)
  for (const { hold, status } of certain) {
    const { id, purse_id, amount_units } = hold
    const answer = held.has(id) ? { units: Number(amount_units) } : { code: holdRefusal(status) }
    told(ownedPurse(hold, purse_id), id, answer)
  }
}

/**
 * Notes certain answers. What came too late, or for a purse that goes back, is given back.
 * @returns ids of holds whose units are in their purses now
 */
async function writeAnswers(
  { db, outside }: ShardDependencies,
  certain: readonly { hold: DueHold; status: WalletStatus }[],
): Promise<Set<string>> {
  const now = outside.now()
  const answers = certain.map(({ hold: { id, asked_at }, status }) => {
    const isLate = now.getTime() - asked_at.getTime() > LONGEST_ASKING_MS
    return { id, state: status !== 'OK' ? 'refused' : isLate ? 'releasing' : 'held' }
  })
  const { rows } = await sql<{ id: string }>`
    with answer as (
      select h.id, p.id as purse, case when a.state = 'held' and p.state <> 'open' then 'releasing' else a.state end as state
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a (id text, state text)
        join studio.fish_hold h on h.id = a.id join studio.fish_purse p on p.id = h.purse_id order by p.id for update of p
    ), noted as (
      update studio.fish_hold h set state = answer.state,
        retry_at = case when answer.state = 'releasing' then ${now}::timestamptz end
      from answer where h.id = answer.id and h.state = 'asking' returning h.id, h.purse_id, h.amount_units, h.state
    ), filled as (
      update studio.fish_purse p set held_units = held_units + n.units
      from (select purse_id, sum(amount_units) as units from noted where state = 'held' group by purse_id) n
      where p.id = n.purse_id
    )
    select id from noted where state = 'held'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function giveBack(deps: ShardDependencies, holds: readonly DueHold[]): Promise<void> {
  const calls = holds.map(hold => ({
    ...fieldsOf(hold, hold.purse_id),
    ...{ transaction_uuid: `${hold.id}:out`, amount: Number(hold.amount_units) },
  }))
  const areReleased = await releaseAll(deps, calls)
  const released = holds.filter((_, i) => areReleased[i]).map(({ id }) => id)
  if (released.length > 0)
    await deps.db
      .updateTable('studio.fish_hold')
      .set({ state: 'released', retry_at: null })
      .where('id', 'in', released)
      .execute()
}

import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import { sql } from 'kysely'
import type { Visit } from '../../../visits.ts'
import { comesAgain, WalletUncertain } from '../../../wallet/wallet-client.ts'
import { holdRefusal, LONGEST_ASKING_MS, RETRY_MS } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
import type { Purse } from '../seats/purse.ts'
import { fieldsOf, type WalletFields } from './wallet-fields.ts'

/** The wallet's answer to a hold: the units that it put aside, or why it did not. */
export type PurseAnswer = { units: number } | { code: RoomError }

interface DueHold extends WalletFields {
  id: string
  purse_id: string
  amount_units: bigint
  state: 'asking' | 'releasing'
  asked_at: Date
}

/** Notes a hold before the wallet is asked, so that nothing that is put aside is ever forgotten. @throws LeaseLost */
export async function notePurseHold(
  deps: ShardDependencies,
  purse: Purse,
  { id, visit, amountUnits }: { id: string; visit: Visit; amountUnits: number },
): Promise<void> {
  const now = deps.outside.now()
  await fenced(deps, async tx => {
    await sql`insert into studio.fish_purse (id, visit_id, user_id, holds, opened_at)
      values (${purse.id}, ${visit.id}, ${visit.user_id}, ${purse.holds}, ${now}::timestamptz)
      on conflict (id) do update set holds = excluded.holds`.execute(tx)
    await tx
      .insertInto('studio.fish_hold')
      .values({
        ...{ id, purse_id: purse.id, visit_id: visit.id, amount_units: BigInt(amountUnits) },
        ...{ asked_at: now, retry_at: now },
      })
      .execute()
  })
}

/** Asks the wallet about holds that wait for it: each until its answer is certain, and then gives back what came too late. */
export async function settlePurseHolds(
  deps: ShardDependencies,
  told: (purse: string, hold: string, answer: PurseAnswer) => void,
): Promise<void> {
  const now = deps.outside.now()
  const { rows } = await fenced(deps, tx =>
    sql<DueHold>`
      update studio.fish_hold h set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
      from studio.visit v where v.id = h.visit_id and h.retry_at <= ${now}::timestamptz
      returning h.*, v.wallet_token, v.user_id, v.game_code, v.currency`.execute(tx),
  )
  await Promise.all(
    rows.map(async hold => {
      try {
        if (hold.state === 'releasing') await giveBack(deps, hold)
        else await ask(deps, hold, told)
      } catch (error) {
        if (!(error instanceof WalletUncertain)) throw error
        deps.log.warn({ err: error, hold: hold.id }, 'no certain answer about a hold of a purse; it is asked again')
      }
    }),
  )
}

async function ask(
  deps: ShardDependencies,
  hold: DueHold,
  told: (purse: string, hold: string, answer: PurseAnswer) => void,
): Promise<void> {
  const { wallet, outside } = deps
  const amount = Number(hold.amount_units)
  const { status } = await wallet.hold({ ...fieldsOf(hold, hold.purse_id), transaction_uuid: hold.id, amount })
  // An earlier try may have been taken in.
  if (comesAgain(status)) throw new WalletUncertain(`hold answered ${status}`)
  const isLate = outside.now().getTime() - hold.asked_at.getTime() > LONGEST_ASKING_MS
  const state = await certain(deps, hold, status === 'OK', isLate)
  if (state === 'held') told(hold.purse_id, hold.id, { units: amount })
  else told(hold.purse_id, hold.id, { code: holdRefusal(status) })
}

/** Notes a certain answer. What came too late, or for a purse that goes back, is given back. */
const certain = (deps: ShardDependencies, hold: DueHold, isHeld: boolean, isLate: boolean) =>
  fenced(deps, async tx => {
    const purse = await tx
      .selectFrom('studio.fish_purse')
      .select('state')
      .where('id', '=', hold.purse_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const state = !isHeld ? 'refused' : isLate || purse.state !== 'open' ? 'releasing' : 'held'
    await tx
      .updateTable('studio.fish_hold')
      .set({ state, retry_at: state === 'releasing' ? deps.outside.now() : null })
      .where('id', '=', hold.id)
      .execute()
    if (state === 'held')
      await sql`update studio.fish_purse set held_units = held_units + ${hold.amount_units} where id = ${hold.purse_id}`.execute(
        tx,
      )
    return state
  })

async function giveBack(deps: ShardDependencies, hold: DueHold): Promise<void> {
  const release = { ...fieldsOf(hold, hold.purse_id), transaction_uuid: `${hold.id}:out` }
  const [reply] = await deps.wallet.batch('release', [{ ...release, amount: Number(hold.amount_units) }])
  if (reply?.status !== 'OK') return deps.log.error({ hold: hold.id, status: reply?.status }, 'a release was refused')
  await fenced(deps, tx =>
    tx.updateTable('studio.fish_hold').set({ state: 'released', retry_at: null }).where('id', '=', hold.id).execute(),
  )
}

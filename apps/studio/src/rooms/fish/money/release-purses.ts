import { sql } from 'kysely'
import { RETRY_MS, releaseAll } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { whileHeld, writeAllFenced } from '../../shard/fence.ts'
import { fieldsOf, type OwnedPurse, ownedPurse, type WalletFields } from './wallet-fields.ts'

interface DuePurse extends WalletFields {
  id: string
  held_units: bigint
}

/** Purses that go back in one batch. */
const AT_ONCE = 200

/** Lets a purse go back, as soon as nothing of it is open. @throws LeaseLost */
export async function noteRelease(deps: ShardDependencies, purse: string): Promise<void> {
  await writeAllFenced(deps, lease => [
    sql`update studio.fish_purse p set state = 'releasing', retry_at = ${deps.outside.now()}::timestamptz
      from ${lease} where p.id = ${purse} and p.state = 'open'`,
  ])
}

/** Gives purses back to the wallet, each when all its tickets are concluded and all its holds certain, until that is certain. */
export async function releasePurses(deps: ShardDependencies, told: (owned: OwnedPurse) => void): Promise<void> {
  const { db, outside } = deps
  const now = outside.now()
  // Tickets that are not over and refused ones stand in an index each.
  const { rows } = await sql<DuePurse>`
    update studio.fish_purse p set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    from studio.visit v
    where v.id = p.visit_id and ${whileHeld(deps)} and p.id in (
      select id from studio.fish_purse d where state = 'releasing' and retry_at <= ${now}::timestamptz
        and not exists (select from studio.fish_ticket t where t.purse_id = d.id and t.state in ('open', 'ending'))
        and not exists (select from studio.fish_ticket t where t.purse_id = d.id and t.state = 'refused')
        and not exists (select from studio.fish_hold h where h.purse_id = d.id and h.state = 'asking')
      order by retry_at limit ${AT_ONCE} for update skip locked)
    returning p.id, p.held_units, v.wallet_token, v.user_id, v.game_code, v.currency, v.mode`.execute(db)
  if (rows.length === 0) return
  const full = rows.filter(({ held_units }) => held_units > 0n)
  const calls = full.map(purse => ({
    ...fieldsOf(purse, purse.id),
    ...{ transaction_uuid: `${purse.id}:out`, amount: Number(purse.held_units) },
  }))
  const released = await releaseAll(deps, calls)
  const done = [...full.filter((_, i) => released[i]), ...rows.filter(row => !full.includes(row))]
  if (done.length === 0) return
  await db
    .updateTable('studio.fish_purse')
    .set({ state: 'released', held_units: 0n, retry_at: null })
    .where(
      'id',
      'in',
      done.map(({ id }) => id),
    )
    .execute()
  for (const row of done) told(ownedPurse(row, row.id))
}

import { sql } from 'kysely'
import { sendBatch } from '../../../wallet/wallet-moves.ts'
import { RETRY_MS } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
import { fieldsOf, type WalletFields } from './wallet-fields.ts'

interface DuePurse extends WalletFields {
  id: string
  held_units: bigint
}

/** Lets a purse go back, as soon as nothing of it is open. @throws LeaseLost */
export async function noteRelease(deps: ShardDependencies, purse: string): Promise<void> {
  await fenced(deps, tx =>
    tx
      .updateTable('studio.fish_purse')
      .set({ state: 'releasing', retry_at: deps.outside.now() })
      .where('id', '=', purse)
      .where('state', '=', 'open')
      .execute(),
  )
}

/**
 * Gives purses back to the wallet, each when all its tickets are concluded and all its holds certain, until that is certain.
 * @throws LeaseLost
 */
export async function releasePurses(deps: ShardDependencies, told: (purse: string) => void): Promise<void> {
  const now = deps.outside.now()
  const { rows } = await fenced(deps, tx =>
    sql<DuePurse>`
      update studio.fish_purse p set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
      from studio.visit v
      where v.id = p.visit_id and p.state = 'releasing' and p.retry_at <= ${now}::timestamptz
        and not exists (select from studio.fish_ticket t where t.purse_id = p.id and t.state in ('open', 'ending', 'refused'))
        and not exists (select from studio.fish_hold h where h.purse_id = p.id and h.state = 'asking')
      returning p.*, v.wallet_token, v.game_code, v.currency`.execute(tx),
  )
  const full = rows.filter(({ held_units }) => held_units > 0n)
  const calls = full.map(purse => ({
    ...fieldsOf(purse, purse.id),
    ...{ transaction_uuid: `${purse.id}:out`, amount: Number(purse.held_units) },
  }))
  const replies = await sendBatch(deps, 'release', calls)
  const done = full.filter((_, i) => replies[i]?.status === 'OK')
  for (const [i, { id }] of full.entries()) {
    const status = replies[i]?.status
    if (status && status !== 'OK' && status !== 'UNKNOWN')
      deps.log.error({ purse: id, status }, 'the release of a purse was refused')
  }
  for (const { id } of [...done, ...rows.filter(({ held_units }) => held_units === 0n)]) {
    await fenced(deps, tx =>
      tx
        .updateTable('studio.fish_purse')
        .set({ state: 'released', held_units: 0n, retry_at: null })
        .where('id', '=', id)
        .execute(),
    )
    told(id)
  }
}

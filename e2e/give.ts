import { randomUUID } from 'node:crypto'
import type { TicketKind } from '@baize/api/loyalty'
import { houseAccount, memberAccount, POINTS_CURRENCY } from '@baize/testing/house'
import { sql } from 'kysely'
import type { Site } from './support.ts'

export async function idOf(site: Site, username: string): Promise<bigint> {
  const { id } = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

/** Tickets or points as a grant of the house. */
export async function give(site: Site, memberId: bigint, kind: 'POINTS' | TicketKind, whole: number): Promise<void> {
  const { kysely } = site.database
  const isPoints = kind === 'POINTS'
  const currency = isPoints ? POINTS_CURRENCY : kind
  const refs = [
    houseAccount('ISSUED', { currency }),
    memberAccount(memberId, isPoints ? 'POINTS' : 'TICKET', { currency, qualifier: isPoints ? '' : kind }),
  ]
  const ids: string[] = []
  for (const ref of refs) {
    const owner = ref.owner === 'house' ? 'house' : 'member'
    const { rows } = await sql<{ id: bigint }>`
      insert into ledger.account (owner_kind, owner_id, kind, qualifier, book, currency, balance)
      values (${owner}, ${ref.owner === 'house' ? 0n : ref.owner}, ${ref.kind}, ${ref.qualifier}, 'REAL', ${currency},
        ${ref.owner === 'house' ? null : 0n})
      on conflict on constraint account_owner_kind do update set status = 'open' returning id`.execute(kysely)
    ids.push(String(rows[0]!.id))
  }
  const code = isPoints ? 'POINTS_GRANT' : 'TICKET_GRANT'
  await sql`select * from ledger.post_one(${`tkt:${randomUUID()}`}, ${randomUUID()}::uuid, null, ${ids[1]}::bigint,
    ${ids[0]}::bigint, ${BigInt(whole) * 10_000n}::bigint, ${code})`.execute(kysely)
}

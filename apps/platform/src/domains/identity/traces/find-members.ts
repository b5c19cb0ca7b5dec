import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** A member who was somewhere, and when last. */
export interface Visitor {
  memberId: bigint
  at: Date
}

/** Sign-ins from one network that are looked at: there may be many from a carrier's. */
const newest = 1_000

/** Members who signed in from a network, the last one there first. */
export async function membersFrom(db: Queryable, address: string, atMost: number): Promise<Visitor[]> {
  const { rows } = await sql<Visitor>`
    select s.account_id as "memberId", max(s.at) as at
    from (select account_id, at from identity.sign_in where address = ${address} order by at desc limit ${newest}) s
    join identity.account a on a.id = s.account_id and a.kind = 'member'
    group by 1 order by 2 desc, 1 limit ${atMost}`.execute(db)
  return rows
}

/** Members who signed in on a device, by its mark or the beginning of one, the last one there first. */
export async function membersOn(
  db: Queryable,
  mark: string,
  atMost: number,
): Promise<(Visitor & { device: string })[]> {
  const from = Buffer.from(mark.slice(0, mark.length & ~1), 'hex')
  const { rows } = await sql<Visitor & { device: string }>`
    select d.account_id as "memberId", d.seen_at as at, encode(d.device_hash, 'hex') as device
    from identity.known_device d join identity.account a on a.id = d.account_id and a.kind = 'member'
    where d.device_hash >= ${from} and d.device_hash <= ${from}::bytea || decode(repeat('ff', 32), 'hex')
    order by d.seen_at desc, 1 limit ${atMost}`.execute(db)
  return rows
}

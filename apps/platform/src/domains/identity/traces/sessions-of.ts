import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** Where and on what a member signed in. Devices are told by their marks, which let nobody in. */
export interface Traces {
  sessions: { id: bigint; address: string; device: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date }[]
  signIns: SignIn[]
  devices: { device: string; seenAt: Date; others: { id: bigint; account: string }[] }[]
}

export interface SignIn {
  at: Date
  address: string
}

/** Others on a device that are named. */
const othersAtMost = 20

/** Sessions that are open, sign-ins and devices, the newest first. */
export async function tracesOf(db: Queryable, memberId: bigint, atMost: number): Promise<Traces> {
  const [sessions, signIns, devices] = await Promise.all([
    sql<Traces['sessions'][number]>`
      select id, address, encode(device_hash, 'hex') as device, created_at as "createdAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt"
      from identity.session where account_id = ${memberId} order by id desc limit ${atMost}`.execute(db),
    signInsOf(db, memberId, atMost),
    sql<{ device: string; seenAt: Date; others: { id: string; account: string }[] }>`
      select encode(d.device_hash, 'hex') as device, d.seen_at as "seenAt", coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id::text, 'account', o.username) order by o.seen_at desc)
        from (
          select a.id, a.username, other.seen_at
          from identity.known_device other join identity.account a on a.id = other.account_id and a.kind = 'member'
          where other.device_hash = d.device_hash and other.account_id <> d.account_id
          order by other.seen_at desc limit ${othersAtMost}
        ) o), '[]') as others
      from identity.known_device d where d.account_id = ${memberId} order by d.seen_at desc limit ${atMost}`.execute(
      db,
    ),
  ])
  return {
    sessions: sessions.rows,
    signIns,
    devices: devices.rows.map(row => ({
      ...row,
      others: row.others.map(other => ({ ...other, id: BigInt(other.id) })),
    })),
  }
}

/** Sign-ins of a member, the newest first. */
export async function signInsOf(db: Queryable, memberId: bigint, atMost: number): Promise<SignIn[]> {
  const { rows } = await sql<SignIn>`
    select at, address from identity.sign_in where account_id = ${memberId} order by at desc limit ${atMost}`.execute(
    db,
  )
  return rows
}

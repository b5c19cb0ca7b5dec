import { createHmac } from 'node:crypto'
import { mostPeerTags } from '@baize/api/wallet-protocol'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'

/** A payout account of a member. */
export interface Payee {
  channel: string
  number: string
}

interface PeerTagDependencies {
  database: Database
  clock: Clock
  /** The platform's own; each provider's key follows from it. */
  key: string
  payeesOf: (memberId: bigint) => Promise<Payee[]>
}

/**
 * What a member shares with those whom they must not meet in a game between members: browsers, means of payment, a network on
 * which the same kind of payment is used, and the account above them, by which a member and those directly below are told too.
 * A provider gets each as an HMAC under a key of its own: it can see that two members share something, and nothing of what.
 */
export async function peerTags(
  { database, clock, key, payeesOf }: PeerTagDependencies,
  provider: string,
  { memberId, sessionId }: MemberCaller,
): Promise<string[]> {
  const { rows } = await sql<{ devices: string[]; address: string | null; upline: bigint | null }>`
    select array(
        select encode(device_hash, 'hex') from identity.member_device where member_id = ${memberId} order by seen_at desc
      ) as devices,
      (select address from identity.member_session where session_id = ${BigInt(sessionId)}) as address,
      (select upline_id from agents.upline_at(${clock.now()}) u where u.member_id = ${memberId}) as upline`.execute(
    database.kysely,
  )
  const { devices, address, upline } = rows[0]!
  const payees = await payeesOf(memberId)
  const channels = address === null ? [] : [...new Set(payees.map(({ channel }) => channel))]
  const facts = [
    `line|${memberId}`,
    ...(upline === null ? [] : [`line|${upline}`]),
    ...devices.slice(0, 4).map(device => `device|${device}`),
    ...payees.map(({ channel, number }) => `payee|${channel}|${number}`),
    ...channels.map(channel => `network|${neighbourhoodOf(address!)}|${channel}`),
    ...devices.slice(4).map(device => `device|${device}`),
  ].slice(0, mostPeerTags)
  const own = createHmac('sha256', key).update(provider).digest()
  // In no order that would tell what stands for what.
  return facts.map(fact => createHmac('sha256', own).update(fact).digest().subarray(0, 16).toString('base64url')).sort()
}

/** The network around an address: the first three bytes of an IPv4 address; of IPv6 it is the /64 that the session was opened from. */
const neighbourhoodOf = (address: string): string => address.replace(/\.\d+$/, '.0/24')

import type { ConcludeReply } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import { comesAgain } from '../../../wallet/wallet-client.ts'
import { type Conclude, sendBatch } from '../../../wallet/wallet-moves.ts'
import { RETRY_MS } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { whileHeld } from '../../shard/fence.ts'
import { type OwnedPurse, ownedPurse, type WalletFields } from './wallet-fields.ts'

/** Concludes that go to the wallet in one batch. */
const AT_ONCE = 100

interface DueTicket extends WalletFields {
  serial: bigint
  id: string
  purse_id: string
  staked_units: bigint
  won_units: bigint
}

/** A ticket's end at the wallet. */
export interface ConcludedTicket extends OwnedPurse {
  serial: bigint
  stakedUnits: number
  wonUnits: number
  /** False where the wallet has not taken it, or not for certain. */
  isDone: boolean
  /** False where the member may bet no more. */
  mayPlay: boolean
}

/**
 * Concludes tickets that ended, until each answer is certain (rule R5 of the wallet protocol): those of a purse one by one, in
 * their order, since each stakes what the ones before have won (rooms.md 2.5).
 */
export async function concludeTickets(
  deps: ShardDependencies,
  told: (concluded: ConcludedTicket) => void,
): Promise<void> {
  for (let due = await dueTickets(deps); due.length > 0; due = await dueTickets(deps)) {
    const replies = await sendBatch(deps, 'conclude', due.map(callOf))
    const ends = due.flatMap((ticket, i): CertainEnd[] => {
      const status = replies[i]?.status
      return status && !comesAgain(status) ? [{ ticket, isDone: status === 'OK' }] : []
    })
    await writeEnds(deps, ends)
    for (const [i, ticket] of due.entries()) tell(deps, ticket, replies[i], told)
  }
}

function tell(
  { log }: ShardDependencies,
  ticket: DueTicket,
  reply: ConcludeReply | undefined,
  told: (concluded: ConcludedTicket) => void,
): void {
  const { serial, id, purse_id, staked_units, won_units } = ticket
  if (reply && reply.status !== 'OK' && !comesAgain(reply.status))
    log.error({ ticket: id, status: reply.status }, 'the end of a ticket was refused')
  told({
    ...ownedPurse(ticket, purse_id),
    ...{ serial, stakedUnits: Number(staked_units), wonUnits: Number(won_units) },
    ...{ isDone: reply?.status === 'OK', mayPlay: reply?.seats[0]?.may_play ?? true },
  })
}

/** The oldest ticket of each purse that waits for its conclude, where that is due. */
async function dueTickets(deps: ShardDependencies): Promise<DueTicket[]> {
  const now = deps.outside.now()
  const { rows } = await sql<DueTicket>`
    with first as (
      select distinct on (purse_id) serial, retry_at from studio.fish_ticket
      where state in ('ending', 'refused') order by purse_id, serial)
    update studio.fish_ticket t set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    from studio.visit v
    where v.id = t.visit_id and ${whileHeld(deps)} and t.state = 'ending' and t.serial in (
      select serial from first where retry_at <= ${now}::timestamptz order by retry_at limit ${AT_ONCE})
    returning t.serial, t.id, t.purse_id, t.staked_units, t.won_units,
      v.user_id, v.wallet_token, v.game_code, v.currency, v.mode`.execute(deps.db)
  return rows
}

function callOf(ticket: DueTicket): Conclude {
  const { id, purse_id, user_id, wallet_token, game_code, currency } = ticket
  const [stake, payout] = [Number(ticket.staked_units), Number(ticket.won_units)]
  return {
    ...{ transaction_uuid: `${id}:end`, round: id, game_code, currency, rake: 0 },
    seats: [
      {
        ...{ token: wallet_token, user: user_id, hold_round: purse_id, bet_uuid: `${id}:bet`, stake, payout },
        ...{ valid_amount: stake, status: payout > 0 ? 'won' : 'lost', into: 'hold', release: false },
      },
    ],
  }
}

/** Of which the wallet is certain: it took the ticket, or refused it. */
interface CertainEnd {
  ticket: DueTicket
  isDone: boolean
}

/**
 * Notes tickets of whose end the wallet is certain, each once, and what their purses hold by that. A purse with a refused ticket stays as
 * it is until an operator has looked at it.
 */
async function writeEnds({ db, outside }: ShardDependencies, ends: readonly CertainEnd[]): Promise<void> {
  if (ends.length === 0) return
  await sql`
    with ended as (
      update studio.fish_ticket t set state = case when e.is_done then 'ended' else 'refused' end, retry_at = null,
        concluded_at = ${outside.now()}::timestamptz
      from unnest(${ends.map(({ ticket }) => String(ticket.serial))}::bigint[], ${ends.map(({ isDone }) => isDone)}::boolean[])
        as e (serial, is_done)
      where t.serial = e.serial and t.state = 'ending' returning t.state, t.purse_id, t.won_units - t.staked_units as net_units
    )
    update studio.fish_purse p set held_units = held_units + e.net_units
    from ended e where e.state = 'ended' and p.id = e.purse_id`.execute(db)
}

import type { ConcludeReply } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import { comesAgain, type WalletClient, WalletUncertain } from '../../../wallet/wallet-client.ts'
import { RETRY_MS } from '../../hold-terms.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
import type { WalletFields } from './wallet-fields.ts'

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
export interface ConcludedTicket {
  serial: bigint
  purse: string
  stakedUnits: number
  wonUnits: number
  /** False while the answer is not certain: it is asked again. */
  isCertain: boolean
  /** False where the member may bet no more. */
  mayPlay: boolean
}

/**
 * Concludes tickets that ended, until each answer is certain (rule R5 of the wallet protocol): those of a purse one by one, in
 * their order, since each stakes what the ones before have won (rooms.md 2.5).
 * @throws LeaseLost
 */
export async function concludeTickets(
  deps: ShardDependencies,
  told: (concluded: ConcludedTicket) => void,
): Promise<void> {
  for (;;) {
    const due = await dueTickets(deps)
    if (due.length === 0) return
    const replies = await send(deps, due)
    for (const [i, ticket] of due.entries()) await take(deps, ticket, replies[i], told)
  }
}

/** The oldest ticket of each purse that waits for its conclude, where that is due. */
async function dueTickets(deps: ShardDependencies): Promise<DueTicket[]> {
  const now = deps.outside.now()
  const { rows } = await fenced(deps, tx =>
    sql<DueTicket>`
      with first as (
        select distinct on (purse_id) serial, retry_at from studio.fish_ticket
        where state in ('ending', 'refused') order by purse_id, serial)
      update studio.fish_ticket t set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
      from studio.visit v
      where v.id = t.visit_id and t.state = 'ending' and t.serial in (
        select serial from first where retry_at <= ${now}::timestamptz order by retry_at limit ${AT_ONCE})
      returning t.*, v.wallet_token, v.game_code, v.currency`.execute(tx),
  )
  return rows
}

async function send(deps: ShardDependencies, due: readonly DueTicket[]): Promise<ConcludeReply[]> {
  try {
    return await deps.wallet.concludeAll(due.map(callOf))
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    deps.log.warn({ err: error, tickets: due.length }, 'tickets without a certain answer; they are sent again')
    return []
  }
}

function callOf(ticket: DueTicket): Parameters<WalletClient['concludeAll']>[0][number] {
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

async function take(
  deps: ShardDependencies,
  { serial, id, purse_id, staked_units, won_units }: DueTicket,
  reply: ConcludeReply | undefined,
  told: (concluded: ConcludedTicket) => void,
): Promise<void> {
  const isCertain = reply !== undefined && !comesAgain(reply.status)
  const sums = { stakedUnits: Number(staked_units), wonUnits: Number(won_units) }
  const concluded = { serial, purse: purse_id, ...sums, isCertain, mayPlay: reply?.seats[0]?.may_play ?? true }
  if (!isCertain) return told(concluded)
  const isDone = reply.status === 'OK'
  if (!isDone) deps.log.error({ ticket: id, status: reply.status }, 'the end of a ticket was refused')
  await fenced(deps, async tx => {
    await tx
      .updateTable('studio.fish_ticket')
      .set({ state: isDone ? 'ended' : 'refused', retry_at: null, concluded_at: deps.outside.now() })
      .where('serial', '=', serial)
      .where('state', '=', 'ending')
      .execute()
    if (isDone)
      await sql`update studio.fish_purse set held_units = held_units + ${won_units} - ${staked_units}
        where id = ${purse_id}`.execute(tx)
  })
  if (isDone) told(concluded)
  // A purse with a refused ticket stays as it is until an operator has looked at it.
  else told({ ...concluded, isCertain: false })
}

import type { InputOf, ResponseOf } from '@baize/api'
import { type TicketKind, ticketKinds } from '@baize/api/loyalty'
import { UNITS_PER_WHOLE } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { memberByName } from '../../identity/index.ts'
import type { Group, Ledger } from '../../ledger/index.ts'
import { houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'

export interface TicketGrant {
  memberId: bigint
  kind: TicketKind
  count: bigint
  /** What they are for; tickets of one source are granted once. */
  source: string
}

export const ticketAccount = (memberId: bigint, kind: TicketKind) =>
  memberAccount(memberId, 'TICKET', { currency: kind, qualifier: kind })

/** Gives tickets inside the caller's transaction. A blocked account gets none. */
export async function grantTickets(ledger: Ledger, tx: Tx, grants: readonly TicketGrant[]): Promise<void> {
  const groups = grants.map(
    ({ memberId, kind, count, source }): Group => ({
      key: keys.tickets(source),
      legs: [
        {
          debit: houseAccount('ISSUED', { currency: kind }),
          credit: ticketAccount(memberId, kind),
          amountUnits: count * UNITS_PER_WHOLE,
          code: 'TICKET_GRANT',
        },
      ],
    }),
  )
  const outcomes = await ledger.postIn(tx, groups)
  for (const { status } of outcomes) if (status === 'key_reused') throw new ApiError('key_reused')
}

/** Whole tickets that a member holds. */
export async function ticketsOf(ledger: Ledger, memberId: bigint): Promise<Record<TicketKind, number>> {
  const balances = await ledger.balances(memberId)
  const count = (kind: TicketKind) =>
    Number((balances.find(each => each.kind === 'TICKET' && each.currency === kind)?.units ?? 0n) / UNITS_PER_WHOLE)
  return { RAFFLE: count('RAFFLE'), WHEEL: count('WHEEL'), EGG: count('EGG') }
}

/** Balances and movements of every kind, newest first. */
export async function ticketHistory(
  { ledger }: PromotionsDependencies,
  memberId: bigint,
  { page, pageSize }: InputOf<'promotions.tickets'>,
): Promise<ResponseOf<'promotions.tickets'>> {
  const through = page * pageSize
  const lines = await Promise.all(
    ticketKinds.map(async kind =>
      (await ledger.statement(ticketAccount(memberId, kind), { limit: through })).map(line => ({ kind, line })),
    ),
  )
  const newest = lines.flat().toSorted((a, b) => Number(b.line.id - a.line.id))
  return {
    balances: await ticketsOf(ledger, memberId),
    list: newest.slice(through - pageSize, through).map(({ kind, line }) => ({
      ...{ id: line.id.toString(), time: line.postedAt.toISOString(), kind, code: line.code },
      change: Number(line.changeUnits / UNITS_PER_WHOLE),
      after: Number(line.afterUnits / UNITS_PER_WHOLE),
    })),
  }
}

/** What an operator gives, once per request. @throws ApiError not_found for an account that is no member's, key_reused */
export async function grantByOperator(
  deps: PromotionsDependencies,
  { account, kind, count, requestId, reason }: InputOf<'promotions.grantTickets'>,
  actor: string,
): Promise<ResponseOf<'promotions.grantTickets'>> {
  const memberId = await memberByName(deps.database.kysely, account)
  if (memberId === null) throw new ApiError('not_found')
  await deps.database.transaction(async tx => {
    await grantTickets(deps.ledger, tx, [{ memberId, kind, count: BigInt(count), source: `operator:${requestId}` }])
    await deps.messages.noteChange(tx, memberId)
    await audit(tx, {
      ...{ at: deps.clock.now(), actor, action: 'promotions.grantTickets', subject: `account:${memberId}` },
      detail: { reason },
      ...{ before: null, after: { kind, count, source: `operator:${requestId}` } },
    })
  })
  return { tickets: (await ticketsOf(deps.ledger, memberId))[kind] }
}

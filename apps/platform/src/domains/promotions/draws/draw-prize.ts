import type { InputOf, ResponseOf } from '@baize/api'
import type { TicketKind } from '@baize/api/loyalty'
import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Tables } from '../../../kernel/database/tables.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import { giveAward, titlesOf } from '../award.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { takeEligibly } from '../eligibility.ts'
import { ticketAccount, ticketsOf } from './tickets.ts'
import { drawBelow, placeOf, sumOf, wordsOf } from './weights.ts'

type Prize = Selectable<Tables['promotions.prize']>
type Campaign = Selectable<Tables['promotions.promotion']> & { kind: TicketKind }

const isCampaign = (promotion: Selectable<Tables['promotions.promotion']> | undefined): promotion is Campaign =>
  promotion?.kind === 'RAFFLE' || promotion?.kind === 'WHEEL' || promotion?.kind === 'EGG'

/**
 * Spends one ticket and gives what is drawn. The same request answers what it drew.
 * @throws ApiError not_found, order_state outside the campaign's window, no_ticket, key_reused, account_blocked, and
 * what takeEligibly refuses
 */
export async function drawPrize(
  deps: PromotionsDependencies,
  memberId: bigint,
  { id, requestId }: InputOf<'promotions.claimRaffle'>,
): Promise<ResponseOf<'promotions.claimRaffle'>> {
  const { database, ledger } = deps
  const { kysely } = database
  const campaign = await kysely
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!isCampaign(campaign)) throw new ApiError('not_found')
  const drawId = await database.transaction(tx => drawOnce(deps, tx, campaign, memberId, requestId))
  const draw = await kysely
    .selectFrom('promotions.draw as d')
    .leftJoin('promotions.prize as p', join => join.onRef('p.id', '=', 'd.prize_id').on('d.given', '=', true))
    .select(['d.promotion_id', 'p.id', 'p.kind', 'p.amount_units', 'p.ticket'])
    .where('d.id', '=', drawId)
    .executeTakeFirstOrThrow()
  if (draw.promotion_id !== campaign.id) throw new ApiError('key_reused')
  if (draw.kind === 'MONEY') await deps.wallet.refreshBalance(memberId)
  return {
    drawId: drawId.toString(),
    prize: {
      id: (draw.id ?? 0n).toString(),
      kind: draw.kind ?? 'NOTHING',
      amount: toWire(draw.amount_units ?? 0n),
      ticket: draw.ticket,
    },
    ticketsLeft: (await ticketsOf(ledger, memberId))[campaign.kind],
  }
}

async function drawOnce(
  deps: PromotionsDependencies,
  tx: Tx,
  campaign: Campaign,
  memberId: bigint,
  requestId: string,
): Promise<bigint> {
  const now = deps.clock.now()
  const made = await tx
    .insertInto('promotions.draw')
    .values({
      ...{ promotion_id: campaign.id, member_id: memberId, request_id: requestId },
      ...{ u: null, prize_id: null, given: null, at: now },
    })
    .onConflict(conflict => conflict.columns(['member_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const earlier = await tx
      .selectFrom('promotions.draw')
      .select('id')
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    return earlier.id
  }
  if (now < campaign.starts_at || now >= campaign.ends_at) throw new ApiError('order_state')
  const { eligibility } = campaign
  await takeEligibly(deps, tx, { memberId, reward: `promotion:${campaign.id}`, eligibility })
  await spendTicket(deps, tx, campaign.kind, memberId, made.id)
  const prizes = await tx
    .selectFrom('promotions.prize')
    .selectAll()
    .where('promotion_id', '=', campaign.id)
    .orderBy('position')
    .execute()
  const { seed } = await tx
    .selectFrom('promotions.draw_seed')
    .select('seed')
    .where('promotion_id', '=', campaign.id)
    .executeTakeFirstOrThrow()
  const weights = prizes.map(({ weight }) => weight)
  const u = drawBelow(wordsOf(seed, made.id), sumOf(weights))
  const prize = prizes[placeOf(weights, u)]!
  const given = await takeFromStock(tx, prize)
  if (given) await givePrize(deps, tx, campaign, memberId, made.id, prize)
  await tx.updateTable('promotions.draw').set({ u, prize_id: prize.id, given }).where('id', '=', made.id).execute()
  return made.id
}

async function spendTicket(deps: PromotionsDependencies, tx: Tx, kind: TicketKind, memberId: bigint, drawId: bigint) {
  const [outcome] = await deps.ledger.postIn(tx, [
    {
      key: keys.draw(drawId, 'ticket'),
      legs: [
        {
          debit: ticketAccount(memberId, kind),
          credit: houseAccount('ISSUED', { currency: kind }),
          amountUnits: UNITS_PER_WHOLE,
          code: 'TICKET_USE',
        },
      ],
    },
  ])
  if (outcome!.status === 'poor') throw new ApiError('no_ticket')
  if (outcome!.status === 'account_blocked') throw new ApiError('account_blocked')
  if (outcome!.status !== 'ok') throw new Error(`the ticket of draw ${drawId} was not taken: ${outcome!.status}`)
}

/** One of a limited prize. When none is left, its share of the odds stands for nothing. */
async function takeFromStock(tx: Tx, { id, stock }: Prize): Promise<boolean> {
  if (stock === null) return true
  const taken = await tx
    .updateTable('promotions.prize')
    .set(eb => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', id)
    .where('stock', '>', 0)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

async function givePrize(
  deps: PromotionsDependencies,
  tx: Tx,
  campaign: Campaign,
  memberId: bigint,
  drawId: bigint,
  { kind, amount_units: units, ticket }: Prize,
): Promise<void> {
  const key = keys.draw(drawId, 'prize')
  if (kind === 'MONEY') {
    const titles = titlesOf(campaign.texts)
    await giveAward(deps, tx, { memberId, source: 'PRIZE', titles, key, code: 'PRIZE', units, multiple: 0 })
  }
  if (kind === 'POINTS') await deps.points.grant(tx, { memberId, units, key, code: 'PRIZE' })
  if (kind === 'TICKET')
    await deps.ledger.mustPostIn(tx, [
      {
        key,
        legs: [
          {
            debit: houseAccount('ISSUED', { currency: ticket! }),
            credit: ticketAccount(memberId, ticket!),
            amountUnits: units,
            code: 'PRIZE',
          },
        ],
      },
    ])
}

import type { InputOf, ResponseOf } from '@baize/api'
import { isDraw, type TicketKind } from '@baize/api/loyalty'
import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import { giveAward, titlesOf } from '../award.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { takeEligibly } from '../eligibility.ts'
import type { PromotionsTables } from '../tables.ts'
import { tables } from '../tables.ts'
import { currentSeed } from './seeds.ts'
import { ticketAccount, ticketsOf } from './tickets.ts'
import { drawBelow, placeOf, sumOf, wordsOf } from './weights.ts'

type Prize = Selectable<PromotionsTables['promotions.prize']>
type Campaign = Selectable<PromotionsTables['promotions.promotion']> & { kind: TicketKind }

const isCampaign = (
  promotion: Selectable<PromotionsTables['promotions.promotion']> | undefined,
): promotion is Campaign => promotion !== undefined && isDraw(promotion.kind)

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
  const campaign = await tables(kysely)
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!isCampaign(campaign)) throw new ApiError('not_found')
  const drawId = await database.transaction(async tx => {
    const id = await drawOnce(deps, tx, campaign, memberId, requestId)
    await deps.messages.noteChange(tx, memberId)
    return id
  })
  const draw = await tables(kysely)
    .selectFrom('promotions.draw as d')
    .leftJoin('promotions.prize as p', join => join.onRef('p.id', '=', 'd.prize_id').on('d.given', '=', true))
    .select(['d.promotion_id', 'p.id', 'p.kind', 'p.amount_units', 'p.ticket'])
    .where('d.id', '=', drawId)
    .executeTakeFirstOrThrow()
  if (draw.promotion_id !== campaign.id) throw new ApiError('key_reused')
  if (draw.kind === 'MONEY') deps.wallet.tellBalance(memberId)
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
  const drawn = () =>
    tables(tx)
      .selectFrom('promotions.draw')
      .select('id')
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  const earlier = await drawn()
  if (earlier) return earlier.id
  // Held to the end, so that no campaign ends, and shows its seed, under a draw.
  const { starts_at, ends_at } = await tables(tx)
    .selectFrom('promotions.promotion')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', campaign.id)
    .forShare()
    .executeTakeFirstOrThrow()
  const now = deps.clock.now()
  if (now < starts_at || now >= ends_at) throw new ApiError('order_state')
  const { eligibility } = campaign
  await takeEligibly(deps, tx, { memberId, reward: `promotion:${campaign.id}`, eligibility })
  // The ticket first: the outcome follows from the draw's number, and only who paid may take one.
  if (!(await spendTicket(deps, tx, campaign.kind, memberId, requestId))) return (await drawn())!.id
  const { epoch, seed } = await currentSeed(tx, deps.vault, campaign.id)
  const made = await tables(tx)
    .insertInto('promotions.draw')
    .values({
      ...{ promotion_id: campaign.id, member_id: memberId, request_id: requestId, epoch },
      ...{ u: null, prize_id: null, given: null, at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const prizes = await tables(tx)
    .selectFrom('promotions.prize')
    .selectAll()
    .where('promotion_id', '=', campaign.id)
    .orderBy('position')
    .execute()
  const weights = prizes.map(({ weight }) => weight)
  const u = drawBelow(wordsOf(seed, made.id), sumOf(weights))
  const prize = prizes[placeOf(weights, u)]!
  const given = await takeFromStock(tx, prize)
  if (given) await givePrize(deps, tx, campaign, memberId, made.id, prize)
  await tables(tx)
    .updateTable('promotions.draw')
    .set({ u, prize_id: prize.id, given })
    .where('id', '=', made.id)
    .execute()
  return made.id
}

/** Takes the ticket of a request; false where the same request took it a moment ago. */
async function spendTicket(
  deps: PromotionsDependencies,
  tx: Tx,
  kind: TicketKind,
  memberId: bigint,
  requestId: string,
): Promise<boolean> {
  const [outcome] = await deps.ledger.postIn(tx, [
    {
      key: keys.drawTicket(memberId, requestId),
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
  const { status } = outcome!
  if (status === 'poor') throw new ApiError('no_ticket')
  if (status === 'account_blocked' || status === 'key_reused') throw new ApiError(status)
  if (status !== 'ok' && status !== 'duplicate')
    throw new Error(`the ticket of request ${requestId} was not taken: ${status}`)
  return status === 'ok'
}

/** One of a limited prize. When none is left, its share of the odds stands for nothing. */
async function takeFromStock(tx: Tx, { id, stock }: Prize): Promise<boolean> {
  if (stock === null) return true
  const taken = await tables(tx)
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
  const key = keys.drawPrize(drawId)
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

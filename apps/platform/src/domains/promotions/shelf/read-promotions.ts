import type { Language, ResponseOf } from '@baize/api'
import { defaultLanguage, guestType } from '@baize/api'
import { isDraw, type TicketKind } from '@baize/api/loyalty'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { weightsText } from '../../bonuses/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { shownSeeds } from '../draws/seeds.ts'
import { ticketsOf } from '../draws/tickets.ts'
import { readWindow } from '../envelopes/read-window.ts'
import { tables } from '../tables.ts'
import { type PromotionCard, type PromotionRow, presentCard, promotionText, type Standing } from './present.ts'

const keptDays = 30
const noTickets: Readonly<Record<TicketKind, number>> = { RAFFLE: 0, WHEEL: 0, EGG: 0 }

/** The member behind a call; nobody for visitors, guests and operators. */
const memberOf = (caller: Caller): bigint | null =>
  caller.kind === 'member' && caller.agentType !== guestType ? caller.memberId : null

async function standingsOf({ database }: PromotionsDependencies, memberId: bigint | null) {
  if (memberId === null) return new Map<bigint, Standing>()
  const rows = await tables(database.kysely)
    .selectFrom('promotions.participation')
    .select(['promotion_id', 'step', 'progress_units', 'target_units', 'reward_units', 'multiple', 'reason'])
    .where('member_id', '=', memberId)
    .execute()
  return new Map(rows.map(({ promotion_id, ...standing }) => [promotion_id, standing]))
}

/** True when the member could play a campaign at once. */
async function isReady(deps: PromotionsDependencies, row: PromotionRow, memberId: bigint | null, tickets = noTickets) {
  if (isDraw(row.kind)) return tickets[row.kind] > 0
  if (row.kind !== 'ENVELOPE' || memberId === null) return false
  const window = await readWindow(deps, row, memberId)
  return window !== null && new Date(window.opensAt) <= deps.clock.now() && window.own === null
}

/** Promotions that run, come, or ended in the last 30 days, with the caller's status. */
export const listPromotions = (
  deps: PromotionsDependencies,
  caller: Caller,
  language: Language,
): Promise<PromotionCard[]> => cardsFor(deps, memberOf(caller), language)

async function cardsFor(
  deps: PromotionsDependencies,
  memberId: bigint | null,
  language: Language,
): Promise<PromotionCard[]> {
  const now = deps.clock.now()
  const rows = await tables(deps.database.kysely)
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('enabled', '=', true)
    .where('ends_at', '>', new Date(now.getTime() - keptDays * 86_400_000))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const standings = await standingsOf(deps, memberId)
  const tickets = memberId === null ? noTickets : await ticketsOf(deps.ledger, memberId)
  return Promise.all(
    rows.map(async row => {
      const ready = await isReady(deps, row, memberId, tickets)
      return presentCard(row, standings.get(row.id) ?? null, { now, language, ready })
    }),
  )
}

/** How many promotions have something for the member to claim now. */
export async function countUnclaimed(deps: PromotionsDependencies, memberId: bigint): Promise<number> {
  const cards = await cardsFor(deps, memberId, defaultLanguage)
  return cards.filter(({ status }) => status === 'Claim').length
}

/** One promotion with its terms, prizes and envelopes. @throws ApiError not_found */
export async function readPromotion(
  deps: PromotionsDependencies,
  caller: Caller,
  id: bigint,
  language: Language,
): Promise<ResponseOf<'promotions.detail'>> {
  const { database, clock, ledger, settings } = deps
  const now = clock.now()
  const memberId = memberOf(caller)
  const row = await tables(database.kysely)
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const standing = (await standingsOf(deps, memberId)).get(id) ?? null
  const tickets = memberId === null ? noTickets : await ticketsOf(ledger, memberId)
  const ready = await isReady(deps, row, memberId, tickets)
  const draws = isDraw(row.kind) ? row.kind : null
  return {
    ...presentCard(row, standing, { now, language, ready }),
    terms: promotionText(row, language).terms,
    reviewed: row.kind === 'APPLY',
    contact: row.asks_contact || row.bonus ? (await settings.recentBrand()).bonusContact : null,
    paidByOperator: row.paid_by_operator,
    bonus: row.bonus && { ...row.bonus, multiple: row.multiple, weights: weightsText(row.bonus.weights) },
    prizes: draws ? await prizesOf(deps, id) : [],
    ...(draws
      ? await shownSeeds(database.kysely, deps.vault, row, now)
      : { seedHash: null, seed: null, earlierSeeds: [] }),
    tickets: draws ? tickets[draws] : 0,
    window: row.kind === 'ENVELOPE' ? await readWindow(deps, row, memberId) : null,
  }
}

async function prizesOf({ database }: PromotionsDependencies, id: bigint) {
  const rows = await tables(database.kysely)
    .selectFrom('promotions.prize')
    .selectAll()
    .where('promotion_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(row => ({
    ...{ id: row.id.toString(), kind: row.kind, amount: toWire(row.amount_units), ticket: row.ticket },
    ...{ weight: row.weight, left: row.stock },
  }))
}

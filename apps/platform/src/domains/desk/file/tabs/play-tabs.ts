import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { bonusesOfMember } from '../../../bonuses/index.ts'
import { ordersOfMember } from '../../../cashier/index.ts'
import { signInsOf } from '../../../identity/index.ts'
import { notesOf } from '../../../members/index.ts'
import { messagesOfMember } from '../../../messages/index.ts'
import { betsOfMember } from '../../../rounds/index.ts'
import { beforePlace, pageOf } from '../page.ts'
import type { TabOf } from '../tab.ts'

export const betsTab: TabOf<'bets'> = async ({ database: { kysely } }, asked) => {
  const { memberId, limit } = asked
  const bets = await betsOfMember(kysely, memberId, { before: beforePlace(asked), limit: limit + 1 })
  const { shown, next } = pageOf(bets, limit, ({ place, id }) => `${place}|${id}`)
  const list = shown.map(bet => ({
    ...{ id: bet.id.toString(), provider: bet.provider_code, transactionId: bet.transaction_id },
    ...{ roundId: bet.round_id, game: bet.game_code, vendor: bet.vendor_code, type: bet.game_type },
    ...{ book: bet.book, currency: bet.currency, stake: toWire(bet.stake_units), payout: toWire(bet.payout_units) },
    ...{ validBet: toWire(bet.valid_units), status: bet.status },
    ...{ placedAt: bet.placed_at.toISOString(), settledAt: bet.settled_at?.toISOString() ?? null },
  }))
  return { list, next }
}

type Event = Extract<ResponseOf<'members.file'>, { tab: 'timeline' }>['list'][number]

/** The newest of orders, sign-ins, notes, bonuses and messages, together with the closure and the registration. */
export const timelineTab: TabOf<'timeline'> = async (
  { database: { kysely }, closureOf },
  { memberId, limit },
  { profile },
) => {
  const [orders, signIns, notes, bonuses, messages, closure] = await Promise.all([
    ordersOfMember(kysely, memberId, { limit }),
    signInsOf(kysely, memberId, limit),
    notesOf(kysely, memberId, { limit }),
    bonusesOfMember(kysely, memberId, limit),
    messagesOfMember(kysely, memberId, { limit }),
    closureOf(memberId),
  ])
  const event = (kind: Event['kind'], at: Date, subject: string, about: string): Event => ({
    ...{ at: at.toISOString(), kind, subject, about },
  })
  const list = [
    ...orders.map(({ at, number, state, units }) => event('order', at, number, `${state} ${toWire(units)}`)),
    ...signIns.map(({ at }) => event('signIn', at, '', '')),
    ...notes.map(({ id, at, text }) => event('note', at, id.toString(), text)),
    ...bonuses.map(({ granted_at, source, state }) => event('bonus', granted_at, source, state)),
    ...messages.map(({ id, sent_at, texts }) => event('message', sent_at, id.toString(), texts.EN.title)),
    ...(closure ? [event('closure', closure.since, closure.kind, closure.until?.toISOString() ?? '')] : []),
    event('registered', profile.registered_at, '', profile.registered_from ?? ''),
  ]
  return { list: list.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit) }
}

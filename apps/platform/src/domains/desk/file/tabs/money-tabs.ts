import { toWire } from '@baize/money'
import { bonusesOfMember } from '../../../bonuses/index.ts'
import { ordersOfMember, requirementsOfMember } from '../../../cashier/index.ts'
import { accountsOfMember, transfersOfMember } from '../../../ledger/index.ts'
import { beforeId, beforePlace, pageOf } from '../page.ts'
import type { TabOf } from '../tab.ts'

/** A transfer between two accounts of one member is two moves, which stay on one page. */
const movesOfOne = 2

export const balancesTab: TabOf<'balances'> = async ({ database: { kysely }, funds }, { memberId }) => {
  const [accounts, sum] = await Promise.all([accountsOfMember(kysely, memberId), funds(memberId)])
  return {
    accounts: accounts.map(({ id, units, ...account }) => ({
      ...{ id: id.toString(), ...account, balance: toWire(units) },
    })),
    sum: {
      ...{ main: toWire(sum.mainUnits), locked: toWire(sum.lockedUnits), owed: toWire(sum.owedUnits) },
      ...{ available: toWire(sum.availableUnits), turnoverLeft: toWire(sum.turnoverLeftUnits) },
    },
  }
}

export const ledgerTab: TabOf<'ledger'> = async ({ database: { kysely } }, asked) => {
  const { memberId, limit } = asked
  const moves = await transfersOfMember(kysely, memberId, { before: beforeId(asked), limit: limit + movesOfOne })
  const lastId = moves[limit - 1]?.id
  const shown = moves.filter(({ id }, i) => i < limit || id === lastId)
  return {
    list: shown.map(({ id, at, changeUnits, afterUnits, qualifier: _, ...move }) => ({
      ...{ id: id.toString(), at: at.toISOString(), ...move, change: toWire(changeUnits), after: toWire(afterUnits) },
    })),
    next: moves.length > shown.length ? shown.at(-1)!.id.toString() : null,
  }
}

export const ordersTab: TabOf<'orders'> = async ({ database: { kysely } }, asked) => {
  const { memberId, limit } = asked
  const orders = await ordersOfMember(kysely, memberId, { before: beforePlace(asked), limit: limit + 1 })
  const { shown, next } = pageOf(orders, limit, ({ place, id }) => `${place}|${id}`)
  const list = shown.map(({ kind, number, state, units, channel, at }) => ({
    ...{ kind, number, state, amount: toWire(units), channel, at: at.toISOString() },
  }))
  return { list, next }
}

export const bonusesTab: TabOf<'bonuses'> = async ({ database: { kysely } }, { memberId, limit }) => {
  const [bonuses, requirements] = await Promise.all([
    bonusesOfMember(kysely, memberId, limit),
    requirementsOfMember(kysely, memberId, limit),
  ])
  return {
    bonuses: bonuses.map(bonus => ({
      ...{ id: bonus.id.toString(), source: bonus.source, title: bonus.titles.EN ?? '', state: bonus.state },
      ...{ amount: toWire(bonus.amount_units), required: toWire(bonus.required_units) },
      ...{ done: toWire(bonus.done_units), converted: toWire(bonus.converted_units) },
      ...{ grantedAt: bonus.granted_at.toISOString(), expiresAt: bonus.expires_at.toISOString() },
      endedAt: bonus.ended_at?.toISOString() ?? null,
    })),
    requirements: requirements.map(row => ({
      ...{ source: row.source, base: toWire(row.base_units), required: toWire(row.required_units) },
      ...{ done: toWire(row.done_units), openedAt: row.opened_at.toISOString() },
      closedAt: row.closed_at?.toISOString() ?? null,
    })),
  }
}

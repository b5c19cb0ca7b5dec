import { maskName, maskNumber } from '../../../../kernel/masking/masks.ts'
import { shownAddress } from '../../../../kernel/masking/shown-address.ts'
import { directlyBelow, placeForDesk } from '../../../agents/index.ts'
import { payoutAccountsOfMember } from '../../../cashier/index.ts'
import { contactsOf, tracesOf, usernamesOf } from '../../../identity/index.ts'
import { notesOf } from '../../../members/index.ts'
import { messagesOfMember } from '../../../messages/index.ts'
import { maskedFields } from '../masked-fields.ts'
import { beforeId, pageOf } from '../page.ts'
import type { TabOf } from '../tab.ts'

const named = ({ id, account }: { id: bigint; account: string }) => ({ id: id.toString(), account })

export const profileTab: TabOf<'profile'> = async (
  { database: { kysely }, clock },
  { memberId },
  { account, profile },
) => {
  const [contacts, place, payouts] = await Promise.all([
    contactsOf(kysely, [memberId]),
    placeForDesk(kysely, memberId, clock.now()),
    payoutAccountsOfMember(kysely, memberId),
  ])
  const upline = place?.path.at(-1)
  return {
    upline: upline ? named(upline) : null,
    inviter: place?.inviter ? named(place.inviter) : null,
    ...{ registeredAt: profile.registered_at.toISOString(), registeredFrom: profile.registered_from },
    firstSignedInAt: account.firstSignedInAt?.toISOString() ?? null,
    language: profile.language,
    contactProvenAt: account.contactProvenAt?.toISOString() ?? null,
    maxSeries: profile.max_series,
    fields: maskedFields(contacts.get(memberId)!, profile),
    payoutAccounts: payouts.map(({ id, holder, number, createdAt, usableAt, removedAt, ...payout }) => ({
      ...{ id: id.toString(), ...payout, holder: maskName(holder), number: maskNumber(number) },
      ...{ createdAt: createdAt.toISOString(), usableAt: usableAt.toISOString() },
      removedAt: removedAt?.toISOString() ?? null,
    })),
  }
}

export const limitsTab: TabOf<'limits'> = async ({ closureOf, clock }, { memberId }, { account }) => {
  const closure = await closureOf(memberId)
  const held = account.withdrawalHoldUntil
  return {
    closure: closure && {
      ...{ kind: closure.kind, since: closure.since.toISOString(), until: closure.until?.toISOString() ?? null },
    },
    withdrawalHoldUntil: held && held > clock.now() ? held.toISOString() : null,
  }
}

export const sessionsTab: TabOf<'sessions'> = async (
  { database: { kysely } },
  { memberId, limit },
  _opened,
  caller,
) => {
  const { sessions, signIns, devices } = await tracesOf(kysely, memberId, limit)
  return {
    sessions: sessions.map(({ id, address, device, createdAt, lastSeenAt, expiresAt }) => ({
      ...{ id: id.toString(), address: shownAddress(caller, address), device },
      ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      expiresAt: expiresAt.toISOString(),
    })),
    signIns: signIns.map(({ at, address }) => ({ at: at.toISOString(), address: shownAddress(caller, address) })),
    devices: devices.map(({ device, seenAt, others }) => ({
      ...{ device, seenAt: seenAt.toISOString(), others: others.map(named) },
    })),
  }
}

export const treeTab: TabOf<'tree'> = async ({ database: { kysely }, clock }, asked) => {
  const { memberId, limit } = asked
  const at = clock.now()
  const [place, below] = await Promise.all([
    placeForDesk(kysely, memberId, at),
    directlyBelow(kysely, memberId, { at, before: beforeId(asked), limit: limit + 1 }),
  ])
  const { shown, next } = pageOf(below, limit, ({ id }) => id.toString())
  return {
    path: (place?.path ?? []).map(named),
    inviter: place?.inviter ? named(place.inviter) : null,
    team: place?.team ?? 0,
    codes: (place?.codes ?? []).map(({ createdAt, ...code }) => ({ ...code, createdAt: createdAt.toISOString() })),
    referralCode: place?.referralCode ?? '',
    list: shown.map(({ joinedAt, ...member }) => ({ ...named(member), joinedAt: joinedAt.toISOString() })),
    next,
  }
}

export const messagesTab: TabOf<'messages'> = async ({ database: { kysely } }, asked) => {
  const { memberId, limit } = asked
  const messages = await messagesOfMember(kysely, memberId, { before: beforeId(asked), limit: limit + 1 })
  const { shown, next } = pageOf(messages, limit, ({ id }) => id.toString())
  const list = shown.map(({ id, topic, texts, sent_at, read_at }) => ({
    ...{ id: id.toString(), topic, title: texts.EN.title },
    ...{ sentAt: sent_at.toISOString(), readAt: read_at?.toISOString() ?? null },
  }))
  return { list, next }
}

export const notesTab: TabOf<'notes'> = async ({ database: { kysely } }, asked) => {
  const { memberId, limit } = asked
  const notes = await notesOf(kysely, memberId, { before: beforeId(asked), limit: limit + 1 })
  const { shown, next } = pageOf(notes, limit, ({ id }) => id.toString())
  const authors = await usernamesOf(kysely, [...new Set(shown.map(({ operatorId }) => operatorId))])
  const list = shown.map(({ id, operatorId, text, at }) => ({
    ...{ id: id.toString(), at: at.toISOString(), by: authors.get(operatorId) ?? '', text },
  }))
  return { list, next }
}

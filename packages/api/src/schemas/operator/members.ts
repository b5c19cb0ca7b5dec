import { z } from 'zod'
import { agentTypes } from '../../constants.ts'
import { type ClosureLength, closureKinds, closureLengths } from '../../protection.ts'
import { amount, queryInt, reason, text, time } from '../common.ts'
import { listRequest, listResponse } from './lists.ts'

const memberId = z.string().regex(/^\d{1,18}$/)
const person = z.object({ id: z.string(), account: z.string() })

/** What the house can lock of a member. */
export const lockScopes = ['signIn', 'play', 'deposit', 'withdrawal'] as const
export type LockScope = (typeof lockScopes)[number]

/** What stands out of a member: something is locked, they closed the account themselves, a bonus runs. */
const memberFlags = ['locked', 'closed', 'bonus'] as const
const flag = z.enum(memberFlags)

const label = z.object({ labelName: z.string(), color: z.string() })
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const agentType = z.coerce
  .number()
  .int()
  .refine(value => (agentTypes as readonly number[]).includes(value), 'is no type of account')

const row = z.object({
  ...{ id: z.string(), account: z.string(), nickname: z.string(), type: z.number() },
  upline: person.nullable(),
  registeredAt: time,
  /** When the member did something last; null for one who never signed in. */
  lastSeenAt: time.nullable(),
  /** What the main wallet holds. */
  main: amount,
  /** Credited in the 30 days before now. */
  deposits30d: amount,
  /** What the member won, below 0 what they lost, by bets settled today and on the 29 days before. */
  net30d: amount,
  labels: z.array(label),
  flags: z.array(flag),
})

export const memberListSchemas = {
  'members.find': {
    request: listRequest(['-registeredAt', 'registeredAt', 'account', '-account'], {
      /** A name, an id, a contact, a payout number or a code, as for find.anything. */
      q: text(100, 1).optional(),
      type: agentType.optional(),
      flag: flag.optional(),
      label: text(24, 1).optional(),
      /** Id of the member directly above. */
      upline: memberId.optional(),
      /** First and last day of the registration, in the brand's zone. */
      from: day.optional(),
      to: day.optional(),
    }),
    response: listResponse(row),
  },
}

/** The parts of a member's file, each of which loads alone. */
export const fileTabs = [
  ...['profile', 'balances', 'ledger', 'orders', 'bets', 'bonuses'],
  ...['limits', 'sessions', 'tree', 'messages', 'notes', 'timeline'],
] as const

/** Fields that are shown masked, and whole for a minute to who may reveal them. */
const revealFields = [
  ...['mobile', 'email', 'payeeName', 'birthDate', 'idNumber'],
  ...['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'payoutNumber', 'payoutHolder'],
] as const

const lock = z.object({ scope: z.enum(lockScopes), until: time.nullable() })
const closure = z.object({ kind: z.enum(['TIMEOUT', 'EXCLUDED']), since: time, until: time.nullable() })

/** What stands at the head of every part. */
const head = z.object({
  ...{ id: z.string(), account: z.string(), nickname: z.string(), type: z.number() },
  club: z.object({ rank: z.number(), label: z.string() }).nullable(),
  labels: z.array(label),
  flags: z.array(flag),
  locks: z.array(lock),
  main: amount,
  /** For members.label. */
  version: z.number(),
  /** For members.lock and members.unlock. */
  lockVersion: z.number(),
})

const next = z.string().nullable()
const tab = <const T extends string, S extends z.ZodRawShape>(name: T, shape: S) =>
  z.object({ tab: z.literal(name), head, ...shape })

const profile = tab('profile', {
  upline: person.nullable(),
  inviter: person.nullable(),
  ...{ registeredAt: time, registeredFrom: z.string().nullable(), firstSignedInAt: time.nullable() },
  language: z.string(),
  contactProvenAt: time.nullable(),
  /** The highest odds series of lotteries that the member may choose. */
  maxSeries: z.number(),
  /** What the member told of themselves, masked. */
  fields: z.array(z.object({ field: z.enum(revealFields), value: z.string() })),
  payoutAccounts: z.array(
    z.object({
      ...{ id: z.string(), channel: z.string(), bank: z.string().nullable(), holder: z.string(), number: z.string() },
      ...{ holderChecked: z.boolean(), createdAt: time, usableAt: time, removedAt: time.nullable() },
    }),
  ),
})

const balances = tab('balances', {
  accounts: z.array(
    z.object({
      ...{ id: z.string(), kind: z.string(), qualifier: z.string(), book: z.string(), currency: z.string() },
      balance: amount,
    }),
  ),
  /** available = main - locked - owed, at least 0. */
  sum: z.object({ main: amount, locked: amount, owed: amount, available: amount, turnoverLeft: amount }),
})

const ledger = tab('ledger', {
  list: z.array(
    z.object({
      ...{ id: z.string(), at: time, code: z.string(), key: z.string(), reference: z.string().nullable() },
      ...{ kind: z.string(), book: z.string(), currency: z.string() },
      /** Above 0 into the account. */
      change: amount,
      after: amount,
    }),
  ),
  next,
})

const orders = tab('orders', {
  list: z.array(
    z.object({
      kind: z.enum(['deposit', 'withdrawal', 'correction']),
      ...{ number: z.string(), state: z.string(), amount, channel: z.string().nullable(), at: time },
    }),
  ),
  next,
})

const bets = tab('bets', {
  list: z.array(
    z.object({
      ...{ id: z.string(), provider: z.string(), transactionId: z.string(), roundId: z.string() },
      ...{ game: z.string(), vendor: z.string(), type: z.string(), book: z.string(), currency: z.string() },
      ...{ stake: amount, payout: amount, validBet: amount, status: z.string() },
      ...{ placedAt: time, settledAt: time.nullable() },
    }),
  ),
  next,
})

const bonuses = tab('bonuses', {
  bonuses: z.array(
    z.object({
      ...{ id: z.string(), source: z.string(), title: z.string(), state: z.string() },
      ...{ amount, required: amount, done: amount, converted: amount },
      ...{ grantedAt: time, expiresAt: time, endedAt: time.nullable() },
    }),
  ),
  requirements: z.array(
    z.object({
      ...{ source: z.string(), base: amount, required: amount, done: amount },
      ...{ openedAt: time, closedAt: time.nullable() },
    }),
  ),
})

const limits = tab('limits', { closure: closure.nullable(), withdrawalHoldUntil: time.nullable() })

const sessions = tab('sessions', {
  sessions: z.array(
    z.object({
      ...{ id: z.string(), address: z.string(), device: z.string() },
      ...{ createdAt: time, lastSeenAt: time, expiresAt: time },
    }),
  ),
  /** Every sign-in, those whose session has ended too. */
  signIns: z.array(z.object({ at: time, address: z.string() })),
  devices: z.array(
    z.object({
      device: z.string(),
      seenAt: time,
      /** Other members who signed in on it. */
      others: z.array(person),
    }),
  ),
})

const tree = tab('tree', {
  /** From the top down to the member above. */
  path: z.array(person),
  inviter: person.nullable(),
  /** Everybody below. */
  team: z.number(),
  codes: z.array(z.object({ code: z.string(), label: z.string(), createdAt: time })),
  referralCode: z.string(),
  /** Those directly below, the newest first. */
  list: z.array(z.object({ ...person.shape, joinedAt: time })),
  next,
})

const messages = tab('messages', {
  list: z.array(
    z.object({ id: z.string(), topic: z.string(), title: z.string(), sentAt: time, readAt: time.nullable() }),
  ),
  next,
})

const notes = tab('notes', {
  list: z.array(z.object({ id: z.string(), at: time, by: z.string(), text: z.string() })),
  next,
})

const timeline = tab('timeline', {
  /** The newest of everything. */
  list: z.array(
    z.object({
      at: time,
      kind: z.enum(['order', 'signIn', 'note', 'bonus', 'message', 'registered', 'closure']),
      /** Number of an order, source of a bonus, and so on. */
      subject: z.string(),
      about: z.string(),
    }),
  ),
})

export const memberFileSchemas = {
  'members.file': {
    /** `cursor` goes on in a part that has `next`. */
    request: z.strictObject({
      id: memberId,
      tab: z.enum(fileTabs).default('profile'),
      cursor: text(200, 1).optional(),
      limit: queryInt(1, 200).default(50),
    }),
    response: z.discriminatedUnion('tab', [
      profile,
      balances,
      ledger,
      orders,
      bets,
      bonuses,
      limits,
      sessions,
      tree,
      messages,
      notes,
      timeline,
    ]),
  },
}

const everyLength = closureKinds.flatMap((of): readonly ClosureLength[] => closureLengths[of])
const version = z.int().min(0).max(2_147_483_646)
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/i)
const scopes = z.array(z.enum(lockScopes)).min(1).max(lockScopes.length)

export const memberActSchemas = {
  'members.reveal': {
    /** `payoutAccount` is the id of the one whose number or holder is asked for. */
    request: z.strictObject({ id: memberId, field: z.enum(revealFields), payoutAccount: memberId.optional(), reason }),
    /** Not to be shown beyond `until`. */
    response: z.object({ value: z.string(), until: time }),
  },
  'members.sendReset': { request: z.strictObject({ id: memberId, reason }), response: z.null() },
  'members.signOut': {
    /** All sessions where none is named. */
    request: z.strictObject({ id: memberId, session: memberId.optional(), reason }),
    response: z.null(),
  },
  'members.exclude': {
    request: z
      .strictObject({ id: memberId, kind: z.enum(closureKinds), length: z.enum(everyLength), reason })
      .superRefine((chosen, context) => {
        if (!closureLengths[chosen.kind].some(each => each === chosen.length))
          context.addIssue({ code: 'custom', path: ['length'], params: { fault: 'wrong' } })
      }),
    response: z.null(),
  },
  'members.lock': {
    /** Until it is lifted where `until` is left out. */
    request: z.strictObject({ id: memberId, scopes, until: time.optional(), version, reason }),
    response: z.object({ version }),
  },
  'members.unlock': {
    request: z.strictObject({ id: memberId, scopes, version, reason }),
    response: z.object({ version }),
  },
  'members.note': { request: z.strictObject({ id: memberId, text: text(2_000, 3) }), response: z.null() },
  'members.label': {
    request: z.strictObject({
      id: memberId,
      labels: z.array(z.strictObject({ labelName: text(24, 1), color: hexColor.optional() })).max(5),
      ...{ version, reason },
    }),
    response: z.object({ version }),
  },
}

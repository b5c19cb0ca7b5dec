import { z } from 'zod'
import { amount, queryInt, text, time } from '../../common.ts'
import { lockScopes } from './lock-scopes.ts'
import { label, memberFlag, memberId, person } from './members.ts'

/** The parts of a member's file, each of which loads alone. */
export const fileTabs = [
  ...['profile', 'balances', 'ledger', 'orders', 'bets', 'bonuses'],
  ...['limits', 'sessions', 'tree', 'messages', 'notes', 'timeline'],
] as const

/** Fields that are shown masked, and whole for a minute to who may reveal them. */
export const revealFields = [
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
  flags: z.array(memberFlag),
  locks: z.array(lock),
  main: amount,
  /** A move to another upline that waits; its version is for members.cancelMove. */
  move: z.object({ to: person, takesEffectAt: time, members: z.number(), version: z.number() }).nullable(),
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

import { z } from 'zod'
import { amount, gameCode, nothing, queryInt, reason, text, time } from './common.ts'

const count = z.number().int().min(0)
const id = text(80, 1)
const by = { at: time, operator: z.string(), reason: z.string() }
const mode = z.enum(['REAL', 'PRIVATE'])
/** A member by the number that the platform knows; null for one that it does not know any more. */
const member = { memberId: z.string(), username: z.string().nullable() }

/** An act has an id of its own: the same again answers as it did and does nothing twice. */
const act = { gameCode, requestId: z.uuid(), reason }

export const roomDeskSchemas = {
  'roomDesk.rooms': {
    request: z.strictObject({ gameCode }),
    response: z.object({
      rooms: z.array(
        z.object({
          roomId: z.string(),
          mode,
          currency: z.string(),
          /** The price of a card in Tien Len, else the stake of a hand. */
          stake: amount,
          phase: z.string(),
          closing: z.object(by).nullable(),
          match: z.string().nullable(),
          seats: z.array(
            z.object({ ...member, seat: count, ready: z.boolean(), connected: z.boolean(), held: amount }),
          ),
        }),
      ),
      serverTime: time,
    }),
  },
  'roomDesk.matches': {
    request: z.strictObject({
      gameCode,
      roomId: id.optional(),
      memberId: text(20, 1).optional(),
      match: id.optional(),
      /** Matches that began before it. */
      before: time.optional(),
      limit: queryInt(1, 100).default(20),
    }),
    response: z.object({
      matches: z.array(
        z.object({
          match: z.string(),
          roomId: z.string(),
          mode,
          currency: z.string(),
          stake: amount,
          state: z.enum(['SEALING', 'PLAYING', 'ENDING', 'ENDED', 'REFUSED', 'VOID']),
          begunAt: time,
          endedAt: time.nullable(),
          acts: count,
          commitment: z.string(),
          /** Null until it is over. */
          serverSeed: z.string().nullable(),
          rake: amount.nullable(),
          void: z.object({ reason: z.string(), by: z.object(by).nullable() }).nullable(),
          /** True once an operator asked for it to be void. */
          voidAsked: z.boolean(),
          seats: z.array(z.object({ ...member, net: amount.nullable(), brokeSeal: z.boolean() })),
        }),
      ),
      /** The `before` of the next page; null on the last one. */
      nextBefore: time.nullable(),
    }),
  },
  'roomDesk.signals': {
    request: z.strictObject({
      gameCode,
      memberId: text(20, 1).optional(),
      nights: queryInt(1, 31).default(7),
    }),
    response: z.object({
      signals: z.array(
        z.object({
          ...member,
          night: z.iso.date(),
          kind: z.enum(['PAIR_SHARE', 'NET_FLOW', 'IMPROBABLE_PLAY', 'CLOCK_LOSSES', 'QUEUE_TOGETHER', 'NEW_TO_OLD']),
          partner: z.object(member).nullable(),
          /** The figure that passed its bound: a share or a chance, of NEW_TO_OLD stakes. */
          figure: z.number(),
          matches: z.array(z.string()),
        }),
      ),
    }),
  },
  'roomDesk.close': { request: z.strictObject({ ...act, roomId: id }), response: nothing },
  'roomDesk.voidMatch': { request: z.strictObject({ ...act, match: id }), response: nothing },
}

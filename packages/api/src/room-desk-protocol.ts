/**
 * Calls about a provider's games between members for a platform's operators, signed like those of the wallet protocol. A provider
 * need not have them. Amounts are whole numbers of 1/10 000 of the currency, times are milliseconds of the epoch.
 */
import { z } from 'zod'

const envelope = { request_uuid: z.string().max(80), sent_at: z.number().int() }
const gameCode = z.string().regex(/^[A-Z0-9_-]{1,40}$/)
const time = z.number().int()
const units = z.number().int().min(0)
const signedUnits = z.number().int()
const id = z.string().min(1).max(80)
const member = z.string().min(1).max(40)
const count = z.number().int().min(0)
const mode = z.enum(['real', 'private'])
const act = { at: time, operator: z.string().max(80), reason: z.string().max(300) }

/** Why a call was refused; it changed nothing. */
const refused = z.object({
  status: z.enum(['GAME_UNKNOWN', 'ROOM_UNKNOWN', 'ROOM_CLOSING', 'MATCH_UNKNOWN', 'MATCH_DECIDED', 'ACT_REUSED']),
})
export type RoomRefusal = z.output<typeof refused>

/** POST /rooms-desk/rooms: rooms of a game in which somebody sits, practice tables aside. */
const roomsCall = z.object({ ...envelope, game_code: gameCode })
const room = z.object({
  room_id: id,
  mode,
  currency: z.string().max(10),
  /** The price of a card in Tien Len, else the stake. */
  stake: units,
  phase: z.string().max(20),
  closing: z.object(act).nullable(),
  match: id.nullable(),
  seats: z
    .array(z.object({ seat: count, user: member, ready: z.boolean(), connected: z.boolean(), held: units }))
    .max(8),
})
export type DeskRoom = z.output<typeof room>
const roomsReply = z.union([z.object({ status: z.literal('OK'), rooms: z.array(room).max(2_000) }), refused])

/** POST /rooms-desk/matches: matches of a game, the newest first; of one room, member or match where it is named. */
const matchesCall = z.object({
  ...envelope,
  game_code: gameCode,
  room_id: id.nullable(),
  user: member.nullable(),
  match: id.nullable(),
  before: time.nullable(),
  limit: z.number().int().min(1).max(100),
})
const match = z.object({
  match: id,
  room_id: id,
  mode,
  currency: z.string().max(10),
  stake: units,
  state: z.enum(['sealing', 'playing', 'ending', 'ended', 'refused', 'void']),
  begun_at: time,
  ended_at: time.nullable(),
  /** Acts that were accepted. */
  acts: count,
  commitment: id,
  /** Null until it is over. */
  server_seed: id.nullable(),
  rake: units.nullable(),
  void: z.object({ reason: z.string().max(40), by: z.object(act).nullable() }).nullable(),
  /** Set once an operator asked for it to be void. */
  void_asked: z.boolean(),
  seats: z.array(z.object({ user: member, net: signedUnits.nullable(), broke_seal: z.boolean() })).max(8),
})
export type DeskMatch = z.output<typeof match>
const matchesReply = z.union([z.object({ status: z.literal('OK'), matches: z.array(match).max(100) }), refused])

/** POST /rooms-desk/signals: what the nightly looks found about members who may play together, the newest first. */
const signalsCall = z.object({
  ...envelope,
  game_code: gameCode,
  user: member.nullable(),
  nights: z.number().int().min(1).max(31),
})
const signal = z.object({
  night: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  kind: z.enum(['pair-share', 'net-flow', 'improbable-play', 'clock-losses', 'queue-together', 'new-to-old']),
  user: member,
  partner: member.nullable(),
  /** The figure that passed its bound. */
  figure: z.number(),
  /** Matches that bear it out. */
  matches: z.array(id).max(50),
})
export type DeskSignal = z.output<typeof signal>
const signalsReply = z.union([z.object({ status: z.literal('OK'), signals: z.array(signal).max(1_000) }), refused])

/** An act has a name of its own: the same again answers as it did, another under that name is ACT_REUSED. */
const actFields = {
  ...envelope,
  game_code: gameCode,
  act: z.uuid(),
  operator: z.string().min(1).max(80),
  reason: z.string().min(1).max(300),
}
const actReply = z.union([z.object({ status: z.literal('OK') }), refused])
export type RoomActReply = z.output<typeof actReply>

/**
 * Every call by its path under /rooms-desk/. A room that is closed plays its hand to the end, begins no other one and then frees its
 * seats. A match that is void gives every hold back; once its end is on the way to the wallet it is decided.
 */
export const roomDeskCalls = {
  rooms: { call: roomsCall, reply: roomsReply },
  matches: { call: matchesCall, reply: matchesReply },
  signals: { call: signalsCall, reply: signalsReply },
  close: { call: z.object({ ...actFields, room_id: id }), reply: actReply },
  void: { call: z.object({ ...actFields, match: id }), reply: actReply },
} as const
export type RoomDeskCallName = keyof typeof roomDeskCalls
export type RoomDeskCall<N extends RoomDeskCallName> = z.output<(typeof roomDeskCalls)[N]['call']>
export type RoomDeskReply<N extends RoomDeskCallName> = z.output<(typeof roomDeskCalls)[N]['reply']>

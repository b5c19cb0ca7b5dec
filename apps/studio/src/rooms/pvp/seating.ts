import { randomInt } from 'node:crypto'
import { barredUntil } from '@baize/game-kit/pvp/deal/sealing'
import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import {
  newPrivateCode,
  privateStakesUnits,
  readPrivateCode,
  tryCode,
} from '@baize/game-kit/pvp/matchmaking/private-codes'
import {
  type Meeting,
  quickSeat,
  type Seeker,
  seatRefusal,
  type WaitingRoom,
} from '@baize/game-kit/pvp/matchmaking/quick-seat'
import { FIRST_RATING } from '@baize/game-kit/pvp/matchmaking/rating'
import { sql } from 'kysely'
import { WalletUncertain } from '../../wallet/wallet-client.ts'
import type { ShardDependencies } from '../rooms-dependencies.ts'
import type { Player } from '../shard/player.ts'
import type { Shard } from '../shard/shard.ts'
import type { Room } from './room.ts'
import { definitionOf, isUnopened, newRoomId, type RoomSpec, stakeOfRoom } from './room-spec.ts'

type Sit = Extract<ClientFrame, { kind: 'sit' }>

/** Facts that decide if and with whom a member may play for money. */
interface Standing {
  refusal: RoomError | null
  meetings: Meeting[]
}

/** Seats a member: at a practice table, in a private room, in a listed one, or wherever a stake is played (rooms.md 3.1 and 4.4). */
export async function seatFor(shard: Shard, player: Player, sit: Sit, at: number): Promise<unknown> {
  const refuse = (code: RoomError) => player.refuse(sit.a, code)
  if (player.room) return refuse('seat_taken')
  const code = player.visit.game_code as MatchCode
  const { stakesUnits } = definitionOf({ code })
  const { stake } = sit
  if (sit.mode === 'practice') {
    if (stake === undefined || !stakesUnits.includes(stake)) return refuse('stake_invalid')
    return shard.open(specOf(player, 'practice', stake, null)).sit(player)
  }
  // Guests play for no money, and meet nobody here.
  if (player.visit.mode === 'play') return refuse('room_unknown')
  const { refusal, meetings } = await standingOf(shard.deps, player, at)
  if (refusal) return refuse(refusal)
  // Another act of the same member may have been quicker.
  if (player.room) return refuse('seat_taken')
  if (sit.mode === 'private') {
    if (stake === undefined || !privateStakesUnits(definitionOf({ code })).includes(stake))
      return refuse('stake_invalid')
    const privateCode = newPrivateCode({ below: n => randomInt(n) })
    return shard.open(specOf(player, 'private', stake, privateCode)).sit(player)
  }
  if (sit.code !== undefined) return sitByCode(shard, player, sit.code, at, meetings, refuse)
  const wanted = sit.room ?? (stake === undefined ? player.visit.room_id : null)
  const isListed = wanted === null ? null : shard.rooms.get(wanted)
  const rules = { isDuel: definitionOf({ code }).mostSeats === 2, meetings, now: at }
  const me = seekerOf(player, at)
  if (isListed && isMeant(isListed, player)) {
    const refused = seatRefusal(me, waitingRoom(isListed, at), rules)
    if (!refused) return isListed.sit(player)
    if (refused !== 'room_full') return refuse(refused)
    refuse('room_full')
  } else if (wanted !== null && !isUnopened(code, wanted)) refuse('room_unknown')
  const stakeUnits = wanted === null ? stake : stakeOfRoom(code, wanted)
  if (!stakeUnits || !stakesUnits.includes(stakeUnits)) return refuse('stake_invalid')
  const open = [...shard.rooms.values()].filter(room => isMeant(room, player) && room.spec.stakeUnits === stakeUnits)
  const found = quickSeat(
    me,
    open.map(room => waitingRoom(room, at)),
    rules,
  )
  const room = (found && shard.rooms.get(found)) || shard.open(specOf(player, 'real', stakeUnits, null))
  room.sit(player)
}

function sitByCode(
  shard: Shard,
  player: Player,
  typed: string,
  at: number,
  meetings: Meeting[],
  refuse: (code: RoomError) => void,
): unknown {
  const code = player.visit.game_code as MatchCode
  const definition = definitionOf({ code })
  const tried = tryCode(player.codesTriedAt, at)
  if (!tried) return refuse('too_fast')
  player.codesTriedAt = tried
  const read = readPrivateCode(typed)
  const room = [...shard.rooms.values()].find(
    ({ spec }) =>
      read !== null && spec.privateCode === read && spec.code === code && spec.currency === player.visit.currency,
  )
  if (!room) return refuse('code_unknown')
  const rules = { isDuel: definition.mostSeats === 2, meetings, now: at }
  const refused = seatRefusal(seekerOf(player, at), waitingRoom(room, at), rules)
  return refused ? refuse(refused) : room.sit(player)
}

const specOf = (
  { visit }: Player,
  mode: RoomSpec['mode'],
  stakeUnits: number,
  privateCode: string | null,
): RoomSpec => {
  const code = visit.game_code as MatchCode
  return { id: newRoomId(code, stakeUnits), code, stakeUnits, mode, currency: visit.currency, privateCode }
}

const isMeant = ({ spec }: Room, { visit }: Player): boolean =>
  spec.mode === 'real' && spec.code === visit.game_code && spec.currency === visit.currency

const seekerOf = ({ member, visit }: Player, since: number): Seeker => ({
  ...{ member, tags: visit.peer_tags, rating: FIRST_RATING, since },
})

const waitingRoom = ({ spec, seats, mostSeats }: Room, at: number): WaitingRoom => ({
  ...{ room: spec.id, seats: mostSeats },
  seated: seats.flatMap(({ player }) => (player ? [seekerOf(player, at)] : [])),
})

/** Shows the session to the wallet, and reads whom the member met and which seals it broke. */
async function standingOf({ db, wallet }: ShardDependencies, { visit }: Player, at: number): Promise<Standing> {
  const { wallet_token: token, user_id: user, game_code, currency } = visit
  const reply = await wallet.session({ token, user, game_code, currency }).catch(error => {
    if (error instanceof WalletUncertain) return null
    throw error
  })
  if (reply?.status !== 'OK') return { refusal: 'wallet_unavailable', meetings: [] }
  const { rows: broken } = await sql<{ ended_at: Date }>`
    select ended_at from studio.match
    where broken_by <> '{}' and broken_by @> ${[user]} and ended_at > ${new Date(at - 7_200_000)}::timestamptz`.execute(
    db,
  )
  const barred = barredUntil(
    broken.map(({ ended_at }) => ended_at.getTime()),
    at,
  )
  if (barred !== null) return { refusal: 'limit_reached', meetings: [] }
  const { rows: met } = await sql<{ other: string; begun_at: Date }>`
    select o.user_id as other, m.begun_at from studio.match_seat s
    join studio.match m on m.id = s.match_id join studio.match_seat o on o.match_id = m.id and o.user_id <> s.user_id
    where s.user_id = ${user} and m.begun_at > ${new Date(at - 3_600_000)}::timestamptz`.execute(db)
  const meetings = met.map(({ other, begun_at }) => ({
    members: [user, other] as const,
    at: begun_at.getTime(),
  }))
  return { refusal: null, meetings }
}

import { randomInt } from 'node:crypto'
import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import {
  newPrivateCode,
  privateStakesUnits,
  readPrivateCode,
  tryCode,
} from '@baize/game-kit/pvp/matchmaking/private-codes'
import { quickSeat, seatRefusal } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import { isShardFull } from '../../shard/is-shard-full.ts'
import type { Player } from '../../shard/player.ts'
import type { Shard } from '../../shard/shard.ts'
import { definitionOf, isUnopened, newRoomId, type RoomSpec, stakeOfRoom } from '../room-spec.ts'
import { areAlike, seekerOf, waitingRoom } from './seekers.ts'
import { standingOf } from './standing.ts'

type Sit = Extract<ClientFrame, { kind: 'sit' }>

/** Seats a member: at a practice table, in a private room, in a listed one, or wherever a stake is played (rooms.md 3.1 and 4.4). */
export async function seatFor(shard: Shard, player: Player, sit: Sit, at: number): Promise<unknown> {
  const refuse = (code: RoomError) => player.refuse(sit.a, code)
  if (player.room) return refuse('seat_taken')
  const seats = [...shard.rooms.values()].reduce((sum, room) => sum + room.seats.length, 0)
  if (isShardFull(seats, shard.deps.outside)) return refuse('shard_full')
  const code = player.visit.game_code as MatchCode
  const { stakesUnits } = definitionOf({ code })
  const { stake } = sit
  if (sit.mode === 'practice') {
    if (stake === undefined || !stakesUnits.includes(stake)) return refuse('stake_invalid')
    return shard.open(specOf(player, 'practice', stake, null)).sit(player)
  }
  // Guests play for no money, and meet nobody here.
  if (player.visit.mode === 'play') return refuse('room_unknown')
  if (player.isBarred) return refuse('limit_reached')
  const refusal = await standingOf(shard.deps, player, at)
  if (refusal) return refuse(refusal)
  // Another act of the same member may have been quicker.
  if (player.room) return refuse('seat_taken')
  if (sit.mode === 'private') {
    if (stake === undefined || !privateStakesUnits(definitionOf({ code })).includes(stake))
      return refuse('stake_invalid')
    const privateCode = newPrivateCode({ below: n => randomInt(n) })
    return shard.open(specOf(player, 'private', stake, privateCode)).sit(player)
  }
  if (sit.code !== undefined) return sitByCode(shard, player, sit.code, at, refuse)
  const wanted = sit.room ?? (stake === undefined ? player.visit.room_id : null)
  const isListed = wanted === null ? null : shard.rooms.get(wanted)
  const rules = rulesOf(player, at)
  const me = seekerOf(player, at)
  if (isListed && areAlike(isListed.spec, specOf(player, 'real', isListed.spec.stakeUnits, null))) {
    if (isListed.isClosing) return refuse('table_closing')
    const refused = seatRefusal(me, waitingRoom(isListed, at), rules)
    if (!refused) return isListed.sit(player)
    if (refused !== 'room_full') return refuse(refused)
    refuse('room_full')
  } else if (wanted !== null && !isUnopened(code, wanted)) refuse('room_unknown')
  const stakeUnits = wanted === null ? stake : stakeOfRoom(code, wanted)
  if (!stakeUnits || !stakesUnits.includes(stakeUnits)) return refuse('stake_invalid')
  const spec = specOf(player, 'real', stakeUnits, null)
  const open = [...shard.rooms.values()].filter(room => areAlike(room.spec, spec) && !room.isClosing)
  const found = quickSeat(
    me,
    open.map(room => waitingRoom(room, at)),
    rules,
  )
  const room = (found && shard.rooms.get(found)) || shard.open(spec)
  room.sit(player)
}

function sitByCode(
  shard: Shard,
  player: Player,
  typed: string,
  at: number,
  refuse: (code: RoomError) => void,
): unknown {
  const code = player.visit.game_code as MatchCode
  const tried = tryCode(shard.codesTriedAt.get(player.member) ?? [], at)
  if (!tried) return refuse('too_fast')
  shard.codesTriedAt.set(player.member, tried)
  const read = readPrivateCode(typed)
  const room = [...shard.rooms.values()].find(
    ({ spec }) =>
      read !== null && spec.privateCode === read && spec.code === code && spec.currency === player.visit.currency,
  )
  if (!room) return refuse('code_unknown')
  if (room.isClosing) return refuse('table_closing')
  const refused = seatRefusal(seekerOf(player, at), waitingRoom(room, at), rulesOf(player, at))
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

const rulesOf = ({ visit, meetings }: Player, now: number) => ({
  ...{ isDuel: definitionOf({ code: visit.game_code as MatchCode }).mostSeats === 2, meetings, now },
})

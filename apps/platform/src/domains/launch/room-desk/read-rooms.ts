import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskMatch, DeskRoom, DeskSignal } from '@baize/api/room-desk-protocol'
import { usernamesOf } from '../../identity/index.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { iso, isoOrNull, presentAct, wire, wireOrNull } from '../table-desk/present.ts'
import { askHost, hostOf, refusalOf } from './ask-rooms.ts'

type Rooms = ResponseOf<'roomDesk.rooms'>
type Matches = ResponseOf<'roomDesk.matches'>
type Signals = ResponseOf<'roomDesk.signals'>
type Upper<S extends string> = Uppercase<S>

/** Rooms of a game with those who sit there. @throws ApiError game_unknown, provider_unavailable */
export async function readRooms(deps: LaunchDependencies, { gameCode }: InputOf<'roomDesk.rooms'>): Promise<Rooms> {
  const reply = await askHost(deps, await hostOf(deps, gameCode), 'rooms', { game_code: gameCode })
  if (reply.status !== 'OK') throw refusalOf(reply)
  const nameOf = await namer(
    deps,
    reply.rooms.flatMap(({ seats }) => seats.map(({ user }) => user)),
  )
  const present = ({ room_id, mode, stake, closing, seats, ...room }: DeskRoom): Rooms['rooms'][number] => ({
    ...{ ...room, roomId: room_id, mode: upper(mode), stake: wire(stake), closing: closing && presentAct(closing) },
    seats: seats.map(({ user, held, ...seat }) => ({ ...nameOf(user), ...seat, held: wire(held) })),
  })
  return { rooms: reply.rooms.map(present), serverTime: deps.clock.now().toISOString() }
}

/** Matches of a game, the newest first. @throws ApiError game_unknown, provider_unavailable */
export async function readMatches(
  deps: LaunchDependencies,
  { gameCode, roomId, memberId, match, before, limit }: InputOf<'roomDesk.matches'>,
): Promise<Matches> {
  const fields = { game_code: gameCode, room_id: roomId ?? null, user: memberId ?? null, match: match ?? null, limit }
  const beforeMs = before === undefined ? null : Date.parse(before)
  const reply = await askHost(deps, await hostOf(deps, gameCode), 'matches', { ...fields, before: beforeMs })
  if (reply.status !== 'OK') throw refusalOf(reply)
  const nameOf = await namer(
    deps,
    reply.matches.flatMap(({ seats }) => seats.map(({ user }) => user)),
  )
  const present = (one: DeskMatch): Matches['matches'][number] => ({
    ...{ match: one.match, roomId: one.room_id, mode: upper(one.mode), currency: one.currency, acts: one.acts },
    ...{
      stake: wire(one.stake),
      state: upper(one.state),
      begunAt: iso(one.begun_at),
      endedAt: isoOrNull(one.ended_at),
    },
    ...{ commitment: one.commitment, serverSeed: one.server_seed, rake: wireOrNull(one.rake) },
    void: one.void && { reason: one.void.reason, by: one.void.by && presentAct(one.void.by) },
    voidAsked: one.void_asked,
    seats: one.seats.map(({ user, net, broke_seal }) => ({
      ...{ ...nameOf(user), net: wireOrNull(net), brokeSeal: broke_seal },
    })),
  })
  const matches = reply.matches.map(present)
  return { matches, nextBefore: matches.length < limit ? null : matches.at(-1)!.begunAt }
}

/** Signals of the nightly looks. @throws ApiError game_unknown, provider_unavailable */
export async function readSignals(
  deps: LaunchDependencies,
  { gameCode, memberId, nights }: InputOf<'roomDesk.signals'>,
): Promise<Signals> {
  const fields = { game_code: gameCode, user: memberId ?? null, nights }
  const reply = await askHost(deps, await hostOf(deps, gameCode), 'signals', fields)
  if (reply.status !== 'OK') throw refusalOf(reply)
  const nameOf = await namer(
    deps,
    reply.signals.flatMap(({ user, partner }) => (partner === null ? [user] : [user, partner])),
  )
  const present = ({ user, partner, kind, ...signal }: DeskSignal): Signals['signals'][number] => ({
    ...{ ...nameOf(user), ...signal, kind: upper(kind).replaceAll('-', '_') as Signals['signals'][number]['kind'] },
    partner: partner === null ? null : nameOf(partner),
  })
  return { signals: reply.signals.map(present) }
}

const upper = <S extends string>(text: S): Upper<S> => text.toUpperCase() as Upper<S>

/** Names of members by the ids that a provider knows them by. */
async function namer({ database }: LaunchDependencies, users: readonly string[]) {
  const ids = [...new Set(users)].filter(user => /^\d{1,18}$/.test(user)).map(BigInt)
  const names = await usernamesOf(database.kysely, ids)
  return (user: string) => ({ memberId: user, username: (/^\d{1,18}$/.test(user) && names.get(BigInt(user))) || null })
}

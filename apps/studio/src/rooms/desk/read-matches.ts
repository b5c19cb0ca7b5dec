import type { DeskMatch, RoomDeskCall, RoomDeskReply } from '@baize/api/room-desk-protocol'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { type Selectable, sql } from 'kysely'
import type { StudioTables } from '../../tables.ts'
import { isMatchCode } from '../match-codes.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

type StoredMatch = Selectable<StudioTables['studio.match']>

/** Matches of a game, the newest first. */
export async function readDeskMatches(
  { db }: RoomDeskDependencies,
  { game_code, room_id, user, match, before, limit }: RoomDeskCall<'matches'>,
): Promise<RoomDeskReply<'matches'>> {
  if (!isMatchCode(game_code)) return { status: 'GAME_UNKNOWN' }
  let query = db
    .selectFrom('studio.match as m')
    .selectAll()
    .where('game_code', '=', game_code)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .limit(limit)
  if (room_id !== null) query = query.where('room', '=', room_id)
  if (match !== null) query = query.where('id', '=', match)
  if (before !== null) query = query.where('begun_at', '<', new Date(before))
  if (user !== null)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('studio.match_seat as s')
          .select('s.seat')
          .whereRef('s.match_id', '=', 'm.id')
          .where('s.user_id', '=', user),
      ),
    )
  const matches = await query.execute()
  const beside = await besides(db, matches)
  return { status: 'OK', matches: matches.map(one => shownMatch(one, beside.get(one.id)!)) }
}

interface Beside {
  users: string[]
  acts: number
  voidedBy: { at: number; operator: string; reason: string } | null
}

/** Seats, acts and the operator's void of matches, in one query. */
async function besides(db: RoomDeskDependencies['db'], matches: readonly StoredMatch[]): Promise<Map<string, Beside>> {
  const { rows } = await sql<{ id: string } & Beside>`
    select i.id,
      array(select user_id from studio.match_seat s where s.match_id = i.id order by seat) as users,
      (select count(*)::int from studio.match_event e where e.match_id = i.id) as acts,
      (select json_build_object('at', round(extract(epoch from acted_at) * 1000)::bigint, 'operator', operator, 'reason', reason)
        from studio.room_act a where a.target = i.id and a.kind = 'void') as "voidedBy"
    from unnest(${matches.map(({ id }) => id)}::text[]) as i (id)`.execute(db)
  return new Map(rows.map(({ id, ...beside }) => [id, beside]))
}

function shownMatch(match: StoredMatch, { users, acts, voidedBy }: Beside): DeskMatch {
  const settlement = match.settlement === null ? null : (JSON.parse(match.settlement) as MatchSettlement)
  return {
    ...{ match: match.id, room_id: match.room, mode: match.mode, currency: match.currency, state: match.state, acts },
    stake: Number(match.stake_units),
    begun_at: match.begun_at.getTime(),
    ended_at: match.ended_at?.getTime() ?? null,
    commitment: match.commitment,
    server_seed: match.server_seed?.toString('hex') ?? null,
    rake: settlement?.rakeUnits ?? null,
    void: match.void_reason && { reason: match.void_reason, by: match.void_reason === 'operator' ? voidedBy : null },
    void_asked: match.void_asked !== null,
    seats: users.map((user, seat) => ({
      ...{ user, net: settlement?.seats[seat]?.netUnits ?? null, broke_seal: match.broken_by.includes(user) },
    })),
  }
}

import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { noteOf } from '@baize/game-kit/pvp/fair-play/play-notes'
import type { HandRecord, SeatRecord } from '@baize/game-kit/pvp/fair-play/signals'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import type { Card } from '@baize/game-kit/pvp/tien-len/cards'
import { sql } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'
import { actsOf, type MatchReading, replayStored, type StoredMatch } from '../pvp/hands/stored-match.ts'

/** A hand for the nightly look, with the match that it was. */
export interface ReadHand extends HandRecord {
  match: string
}

/** Matches that are played again between two breaths: the rooms of this process go on meanwhile. */
const AT_ONCE = 20

interface SeatedMember {
  user: string
  queuedAtMs: number | null
  openedAtMs: number
}

/** Matches for money of a game that ended between two moments, played again. Those whose rules are gone are left out. */
export async function readHands(
  reading: MatchReading,
  gameCode: string,
  { from, until }: { from: Date; until: Date },
): Promise<ReadHand[]> {
  const { db } = reading
  const matches = await db
    .selectFrom('studio.match')
    .selectAll()
    .where('game_code', '=', gameCode as StoredMatch['game_code'])
    .where('mode', 'in', ['real', 'private'])
    .where('state', '=', 'ended')
    .where('begun_at', '>=', from)
    .where('begun_at', '<', until)
    .orderBy('begun_at')
    .execute()
  const hands: ReadHand[] = []
  for (let at = 0; at < matches.length; at += AT_ONCE) {
    const some = matches.slice(at, at + AT_ONCE)
    const ids = some.map(({ id }) => id)
    const [acts, seats] = await Promise.all([actsOf(reading, ids), seatsOf(db, ids)])
    hands.push(...some.flatMap(match => handOf(match, seats.get(match.id)!, acts.get(match.id)!) ?? []))
  }
  return hands
}

/** Members of matches by their seats. One is as old as its first visit: the studio knows no account. */
async function seatsOf(db: StudioDatabase, ids: readonly string[]): Promise<Map<string, SeatedMember[]>> {
  const { rows } = await sql<{ id: string; seats: SeatedMember[] }>`
    select match_id as id, json_agg(json_build_object('user', s.user_id,
        'queuedAtMs', round(extract(epoch from s.queued_at) * 1000),
        'openedAtMs', round(extract(epoch from (select min(v.created_at) from studio.visit v where v.user_id = s.user_id)) * 1000))
      order by seat) as seats
    from studio.match_seat s where match_id = any(${[...ids]}) group by 1`.execute(db)
  return new Map(rows.map(({ id, seats }) => [id, seats]))
}

function handOf(match: StoredMatch, seats: readonly SeatedMember[], acts: readonly MatchAct[]): ReadHand | null {
  const { replayed } = replayStored(match, match.server_seed!, acts)
  if ('reason' in replayed) return null
  const { seats: settled } = JSON.parse(match.settlement!) as MatchSettlement
  const plays: Record<string, { chances: number; improbable: number }>[] = seats.map(() => ({}))
  const laid: Card[] = []
  for (const [n, act] of acts.entries()) {
    const note = noteOf(replayed.steps[n]!.state, act, laid)
    if (note) {
      const against = seats[note.against]!.user
      const { chances, improbable } = plays[note.seat]![against] ?? { chances: 0, improbable: 0 }
      plays[note.seat]![against] = {
        chances: chances + 1,
        improbable: improbable + Number(note.isImprobable),
      }
    }
    for (const event of replayed.steps[n + 1]!.events) if (event.kind === 'played') laid.push(...event.cards)
  }
  return {
    ...{ match: match.id, game: match.game_code, at: match.begun_at.getTime() },
    seats: seats.map(({ user, queuedAtMs, openedAtMs }, seat): SeatRecord => {
      const { hasLeft, clockTurnsInAll } = replayed.state.seats[seat]!
      return {
        ...{ member: user, netUnits: settled[seat]!.netUnits, stakeUnits: Number(match.stake_units) },
        ...{ queuedAt: queuedAtMs ?? match.begun_at.getTime(), openedAt: openedAtMs },
        ...{ isByClock: hasLeft || clockTurnsInAll > 0, plays: plays[seat]! },
      }
    }),
  }
}

import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { replayMatch } from '@baize/game-kit/pvp/conduct/replay'
import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { noteOf } from '@baize/game-kit/pvp/fair-play/play-notes'
import type { HandRecord, SeatRecord } from '@baize/game-kit/pvp/fair-play/signals'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import type { Card } from '@baize/game-kit/pvp/tien-len/cards'
import { toHex } from '@baize/game-kit/seeds'
import { type Selectable, sql } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'
import type { StudioTables } from '../../tables.ts'

/** A hand for the nightly look, with the match that it was. */
export interface ReadHand extends HandRecord {
  match: string
}

type StoredMatch = Selectable<StudioTables['studio.match']>

interface Beside {
  seats: { user: string; queuedAtMs: number | null; openedAtMs: number }[]
  acts: MatchAct[]
}

/** Matches for money of a game that ended between two moments, played again. Those whose rules are gone are left out. */
export async function readHands(
  db: StudioDatabase,
  gameCode: string,
  { from, until }: { from: Date; until: Date },
): Promise<ReadHand[]> {
  const matches = await db
    .selectFrom('studio.match')
    .selectAll()
    .where('game_code', '=', gameCode as StoredMatch['game_code'])
    .where('mode', '=', 'real')
    .where('state', '=', 'ended')
    .where('begun_at', '>=', from)
    .where('begun_at', '<', until)
    .orderBy('begun_at')
    .execute()
  const beside = await besides(
    db,
    matches.map(({ id }) => id),
  )
  return matches.flatMap(match => handOf(match, beside.get(match.id)!) ?? [])
}

/** Seats and acts of matches, in one query. A member is as old as its first visit: the studio knows no account. */
async function besides(db: StudioDatabase, ids: readonly string[]): Promise<Map<string, Beside>> {
  const { rows } = await sql<{ id: string; seats: Beside['seats']; acts: string[] }>`
    select i.id,
      (select json_agg(json_build_object('user', s.user_id, 'queuedAtMs', round(extract(epoch from s.queued_at) * 1000),
          'openedAtMs', round(extract(epoch from (select min(v.created_at) from studio.visit v where v.user_id = s.user_id)) * 1000))
        order by seat) from studio.match_seat s where s.match_id = i.id) as seats,
      array(select e.body from studio.match_event e where e.match_id = i.id order by n) as acts
    from unnest(${[...ids]}::text[]) as i (id)`.execute(db)
  return new Map(
    rows.map(({ id, seats, acts }) => [id, { seats, acts: acts.map(body => JSON.parse(body) as MatchAct) }]),
  )
}

function handOf(match: StoredMatch, { seats, acts }: Beside): ReadHand | null {
  const { id, definition_hash, mode, hand, lead, stake_units, server_seed, seeds, started_at } = match
  const start = {
    ...{ match: id, definitionHash: definition_hash, mode, hand, lead, stakeUnits: Number(stake_units) },
    ...{ serverSeed: toHex(server_seed!), seeds: seeds!, startedAt: started_at!.getTime() },
  }
  const replayed = replayMatch(start, acts, { hmac, sha256 })
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
    ...{ match: id, game: match.game_code, at: match.begun_at.getTime() },
    seats: seats.map(({ user, queuedAtMs, openedAtMs }, seat): SeatRecord => {
      const { hasLeft, clockTurnsInAll } = replayed.state.seats[seat]!
      return {
        ...{ member: user, netUnits: settled[seat]!.netUnits, stakeUnits: Number(stake_units) },
        ...{ queuedAt: queuedAtMs ?? match.begun_at.getTime(), openedAt: openedAtMs },
        ...{ isByClock: hasLeft || clockTurnsInAll > 0, plays: plays[seat]! },
      }
    }),
  }
}

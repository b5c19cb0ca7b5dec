import type { InstantRoundView } from '@baize/api/studio/instant'
import type {
  InstantEvent,
  PlayedInstant,
  RegisteredTable,
  SettledBet,
  TimedChoice,
} from '@baize/game-kit/instant/index'
import { findTable, playInstant } from '@baize/game-kit/instant/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import { stakedUnits as stakedIn } from '../rounds/settle-round.ts'
import type { StudioDatabase, StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import type { StoredBet } from '../tables.ts'
import type { Visit } from '../visits.ts'
import { raisesOf } from './raises/stored-raises.ts'

/** The rules that a round was opened with. @throws StudioError game_closed when nobody knows them any more */
export function tableOfRound(round: StoredRound): RegisteredTable {
  const table = findTable(round.definition_hash, sha256)
  if (!table) throw new StudioError('game_closed')
  return table
}

/** The round with this id, where it is the player's own, of this game, and one that was played. */
export const ownRounds = (db: StudioDatabase | StudioTx, visit: Visit, roundId: string) =>
  db
    .selectFrom('studio.round')
    .selectAll()
    .where('id', '=', roundId)
    .where('user_id', '=', visit.user_id)
    .where('game_code', '=', visit.game_code)
    .where('state', 'in', ['playing', 'decided', 'settled'])

/** The choices of a round in their order. */
export async function choicesOf(db: StudioDatabase | StudioTx, roundId: string): Promise<TimedChoice[]> {
  const rows = await db
    .selectFrom('studio.round_choice')
    .select(['choice', 'elapsed_ms'])
    .where('round_id', '=', roundId)
    .orderBy('number')
    .execute()
  return rows.map(({ choice, elapsed_ms }) => ({ choice: choice as TimedChoice['choice'], elapsedMs: elapsed_ms }))
}

/**
 * Plays a round from its committed seed as far as its choices go.
 * @throws InstantInputError for a choice that the round does not offer
 */
export async function playStored(
  { seedPairs }: Pick<RoundDependencies, 'seedPairs'>,
  db: StudioDatabase | StudioTx,
  round: StoredRound,
  choices: readonly TimedChoice[],
): Promise<PlayedInstant> {
  const serverSeed = await seedPairs.serverSeedOf(db, round.seed_pair_id)
  return playInstant(
    {
      table: tableOfRound(round),
      gameCode: round.game_code,
      bet: { stakeUnits: Number(round.bet_units), options: round.options },
      choices,
      serverSeed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    },
    hmac,
  )
}

/**
 * Stores how far a round has come: it waits for a choice, or it is decided for good.
 * @throws StudioError wallet_unavailable when the retrier has taken the round over meanwhile
 */
export async function storePlayed(
  { outside, uncertainAfterMs }: RoundDependencies,
  db: StudioDatabase | StudioTx,
  round: StoredRound,
  played: PlayedInstant,
): Promise<StoredRound> {
  const now = outside.now()
  const later = (ms: number) => new Date(now.getTime() + ms)
  const started = { started_at: round.started_at ?? now }
  const bets = played.bets.length > 1 ? await storedBets(db, round, played.bets) : null
  const state = played.isOver
    ? {
        state: 'decided' as const,
        bets: bets && JSON.stringify(bets),
        draws: JSON.stringify(played.draws),
        events: JSON.stringify(played.events),
        win_units: BigInt(played.winUnits),
        valid_units: BigInt(played.validUnits),
        capped: false,
        decided_at: now,
        act_until: null,
        // Wins are credited by the caller at once; losses wait for the next batch.
        retry_at: played.winUnits === 0 ? now : later(uncertainAfterMs),
      }
    : { state: 'playing' as const, act_until: later(played.waitMs), retry_at: null }
  const stored = await db
    .updateTable('studio.round')
    .set({ ...started, ...state })
    .where('id', '=', round.id)
    .where('state', 'in', ['betting', 'playing'])
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw new StudioError('wallet_unavailable')
  return stored
}

/** What each stake paid, with the id that it was taken under: that of the round, then those of its raises. */
async function storedBets(
  db: StudioDatabase | StudioTx,
  round: StoredRound,
  bets: readonly SettledBet[],
): Promise<StoredBet[]> {
  const ids = [round.id, ...(await raisesOf(db, round.id)).map(({ id }) => id)]
  if (ids.length !== bets.length)
    throw new Error(`round ${round.id} took ${ids.length} stakes and played ${bets.length}`)
  return bets.map((bet, i) => ({ id: ids[i]!, ...bet }))
}

/** A round as its player may see it now. */
export async function presentInstant(
  { db, outside, seedPairs }: Pick<RoundDependencies, 'db' | 'outside' | 'seedPairs'>,
  round: StoredRound,
  visit: Visit,
): Promise<InstantRoundView> {
  const isOver = round.state !== 'playing'
  const choices = isOver ? [] : await choicesOf(db, round.id)
  const { events, stakedUnits } = isOver
    ? { events: (round.events ?? []) as InstantEvent[], stakedUnits: stakedIn(round) }
    : await playStored({ seedPairs }, db, round, choices)
  return {
    roundId: round.id,
    nonce: round.nonce,
    betUnits: round.bet_units.toString(),
    stakedUnits: stakedUnits.toString(),
    options: round.options,
    winUnits: (round.win_units ?? 0n).toString(),
    events,
    isOver,
    nextChoice: choices.length,
    elapsedMs: isOver ? 0 : elapsedMs(round, outside.now()),
    openedAt: round.opened_at.toISOString(),
    isShown: isOver && round.cursor >= events.length - 1,
    isOfThisVisit: round.visit_id === visit.id,
  }
}

/** Milliseconds since the stake of a round was taken. */
export const elapsedMs = ({ started_at }: StoredRound, now: Date): number =>
  Math.max(0, now.getTime() - (started_at ?? now).getTime())

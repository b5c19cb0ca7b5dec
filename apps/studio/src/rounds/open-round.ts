import type { SlotGame } from '@baize/game-kit'
import { modelOf, requireStake, roundDefinitionHash, StakeError } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit } from '../visits.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'
import { minimumCycleMs, presentRound } from './round-dependencies.ts'
import { idsIn } from './round-ids.ts'
import { settleRound } from './settle-round.ts'

/** What a new round is played by and for. */
export interface NewRound {
  game_code: string
  definition_hash: string
  variant: string
  bet_units: bigint
  coin_units: bigint
  /** JSON of what is bet on; null for slots. */
  options: string | null
}

/**
 * Reserves a slot's round.
 * @throws StudioError stake_invalid, too_fast, round_open (with the round to finish first)
 */
export function openRound(
  deps: RoundDependencies,
  visit: Visit,
  game: SlotGame,
  betUnits: number,
): Promise<StoredRound> {
  checkStake(game, betUnits)
  const input = { model: modelOf(game.model), variant: game.variant }
  const round = {
    game_code: game.code,
    definition_hash: roundDefinitionHash(input, sha256),
    variant: game.variant,
    bet_units: BigInt(betUnits),
    coin_units: BigInt(betUnits / input.model.definition(game.variant).coinsPerBet),
    options: null,
  }
  return reserveRound(deps, visit, round, minimumCycleMs)
}

/**
 * Reserves a nonce and writes the round before any money moves (games book 7.5). A decided round that still waits for
 * its settle is settled first.
 * @throws StudioError too_fast, round_open (with the round to finish first)
 */
export async function reserveRound(
  deps: RoundDependencies,
  visit: Visit,
  round: NewRound,
  cycleMs: number,
): Promise<StoredRound> {
  const opened = await tryOpen(deps, visit, round, cycleMs)
  if (opened) return opened
  const before = await decidedRound(deps, visit)
  // Without one the retrier was quicker just now.
  if (!before || (await settleRound(deps, visit, before))) {
    const afterwards = await tryOpen(deps, visit, round, cycleMs)
    if (afterwards) return afterwards
  }
  throw new StudioError('round_open', before ? { unfinished: presentRound(before, visit) } : {})
}

/** Null while another round of this player is open in this game. */
async function tryOpen(deps: RoundDependencies, visit: Visit, round: NewRound, cycleMs: number) {
  try {
    return await deps.db.transaction().execute(tx => writeRound(deps, tx, visit, round, cycleMs))
  } catch (error) {
    if (isOpenRoundConflict(error)) return null
    throw error
  }
}

function checkStake(game: SlotGame, betUnits: number): void {
  try {
    requireStake(game.stakesUnits, betUnits)
  } catch (error) {
    if (error instanceof StakeError) throw new StudioError('stake_invalid', { field: 'stakeUnits' })
    throw error
  }
}

async function writeRound(deps: RoundDependencies, tx: StudioTx, visit: Visit, round: NewRound, cycleMs: number) {
  const now = deps.outside.now()
  const pair = await deps.seedPairs.reserve(tx, visit.user_id)
  const last = await tx
    .selectFrom('studio.round')
    .select(['state', 'opened_at'])
    .where('user_id', '=', visit.user_id)
    .where('game_code', '=', visit.game_code)
    // Nothing older or newer makes a player wait, and so few ids lie in one month, or in two at its end.
    .where(idsIn({ from: new Date(now.getTime() - cycleMs), until: new Date(now.getTime() + cycleMs) }))
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waitMs = last ? last.opened_at.getTime() + cycleMs - now.getTime() : 0
  const wasPlayed = last && ['settled', 'decided'].includes(last.state)
  if (wasPlayed && waitMs > 0) throw new StudioError('too_fast', { retryAfterMs: waitMs })
  return tx
    .insertInto('studio.round')
    .values({
      ...round,
      // In the order of time, so that new rounds share the pages of every index that holds their ids.
      id: sql<string>`studio.new_id(${now})`,
      visit_id: visit.id,
      user_id: visit.user_id,
      currency: visit.currency,
      mode: visit.mode,
      seed_pair_id: pair.id,
      client_seed: pair.client_seed,
      nonce: pair.next_nonce,
      draws: null,
      events: null,
      win_units: null,
      capped: null,
      state: 'betting',
      opened_at: now,
      decided_at: null,
      settled_at: null,
      retry_at: new Date(now.getTime() + deps.uncertainAfterMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const isOpenRoundConflict = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'round_open'

async function decidedRound({ db }: RoundDependencies, visit: Visit): Promise<StoredRound | undefined> {
  const open = await db
    .selectFrom('studio.open_round')
    .select('round_id')
    .where('user_id', '=', visit.user_id)
    .where('game_code', '=', visit.game_code)
    .executeTakeFirst()
  if (!open) return undefined
  return db
    .selectFrom('studio.round')
    .selectAll()
    .where('id', '=', open.round_id)
    .where('state', '=', 'decided')
    .executeTakeFirst()
}

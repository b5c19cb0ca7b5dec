import type { GameEvent, Variant, VerifiableRound } from '@baize/game-kit'
import { toHex } from '@baize/game-kit'
import type { InstantEvent, TimedChoice, VerifiableInstant } from '@baize/game-kit/instant/index'
import { sql } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'
import { stakedUnits } from '../settle-round.ts'
import { publishedDefinition } from './published-definition.ts'

/** The choices of round `r`, in order; an empty list for slots. */
const choicesOfRound = sql<TimedChoice[]>`(
  select coalesce(json_agg(json_build_object('choice', c.choice, 'elapsedMs', c.elapsed_ms) order by c.number), '[]')
  from studio.round_choice c where c.round_id = r.id)`

/** Settled rounds `r` with their seed pairs `s`. */
export const settledRounds = (db: StudioDatabase) =>
  db
    .selectFrom('studio.round as r')
    .innerJoin('studio.seed_pair as s', 's.id', 'r.seed_pair_id')
    .selectAll('r')
    .leftJoin('studio.seed_pair as promise', 'promise.id', 's.follows')
    .select(['s.commitment', 's.server_seed', 's.revealed_at', 's.created_at as committed_at', 's.client_seed_at'])
    .select(['promise.next_commitment as promised_commitment', 'promise.next_committed_at as promised_at'])
    .select(choicesOfRound.as('choices'))
    .where('r.state', '=', 'settled')

type SettledRound = Awaited<ReturnType<ReturnType<typeof settledRounds>['execute']>>[number]

/** Everything that a verifier needs, and nothing of who played. The seed is there once it is revealed. */
export function verifiableRound(row: SettledRound): VerifiableRound | VerifiableInstant {
  const seeds = {
    gameCode: row.game_code,
    definitionHash: row.definition_hash,
    definitionVersion: publishedDefinition(row.definition_hash)!.version,
    bet: Number(row.bet_units),
    commitment: row.commitment,
    ...promiseOf(row),
    serverSeed: row.revealed_at && row.server_seed ? toHex(row.server_seed) : null,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    draws: row.draws ?? [],
    win: Number(row.win_units),
  }
  if (row.options !== null)
    return {
      ...seeds,
      staked: stakedUnits(row),
      options: row.options,
      choices: row.choices,
      events: (row.events ?? []) as InstantEvent[],
    }
  return {
    ...seeds,
    variant: row.variant as Variant,
    coin: Number(row.coin_units),
    events: (row.events ?? []) as GameEvent[],
    capped: row.capped ?? false,
  }
}

/** What was promised of the server seed, and when, before the client seed came; nothing of seeds from before promises. */
export const promiseOf = ({
  commitment,
  committed_at,
  promised_commitment,
  promised_at,
  client_seed_at,
}: Pick<SettledRound, 'commitment' | 'committed_at' | 'promised_commitment' | 'promised_at' | 'client_seed_at'>) =>
  client_seed_at === null
    ? {}
    : {
        promise: {
          commitment: promised_commitment ?? commitment,
          committedAt: (promised_at ?? committed_at).toISOString(),
          clientSeedAt: client_seed_at.toISOString(),
        },
      }

import type { PlayedInstant, TimedChoice } from '@baize/game-kit/instant/index'
import type { RoundDependencies, StoredRound } from '../rounds/round-dependencies.ts'
import type { StudioTx } from '../studio-database.ts'
import { readAs } from './instant-bets.ts'
import { playStored, storePlayed } from './instant-rounds.ts'

/** How a round stands with one choice more, which nobody hears yet. @throws StudioError choice_invalid when it is not offered */
export const playNext = (
  deps: RoundDependencies,
  tx: StudioTx,
  round: StoredRound,
  made: readonly TimedChoice[],
  next: TimedChoice,
): Promise<PlayedInstant> =>
  playStored(deps, tx, round, [...made, next]).catch(error =>
    readAs('choice_invalid', () => {
      throw error
    }),
  )

/** Appends choice `number` of a round, which was played with it, and goes on from there. */
export async function addChoice(
  deps: RoundDependencies,
  tx: StudioTx,
  round: StoredRound,
  { number, next, played }: { number: number; next: TimedChoice; played: PlayedInstant },
): Promise<StoredRound> {
  await tx
    .insertInto('studio.round_choice')
    .values({ round_id: round.id, number, choice: JSON.stringify(next.choice), elapsed_ms: next.elapsedMs })
    .execute()
  return storePlayed(deps, tx, round, played)
}

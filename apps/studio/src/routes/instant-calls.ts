import { instantByCode } from '@baize/game-kit/instant/index'
import { chooseInstant } from '../instant/choose-instant.ts'
import { openInstant } from '../instant/open-instant.ts'
import { awaitEnd, readInstants } from '../instant/read-instants.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { withBalance } from '../rounds/with-balance.ts'
import { StudioError } from '../studio-error.ts'
import type { StudioHandlers } from './install-calls.ts'

/**
 * Calls of instant games.
 * @param closing aborted when the server stops, so that nobody waits for the end of a round any more
 */
export const instantCalls = (deps: RoundDependencies, closing: AbortSignal) =>
  ({
    'instant.rounds': (_input, visit) => readInstants(deps, visit),
    async 'instant.open'({ stakeUnits, options }, visit) {
      const title = instantByCode(visit.game_code)
      if (!title) throw new StudioError('game_closed')
      const bet = { stakeUnits: Number(stakeUnits), options }
      return withBalance(deps, visit, () => openInstant(deps, visit, title, bet))
    },
    'instant.choose': ({ id, ...choice }, visit, receivedAt) =>
      withBalance(deps, visit, () => chooseInstant(deps, visit, id, choice, receivedAt)),
    'instant.end': ({ id }, visit) => awaitEnd(deps, visit, id, closing),
  }) satisfies Partial<StudioHandlers>

import type { Handlers } from '../../../kernel/http/handlers.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { actOnTable } from './act-on-table.ts'
import { askDealer } from './ask-table.ts'
import { createDesk } from './read-desk.ts'
import { readRounds } from './read-rounds.ts'
import { readSlips } from './read-slips.ts'
import { setTier } from './set-tier.ts'

/** What operators see of shared tables and do to them; their providers do it. */
export function createTableDesk(deps: LaunchDependencies) {
  const readDesk = createDesk(deps)
  return {
    'tables.desk': (_input, { language }) => readDesk(language),
    'tables.rounds': input => readRounds(deps, input),
    'tables.slips': input => readSlips(deps, input),
    'tables.suspend': (input, { caller }) =>
      actOnTable(
        deps,
        { action: 'tables.suspend', ask: (provider, fields) => askDealer(deps, provider, 'suspend', fields) },
        input,
        caller,
      ),
    'tables.resume': (input, { caller }) =>
      actOnTable(
        deps,
        { action: 'tables.resume', ask: (provider, fields) => askDealer(deps, provider, 'resume', fields) },
        input,
        caller,
      ),
    'tables.voidRound': ({ serial, ...input }, { caller }) =>
      actOnTable(
        deps,
        {
          action: 'tables.voidRound',
          detail: { serial },
          ask: (provider, fields) => askDealer(deps, provider, 'void', { ...fields, serial }),
        },
        input,
        caller,
      ),
    'tables.setTier': (input, { caller }) => setTier(deps, input, caller),
  } satisfies Partial<Handlers>
}

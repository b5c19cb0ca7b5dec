import type { InputOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Handlers } from '../../../kernel/http/handlers.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { requireTwoToVoid } from '../void-by-two.ts'
import { type Act, actOnTable } from './act-on-table.ts'
import { askDealer, dealerOf } from './ask-table.ts'
import { createDesk } from './read-desk.ts'
import { readRounds } from './read-rounds.ts'
import { readSlips } from './read-slips.ts'
import { setTier } from './set-tier.ts'

/** An act that says nothing beside the table and the reason. */
const plainAct =
  (deps: LaunchDependencies, call: 'suspend' | 'resume') =>
  (input: InputOf<'tables.suspend'>, { caller }: { caller: OperatorCaller }) =>
    actOnTable(
      deps,
      { action: `tables.${call}`, ask: (provider, fields) => askDealer(deps, provider, call, fields) },
      input,
      caller,
    )

/** The calls of operators about shared tables; the provider of a table answers and does what they ask. */
export function createTableDesk(deps: LaunchDependencies) {
  const readDesk = createDesk(deps)
  return {
    'tables.desk': (_input, { language }) => readDesk(language),
    'tables.rounds': input => readRounds(deps, input),
    'tables.slips': input => readSlips(deps, input),
    'tables.suspend': plainAct(deps, 'suspend'),
    'tables.resume': plainAct(deps, 'resume'),
    'tables.voidRound': async ({ serial, ...input }, { caller }) => {
      const { gameCode } = input
      await dealerOf(deps, gameCode)
      await requireTwoToVoid(deps, { game: gameCode, serial })
      const ask: Act['ask'] = (provider, fields) => askDealer(deps, provider, 'void', { ...fields, serial })
      return actOnTable(
        deps,
        { action: 'tables.voidRound', change: { before: null, after: { serial } }, ask },
        input,
        caller,
      )
    },
    'tables.setTier': (input, { caller }) => setTier(deps, input, caller),
  } satisfies Partial<Handlers>
}

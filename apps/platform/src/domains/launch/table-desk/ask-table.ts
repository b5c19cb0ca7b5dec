import type { DeskCallName, DeskRefusal, DeskReply } from '@baize/api/table-desk-protocol'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Provider } from '../../catalogue/index.ts'
import { certainAnswer, providerOf } from '../ask-desk.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { sharedTypes } from '../live-tables.ts'
import type { DeskFields } from '../provider-client.ts'

export type AskDependencies = Pick<LaunchDependencies, 'catalogue' | 'providers' | 'log'>

/** The provider that deals at a table. @throws ApiError game_unknown for what is no game that may be a table */
export const dealerOf = (deps: AskDependencies, gameCode: string): Promise<Provider> =>
  providerOf(deps, gameCode, ({ gameType }) => sharedTypes.includes(gameType))

/**
 * Asks the provider of a table.
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export const askDealer = <N extends DeskCallName>(
  deps: AskDependencies,
  provider: Provider,
  call: N,
  fields: DeskFields<N>,
): Promise<DeskReply<N>> =>
  certainAnswer(deps, provider, { desk: 'table', call }, deps.providers.tableDesk(provider, call, fields))

/** The refusal of a provider in the words of the error table. */
export function refusalOf({ status, first, last }: DeskRefusal): ApiError {
  switch (status) {
    case 'TABLE_UNKNOWN':
      return new ApiError('game_unknown')
    case 'ROUND_UNKNOWN':
      return first && last ? new ApiError('table_round_unknown', { first, last }) : new ApiError('round_unknown')
    case 'ROUND_DECIDED':
      return new ApiError('table_round_decided')
    case 'TABLE_SUSPENDED':
      return new ApiError('table_suspended')
    case 'TABLE_RUNNING':
      return new ApiError('table_running')
    case 'TIER_UNCHANGED':
      return new ApiError('tier_unchanged')
    case 'TIER_OUT_OF_RANGE':
      return new ApiError('invalid_input', {
        faults: [{ field: 'tier', fault: 'out_of_range', values: { min: first ?? 1, max: last ?? 1 } }],
      })
    case 'ACT_REUSED':
      return new ApiError('key_reused')
  }
}

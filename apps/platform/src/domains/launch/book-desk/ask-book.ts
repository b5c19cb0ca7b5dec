import { type ErrorCode, isBookType } from '@baize/api'
import type { BookDeskCallName, BookDeskReply, BookRefusal } from '@baize/api/book-desk-protocol'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Provider } from '../../catalogue/index.ts'
import { certainAnswer, providerOf } from '../ask-desk.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { BookDeskFields } from '../provider-client.ts'

/** The provider that keeps a book. @throws ApiError game_unknown for what is no game of a book */
export const keeperOf = (deps: LaunchDependencies, gameCode: string): Promise<Provider> =>
  providerOf(deps, gameCode, ({ gameType }) => isBookType(gameType))

/**
 * Asks the provider of a book.
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export const askKeeper = <N extends BookDeskCallName>(
  deps: LaunchDependencies,
  provider: Provider,
  call: N,
  fields: BookDeskFields<N>,
): Promise<BookDeskReply<N>> =>
  certainAnswer(deps, provider, { desk: 'book', call }, deps.providers.bookDesk(provider, call, fields))

const codes: Record<Exclude<BookRefusal['status'], 'LIMIT_OUT_OF_RANGE'>, ErrorCode> = {
  GAME_UNKNOWN: 'game_unknown',
  TARGET_UNKNOWN: 'book_target_unknown',
  MARKET_UNKNOWN: 'market_unknown',
  FIXTURE_DECIDED: 'fixture_decided',
  SUSPENDED: 'book_suspended',
  RUNNING: 'book_running',
  LIMITS_UNCHANGED: 'limits_unchanged',
  ACT_REUSED: 'key_reused',
}

/** The refusal of a provider in the words of the error table; a limit out of its bounds is named with them. */
export function refusalOf({ status, limit, least = 0, most = 0 }: BookRefusal): ApiError {
  if (status !== 'LIMIT_OUT_OF_RANGE') return new ApiError(codes[status])
  const values = { min: toWire(BigInt(least)), max: toWire(BigInt(most)) }
  return new ApiError('invalid_input', { faults: [{ field: `limits.${limit}`, fault: 'out_of_range', values }] })
}

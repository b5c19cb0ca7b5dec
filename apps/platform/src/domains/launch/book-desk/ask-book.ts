import { type ErrorCode, isBookType } from '@baize/api'
import type { BookDeskCallName, BookDeskReply, BookRefusal } from '@baize/api/book-desk-protocol'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Provider } from '../../catalogue/index.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { BookDeskFields } from '../provider-client.ts'

/** The provider that keeps a book. @throws ApiError game_unknown for what is no game of a book */
export async function keeperOf({ catalogue }: LaunchDependencies, gameCode: string): Promise<Provider> {
  const game = catalogue.snapshot.byCode.get(gameCode)
  if (!game || !isBookType(game.card.gameType)) throw new ApiError('game_unknown')
  const provider = (await catalogue.providers()).find(({ code }) => code === game.providerCode)
  if (!provider) throw new ApiError('game_unknown')
  return provider
}

/**
 * Asks the provider of a book.
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export async function askKeeper<N extends BookDeskCallName>(
  { providers, log }: LaunchDependencies,
  provider: Provider,
  name: N,
  fields: BookDeskFields<N>,
): Promise<BookDeskReply<N>> {
  try {
    return await providers.bookDesk(provider, name, fields)
  } catch (error) {
    log.warn({ err: error, provider: provider.code, call: name }, 'book desk got no answer')
    throw new ApiError('provider_unavailable')
  }
}

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

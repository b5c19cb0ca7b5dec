import type { GameCard } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Provider } from '../catalogue/index.ts'
import type { LaunchDependencies } from './launch-game.ts'

/** The provider of a game, a stopped one too: what is open there is still looked at and ended. @throws ApiError game_unknown where it is none of those that are meant */
export async function providerOf(
  { catalogue }: Pick<LaunchDependencies, 'catalogue'>,
  gameCode: string,
  isMeant: (card: GameCard) => boolean,
): Promise<Provider> {
  const game = catalogue.snapshot.everListed.get(gameCode)
  if (!game || !isMeant(game.card)) throw new ApiError('game_unknown')
  const provider = (await catalogue.providers()).find(({ code }) => code === game.providerCode)
  if (!provider) throw new ApiError('game_unknown')
  return provider
}

/**
 * An answer of a provider's desk.
 * @param call name of the desk and its call, for the log
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export async function certainAnswer<T>(
  { log }: Pick<LaunchDependencies, 'log'>,
  { code }: Provider,
  { desk, call }: { desk: string; call: string },
  answer: Promise<T>,
): Promise<T> {
  try {
    return await answer
  } catch (error) {
    log.warn({ err: error, provider: code, call }, `${desk} desk got no answer`)
    throw new ApiError('provider_unavailable')
  }
}

import { isBookType, type ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { askProviders } from '../ask-providers.ts'
import type { LaunchDependencies } from '../launch-game.ts'

type Returns = ResponseOf<'launch.bookReturns'>

const wire = (units: number): string => toWire(BigInt(Math.round(units)))
const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2)

/** What books returned beside what mathematics expected, as their providers count it. */
export function createBookReturns(deps: LaunchDependencies) {
  const askAll = askProviders(deps, {
    what: 'returns of books',
    freshMs: 30_000,
    isMeant: ({ gameType }) => isBookType(gameType),
    ask: async provider => [await deps.providers.bookDesk(provider, 'returns', { currency: deps.currency })],
  })

  /** @throws ApiError provider_unavailable when no provider answers */
  return async (): Promise<Returns> => {
    const books = await askAll()
    return {
      margins: (books[0]?.margins ?? []).map(({ class: name, before, live }) => ({
        ...{ class: name, beforePercent: percent(before), livePercent: percent(live) },
      })),
      returns: books.flatMap(({ returns }) =>
        returns.map(({ stake, expect, back, deviations, within, ...row }) => ({
          ...{ ...row, stake: wire(stake), expected: wire(expect), returned: wire(back) },
          deviations: deviations === null ? null : deviations.toFixed(2),
          verdict: within === null ? null : within ? ('WITHIN' as const) : ('OUTSIDE' as const),
        })),
      ),
    }
  }
}

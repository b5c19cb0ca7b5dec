import type { Language, ResponseOf } from '@baize/api'
import type { DeskTable } from '@baize/api/table-desk-protocol'
import { dayIn, startOfDay } from '../../../kernel/date-range.ts'
import { askProviders } from '../ask-providers.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { sharedTypes } from '../live-tables.ts'
import { iso, presentAct, presentBook, presentRound, wire } from './present.ts'

type Desk = ResponseOf<'tables.desk'>

/** Tables of all providers that let operators look, those that were stopped too, as they stand at this moment. */
export function createDesk(deps: LaunchDependencies) {
  const { catalogue, providers, settings, clock } = deps
  const sinceToday = async () => {
    const { timeZone } = await settings.recentBrand()
    return startOfDay(dayIn(clock.now(), timeZone), timeZone).getTime()
  }
  const askAll = askProviders(deps, {
    what: 'table desk',
    // An operator who has just acted on a table looks at what has become of it.
    freshMs: 0,
    closedToo: true,
    isMeant: ({ gameType }) => sharedTypes.includes(gameType),
    ask: async provider => (await providers.tableDesk(provider, 'desk', { since: await sinceToday() })).tables,
  })

  /** @throws ApiError provider_unavailable when no provider answers */
  return async (language: Language): Promise<Desk> => ({
    tables: (await askAll()).flatMap(table => {
      const game = catalogue.snapshot.everListed.get(table.game_code)?.card
      if (!game || !sharedTypes.includes(game.gameType)) return []
      const { gameCode, gameType, vassalage } = game
      return { gameCode, gameName: catalogue.nameOf(gameCode, language), gameType, vassalage, ...present(table) }
    }),
    serverTime: clock.now().toISOString(),
  })
}

type Named = 'gameCode' | 'gameName' | 'gameType' | 'vassalage'

const present = (table: DeskTable): Omit<Desk['tables'][number], Named> => ({
  ...{ definition: table.definition, kind: table.kind, tier: table.tier, highestTier: table.highest_tier },
  ...{ seats: table.seats, resting: table.resting, watchedAt: iso(table.watched_at) },
  suspended: table.suspended && presentAct(table.suspended),
  round: table.round && {
    ...presentRound(table.round),
    books: table.round.books.map(({ slips, stake, spots, ...book }) => ({
      ...{ ...presentBook(book), slips, stake: wire(stake) },
      spots: spots.map(one => ({
        ...{ spot: one.spot, stake: wire(one.stake), exposure: wire(one.exposure), bound: wire(one.bound) },
      })),
    })),
  },
  today: table.today.map(({ rounds, slips, stake, payout, ...book }) => ({
    ...{ ...presentBook(book), rounds, slips, stake: wire(stake), payout: wire(payout) },
  })),
})

import type { GameType, Language, LiveTable } from '@baize/api'
import { toWire } from '@baize/money'
import { askProviders } from './ask-providers.ts'
import type { LaunchDependencies } from './launch-game.ts'

/** Game types whose games may be tables with rounds that many share. */
export const sharedTypes: readonly GameType[] = ['LIVE', 'COCKFIGHT', 'DS88']

/** Tables that providers deal at, each provider asked at most once a second; asking keeps its tables awake. */
export function createLiveTables(deps: LaunchDependencies) {
  const { catalogue, providers } = deps
  const askAll = askProviders(deps, {
    what: 'tables',
    freshMs: 1_000,
    isMeant: ({ gameType }) => sharedTypes.includes(gameType),
    ask: provider => providers.tables(provider),
  })

  /** Tables of a game type. @throws ApiError provider_unavailable when no provider answers */
  return async (language: Language, wanted: GameType): Promise<LiveTable[]> => {
    if (!sharedTypes.includes(wanted)) return []
    return (await askAll()).flatMap(table => {
      const game = catalogue.snapshot.byCode.get(table.game_code)?.card
      if (game?.gameType !== wanted) return []
      const { serial, players, results, road } = table
      const { gameCode, vassalage, vendorName } = game
      return {
        ...{ gameCode, gameName: catalogue.nameOf(gameCode, language), vassalage, vendorName },
        ...{ serial, players, results, road },
        phase: phases[table.phase],
        until: table.until === null ? null : new Date(table.until).toISOString(),
        ...{ minStake: toWire(BigInt(table.min_stake)), maxStake: toWire(BigInt(table.max_stake)) },
      }
    })
  }
}

const phases = { resting: 'RESTING', open: 'OPEN', closed: 'CLOSED', dealt: 'DEALT' } as const

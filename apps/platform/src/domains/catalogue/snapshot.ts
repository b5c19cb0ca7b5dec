import type { GameCard, GameType, Language, VendorCard } from '@baize/api'
import { gameClasses, gameTypes } from '@baize/api'
import type { ProviderGame } from '@baize/api/provider-game'
import { searchKey } from '@baize/api/search-key'
import type { Database } from '../../kernel/database/open-database.ts'
import { presentGame } from './present.ts'
import { tables } from './tables.ts'

/** A game as this process keeps it: what lobbies show, and what launching and drawing need. */
export interface CatalogueGame {
  card: GameCard
  /** Its names in languages where it is not called as on the card. */
  titles: Partial<Record<Language, string>>
  providerCode: string
  /** Its provider has no origin of its own: the studio is mounted on this site. */
  isHouseGame: boolean
  minBetUnits: bigint
  maxBetUnits: bigint
  /** Standard deviation of what a round returns, as a multiple of its stake, or more; null where it is not known. */
  deviation: number | null
  art: ProviderGame['art']
  searchKey: string
}

/** A category of the menus with its open vendors. */
export interface Lane {
  title: GameType
  cards: VendorCard[]
}

/** All open games and vendors of one version, and beside them those that are closed, immutable. Listing is done in memory: no query a page. */
export interface CatalogueSnapshot {
  version: bigint
  byCode: ReadonlyMap<string, CatalogueGame>
  /** Every game that was ever listed by its code, for those who look at what is or was played: desks of operators, and records. */
  everListed: ReadonlyMap<string, CatalogueGame>
  byNodeId: ReadonlyMap<string, CatalogueGame>
  byType: ReadonlyMap<GameType, readonly CatalogueGame[]>
  /** The categories that hold open vendors, in the order of the menus. */
  lanes: readonly Lane[]
  vendorNames: ReadonlyMap<string, string>
}

/** The open vendors of a category, in menu order. */
export const vendorsOf = ({ lanes }: Pick<CatalogueSnapshot, 'lanes'>, type: GameType): VendorCard[] =>
  lanes.find(({ title }) => title === type)?.cards ?? []

export async function loadSnapshot({ kysely }: Database): Promise<CatalogueSnapshot> {
  const { version } = await tables(kysely).selectFrom('catalogue.version').select('version').executeTakeFirstOrThrow()
  const vendors = await tables(kysely).selectFrom('catalogue.vendor').selectAll().orderBy('position').execute()
  const open = vendors.filter(({ enabled }) => enabled)
  const openKeys = new Set(open.map(({ code, game_type }) => `${code}|${game_type}`))
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
  const rows = await tables(kysely).selectFrom('catalogue.game').selectAll().orderBy('position').execute()
  const providers = await tables(kysely)
    .selectFrom('catalogue.provider')
    .select(['code', 'game_origins', 'enabled'])
    .execute()
  const houses = new Set(providers.filter(({ game_origins }) => game_origins.length === 0).map(({ code }) => code))
  const stopped = new Set(providers.flatMap(({ code, enabled }) => (enabled ? [] : code)))
  const everListed = new Map(
    rows.map((row): [string, CatalogueGame] => [
      row.code,
      {
        card: presentGame(row, vendorNames.get(row.vendor_code)!),
        titles: row.titles,
        providerCode: row.provider_code,
        isHouseGame: houses.has(row.provider_code),
        minBetUnits: row.min_bet_units,
        maxBetUnits: row.max_bet_units,
        deviation: row.deviation === null ? null : Number(row.deviation),
        art: row.art,
        // Found by its name in whatever language.
        searchKey: searchKey([row.title, ...Object.values(row.titles)].join(' ')),
      },
    ]),
  )
  const games = rows
    .filter(
      row => row.enabled && openKeys.has(`${row.vendor_code}|${row.game_type}`) && !stopped.has(row.provider_code),
    )
    .map(({ code }) => everListed.get(code)!)
  const byVendor = Map.groupBy(games, ({ card }) => `${card.vassalage}|${card.gameType}`)
  const cards = open
    .map(row => ({ row, own: byVendor.get(`${row.code}|${row.game_type}`) ?? [] }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ row, own }): VendorCard => ({
        vassalage: row.code,
        vendorName: row.name,
        gameType: row.game_type,
        accountTypeId: row.account_type_id,
        isHot: row.is_hot,
        isGame: row.is_game,
        gameCount: own.length,
        classes: gameClasses.filter(kind => own.some(({ card }) => card.classification === kind)),
        hotCount: own.filter(({ card }) => card.isHot).length,
      }),
    )
  return {
    version,
    vendorNames,
    everListed,
    byCode: new Map(games.map(game => [game.card.gameCode, game])),
    byNodeId: new Map(games.map(game => [game.card.nodeId, game])),
    byType: Map.groupBy(games, ({ card }) => card.gameType),
    lanes: gameTypes
      .map(title => ({ title, cards: cards.filter(({ gameType }) => gameType === title) }))
      .filter(lane => lane.cards.length > 0),
  }
}

import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import type { ListedGame } from './read-game-list.ts'

const rowsAtOnce = 500

/** Columns that a provider's list sets of a game, known ones too; operators set the others. */
export const offeredColumns = [
  'title',
  'titles',
  'classification',
  'lines',
  'min_bet_units',
  'max_bet_units',
  'rtp_percent',
  'rake_percent',
  'deviation',
  'volatility',
  'tags',
  'trial_enabled',
  'art',
] as const
const columns = (table: string) => sql.join(offeredColumns.map(column => sql.ref(`${table}.${column}`)))

/** Writes down games of a provider, new ones and changed ones, and never one of somebody else. Answers how many. */
export async function putGames(tx: Tx, provider: string, games: readonly ListedGame[]): Promise<bigint> {
  const rows = games.map(({ game }, position) => ({
    code: game.code,
    provider_code: provider,
    vendor_code: game.vendor,
    game_type: game.type as GameType,
    title: game.title,
    titles: JSON.stringify(game.titles ?? {}),
    classification: game.classification,
    lines: game.lines,
    min_bet_units: BigInt(game.min_bet),
    max_bet_units: BigInt(game.max_bet),
    rtp_percent: game.rtp,
    rake_percent: game.rake ?? null,
    deviation: game.deviation ?? null,
    volatility: game.volatility,
    tags: game.tags,
    trial_enabled: game.trial,
    art: JSON.stringify(game.art),
    is_new: game.tags.includes('new'),
    position,
  }))
  let changed = 0n
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    const { numInsertedOrUpdatedRows = 0n } = await tables(tx)
      .insertInto('catalogue.game')
      .values(rows.slice(i, i + rowsAtOnce))
      .onConflict(conflict =>
        conflict
          .column('code')
          .doUpdateSet(eb => ({
            ...Object.fromEntries(offeredColumns.map(column => [column, eb.ref(`excluded.${column}`)])),
            enabled: sql<boolean>`true`,
          }))
          // A row that says the same already is left alone: nine starts out of ten change nothing.
          .where(
            sql<boolean>`game.provider_code = excluded.provider_code and (not game.enabled or (${columns('game')}) is distinct from (${columns('excluded')}))`,
          ),
      )
      .executeTakeFirstOrThrow()
    changed += numInsertedOrUpdatedRows
  }
  return changed
}

/** Switches off the provider's games that it offers no more. Answers how many. */
export async function switchOffMissing(tx: Tx, provider: string, codes: readonly string[]): Promise<bigint> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('catalogue.game')
    .set({ enabled: false })
    .where('provider_code', '=', provider)
    .where('enabled', '=', true)
    .where(sql<boolean>`not exists (select from unnest(${codes}::text[]) offered where offered = code)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

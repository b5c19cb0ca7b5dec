import type { GameType } from '@baize/api'
import { gameTypes } from '@baize/api'
import { providerGame } from '@baize/api/provider-game'
import { askProvider } from '@baize/server-kit/http/ask-provider'
import type { Log } from '@baize/server-kit/log'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

const gameListReply = z.array(providerGame).max(50_000)
const rowsAtOnce = 500
const listBytes = 64 * 1024 * 1024

/** What a provider's list says of a game that is known already. */
const offeredColumns = [
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

/**
 * Brings the catalogue level with a provider's GET /games: new games come in, changed ones are updated, missing ones
 * are switched off. What operators set (hot, enabled vendors, order) stays. Answers the number of games offered.
 * @throws when the provider does not answer a valid list
 */
export async function importGames(
  database: Database,
  provider: { code: string; apiUrl: string },
  log: Log,
): Promise<number> {
  const answer = await askProvider(new URL('games', provider.apiUrl), { timeoutMs: 20_000, maxBytes: listBytes })
  const offered = gameListReply.parse(answer).filter(game => isGameType(game.type))
  await database.transaction(async tx => {
    const known = await tables(tx).selectFrom('catalogue.vendor').select(['code', 'game_type']).execute()
    const knownKeys = new Set(known.map(({ code, game_type }) => `${code}|${game_type}`))
    const rows = offered
      .filter(game => knownKeys.has(`${game.vendor}|${game.type}`))
      .map((game, position) => ({
        code: game.code,
        provider_code: provider.code,
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
    let changed = await switchOffMissing(tx, provider.code, rows)
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
            .where(sql<boolean>`not game.enabled or (${columns('game')}) is distinct from (${columns('excluded')})`),
        )
        .executeTakeFirstOrThrow()
      changed += numInsertedOrUpdatedRows
    }
    if (changed > 0n)
      await tables(tx)
        .updateTable('catalogue.version')
        .set(eb => ({ version: eb('version', '+', 1n) }))
        .execute()
  })
  log.info({ provider: provider.code, games: offered.length }, 'catalogue imported')
  return offered.length
}

const isGameType = (type: string): type is GameType => (gameTypes as readonly string[]).includes(type)

/** Switches off the provider's games that it offers no more. Answers how many. */
async function switchOffMissing(tx: Tx, providerCode: string, rows: { code: string }[]): Promise<bigint> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('catalogue.game')
    .set({ enabled: false })
    .where('provider_code', '=', providerCode)
    .where('enabled', '=', true)
    .where(
      sql<boolean>`not exists (select from unnest(${rows.map(({ code }) => code)}::text[]) offered where offered = code)`,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

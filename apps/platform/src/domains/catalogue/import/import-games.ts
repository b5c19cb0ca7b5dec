import { createHash } from 'node:crypto'
import type { GameType } from '@baize/api'
import { askProviderAgain } from '@baize/server-kit/http/ask-provider'
import type { Log } from '@baize/server-kit/log'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { readGameList } from './read-game-list.ts'

const rowsAtOnce = 500
/** Its own games are many, and a busy machine needs a while to write them down. */
const answerWithinMs = 60_000
const oddToldAtOnce = 20
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
 * are switched off. What operators set (hot, enabled vendors, order) stays. A row that is odd is left out and told; a game that
 * is known already and comes in an odd row stays as it was. A list that has not changed since it came in is not read again.
 * @throws when the provider does not answer a list that can be read
 */
export async function importGames(
  database: Database,
  provider: { code: string; apiUrl: string },
  log: Log,
): Promise<void> {
  const address = new URL('games', provider.apiUrl)
  const known = await tables(database.kysely).selectFrom('catalogue.vendor').select(['code', 'game_type']).execute()
  const knownKeys = new Set(known.map(({ code, game_type }) => `${code}|${game_type}`))
  // With other vendors here, or other columns, the same list brings other rows.
  const taken = createHash('sha256')
    .update([...offeredColumns, ...[...knownKeys].sort()].join())
    .digest('base64url')
  const { list_etag, list_taken } = await tables(database.kysely)
    .selectFrom('catalogue.provider')
    .select(['list_etag', 'list_taken'])
    .where('code', '=', provider.code)
    .executeTakeFirstOrThrow()
  const etag = list_taken === taken ? list_etag : null
  const answer = await askProviderAgain(address, etag, { timeoutMs: answerWithinMs, maxBytes: listBytes })
  if (!answer) return
  const { games: offered, odd } = readGameList(answer.value)
  if (odd.length > 0)
    log.warn({ provider: provider.code, odd: odd.length, rows: odd.slice(0, oddToldAtOnce) }, 'odd rows of a game list')
  const kept = odd.flatMap(({ code }) => code ?? [])
  await database.transaction(async tx => {
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
    let changed = await switchOffMissing(tx, provider.code, [...rows.map(({ code }) => code), ...kept])
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
    await tables(tx)
      .updateTable('catalogue.provider')
      // A list with odd rows is read, and told, again.
      .set({ list_etag: odd.length > 0 ? null : answer.etag, list_taken: taken })
      .where('code', '=', provider.code)
      .execute()
  })
  log.info({ provider: provider.code, games: offered.length }, 'catalogue imported')
}

/** Switches off the provider's games that it offers no more. Answers how many. */
async function switchOffMissing(tx: Tx, providerCode: string, codes: readonly string[]): Promise<bigint> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('catalogue.game')
    .set({ enabled: false })
    .where('provider_code', '=', providerCode)
    .where('enabled', '=', true)
    .where(sql<boolean>`not exists (select from unnest(${codes}::text[]) offered where offered = code)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

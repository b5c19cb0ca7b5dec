import { createHash } from 'node:crypto'
import { gameTypes } from '@baize/api'
import type { ProviderGame } from '@baize/api/provider-game'
import { askProviderAgain } from '@baize/server-kit/http/ask-provider'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import { nextVersion } from '../providers/put-provider.ts'
import { tables } from '../tables.ts'
import { offeredColumns, putGames, switchOffMissing } from './put-games.ts'
import { type LeftOutRow, type ListedGame, readGameList } from './read-game-list.ts'
import { takeVendors } from './take-vendors.ts'

/** Its own games are many, and a busy machine needs a while to write them down. */
const answerWithinMs = 60_000
const toldAtOnce = 20
const listBytes = 64 * 1024 * 1024

/** The outcome of a reading of a list; `leftOut` has the first rows of those that were left out. */
export interface ListReading {
  gamesTaken: number
  rowsLeftOut: number
  leftOut: LeftOutRow[]
}

/**
 * Brings the catalogue level with a provider's GET /vendors and GET /games: new games come in, changed ones are updated, missing
 * ones are switched off. What operators set (hot, enabled vendors, order) stays. A row that is odd, or that names a game or a vendor
 * of somebody else, is left out and told; a game that is known already and comes in such a row stays as it was. A list that has not
 * changed since it came in is not read again.
 * @throws when the provider does not answer a list that can be read
 */
export async function importGames(
  { database, log, clock }: { database: Database; log: Log; clock: Clock },
  provider: { code: string; apiUrl: string },
): Promise<ListReading> {
  const { code } = provider
  const ofVendors = await takeVendors(database, provider)
  const vendors = await vendorsFor(database, code)
  // With other vendors here, or other columns, the same list brings other rows.
  const taken = createHash('sha256')
    .update([...offeredColumns, ...[...vendors].sort()].join())
    .digest('base64url')
  const before = await tables(database.kysely)
    .selectFrom('catalogue.provider')
    .select(['list_etag', 'list_taken', 'games_taken'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const etag = before.list_taken === taken ? before.list_etag : null
  const address = new URL('games', provider.apiUrl)
  const answer = await askProviderAgain(address, etag, {
    ...{ provider: code, call: 'games' },
    ...{ timeoutMs: answerWithinMs, maxBytes: listBytes },
  })
  if (!answer) return { gamesTaken: before.games_taken ?? 0, rowsLeftOut: ofVendors.length, leftOut: ofVendors }
  const { games: listed, odd } = readGameList(answer.value)
  const reading = await database.transaction(async tx => {
    const others = await codesOfOthers(tx, code, listed)
    const games: ListedGame[] = []
    const leftOut = [...ofVendors, ...odd]
    for (const { place, game } of listed) {
      const fault = faultOf(game, { vendors, others })
      if (fault) leftOut.push({ place, code: game.code, ...fault })
      else games.push({ place, game })
    }
    const staying = [...games.map(({ game }) => game.code), ...leftOut.flatMap(row => row.code ?? [])]
    const changed = (await switchOffMissing(tx, code, staying)) + (await putGames(tx, code, games))
    if (changed > 0n) await nextVersion(tx)
    const told = leftOut.slice(0, toldAtOnce)
    await tables(tx)
      .updateTable('catalogue.provider')
      .set({
        // A list with rows that were left out is read, and told, again.
        list_etag: leftOut.length > 0 ? null : answer.etag,
        list_taken: taken,
        ...{ listed_at: clock.now(), games_taken: games.length, rows_left_out: leftOut.length },
        left_out: JSON.stringify(told),
      })
      .where('code', '=', code)
      .execute()
    return { gamesTaken: games.length, rowsLeftOut: leftOut.length, leftOut: told }
  })
  const { gamesTaken, rowsLeftOut, leftOut } = reading
  if (rowsLeftOut > 0) log.warn({ provider: code, rowsLeftOut, rows: leftOut }, 'rows of a game list were left out')
  log.info({ provider: code, gamesTaken, rowsLeftOut }, 'catalogue imported')
  return reading
}

const known: readonly string[] = gameTypes

/** The field that keeps a readable row of a list out, with the reason; null for a row that comes in. */
function faultOf(
  { code, vendor, type }: ProviderGame,
  { vendors, others }: { vendors: ReadonlySet<string>; others: ReadonlySet<string> },
): { field: string; reason: string } | null {
  if (!known.includes(type)) return { field: 'type', reason: 'this house knows no such type' }
  if (others.has(code)) return { field: 'code', reason: 'another provider has a game of this code' }
  if (!vendors.has(`${vendor}|${type}`))
    return { field: 'vendor', reason: 'the provider has no such vendor of this type' }
  return null
}

/** Vendors and types under which a provider may list games. */
async function vendorsFor({ kysely }: Database, provider: string): Promise<Set<string>> {
  const rows = await tables(kysely)
    .selectFrom('catalogue.vendor')
    .select(['code', 'game_type'])
    .where(eb => eb.or([eb('provider_code', '=', provider), eb('provider_code', 'is', null)]))
    .execute()
  return new Set(rows.map(({ code, game_type }) => `${code}|${game_type}`))
}

/** Codes of a list that stand for games of other providers. */
async function codesOfOthers(tx: Tx, provider: string, listed: readonly ListedGame[]): Promise<Set<string>> {
  const codes = listed.map(({ game }) => game.code)
  const rows = await tables(tx)
    .selectFrom('catalogue.game')
    .select('code')
    .where(sql<boolean>`code = any (${codes}::text[])`)
    .where('provider_code', '<>', provider)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

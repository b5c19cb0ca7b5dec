import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { tables } from '../tables.ts'

const atOnce = 20
/** A provider that did not answer is told again so much later, twice as late each time, up to the longest. */
const firstRetryMs = 2_000
const longestRetryMs = 60_000

/**
 * Notes, in the transaction of a closure, which providers have to end what a member plays there: those of the visits that are
 * open, and those with which the member has money aside.
 */
export async function noteStops(tx: Tx, memberId: bigint, holders: readonly string[], at: Date): Promise<void> {
  const visited = await tables(tx)
    .selectFrom('launch.game_session')
    .select('provider_code')
    .distinct()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
  const codes = [...new Set([...visited.map(({ provider_code }) => provider_code), ...holders])]
  if (codes.length === 0) return
  await tables(tx)
    .insertInto('launch.player_stop')
    .values(
      codes.map(provider_code => ({ member_id: memberId, provider_code, asked_at: at, retry_at: at, told_at: null })),
    )
    .execute()
}

/** Tells providers what is due, each until it has answered. */
export async function tellStops(deps: LaunchDependencies): Promise<void> {
  const { database, catalogue, clock } = deps
  const now = clock.now()
  const due = await sql<{ id: bigint; member_id: bigint; provider_code: string; tries: number }>`
    update launch.player_stop set tries = tries + 1,
      retry_at = ${now}::timestamptz + least(${longestRetryMs}, ${firstRetryMs} * 2 ^ least(tries, 10)) * interval '1 ms'
    where id in (
      select id from launch.player_stop where told_at is null and retry_at <= ${now}::timestamptz
      order by retry_at limit ${atOnce} for update skip locked)
    returning id, member_id, provider_code, tries`.execute(tables(database.kysely))
  const providers = new Map((await catalogue.providers()).map(provider => [provider.code, provider]))
  await Promise.all(
    due.rows.map(async ({ id, member_id, provider_code, tries }) => {
      const provider = providers.get(provider_code)
      try {
        if (provider) await deps.providers.stopPlayer(provider, member_id.toString())
      } catch (error) {
        deps.log.warn(
          { err: error, provider: provider_code, tries },
          'a provider was not told that a member plays no more',
        )
        return
      }
      await tables(database.kysely)
        .updateTable('launch.player_stop')
        .set({ told_at: clock.now() })
        .where('id', '=', id)
        .execute()
    }),
  )
}

import { gameTypes } from '@baize/api'
import { type ProviderVendor, providerVendor } from '@baize/api/provider-vendor'
import { askProvider, ProviderAnswered } from '@baize/server-kit/http/ask-provider'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../kernel/database/open-database.ts'
import { nextVersion } from '../providers/put-provider.ts'
import { tables } from '../tables.ts'
import type { LeftOutRow } from './read-game-list.ts'

const answerWithinMs = 20_000
const mostVendors = 1_000

/**
 * Takes a provider's GET /vendors: new ones come after all others in the list's order, names follow it, and what operators set stays. A code that
 * is another provider's is left out, whatever the type. Answers what was left out.
 * @throws when the provider answers no list that can be read
 */
export async function takeVendors(
  database: Database,
  provider: { code: string; apiUrl: string },
): Promise<LeftOutRow[]> {
  const listed = await askVendors(provider)
  const leftOut: LeftOutRow[] = []
  const offered: (ProviderVendor & { position: number })[] = []
  for (const [place, row] of listed.entries()) {
    const { success, data, error } = providerVendor.safeParse(row)
    if (success && (gameTypes as readonly string[]).includes(data.type)) offered.push({ ...data, position: place })
    else {
      const [issue] = error?.issues ?? []
      const field = issue ? issue.path.join('.') : 'type'
      leftOut.push({ place, code: null, field, reason: issue?.message ?? 'this house knows no such type' })
    }
  }
  const taken = await write(database, provider.code, offered)
  for (const { code, position } of offered)
    if (!taken.has(code))
      leftOut.push({ place: position, code: null, field: 'code', reason: `the vendor ${code} is another provider's` })
  return leftOut
}

/** Vendors that a provider offers; none of one that does not know the call, whose vendors operators make. */
async function askVendors({ code, apiUrl }: { code: string; apiUrl: string }): Promise<unknown[]> {
  const answer = await askProvider(new URL('vendors', apiUrl), {
    ...{ provider: code, call: 'vendors' },
    timeoutMs: answerWithinMs,
  }).catch(error => {
    if (error instanceof ProviderAnswered && error.status === 404) return []
    throw error
  })
  return z.array(z.unknown()).max(mostVendors).parse(answer)
}

/** Writes vendors down and answers the codes of those that are the provider's then. */
const write = (database: Database, provider: string, offered: readonly object[]): Promise<Set<string>> =>
  database.transaction(async tx => {
    if (offered.length === 0) return new Set()
    // Two lists that name one new vendor come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('catalogue.vendors'))`.execute(tx)
    const { numAffectedRows = 0n } = await sql`
      insert into catalogue.vendor (code, game_type, name, account_type_id, position, provider_code)
      select code, type, name, code, position + (select coalesce(max(position) + 1, 0) from catalogue.vendor), ${provider}
      from jsonb_to_recordset(${JSON.stringify(offered)}::jsonb) as o (code text, type text, name text, position integer)
      where not exists (select from catalogue.vendor v where v.code = o.code and v.provider_code <> ${provider})
      on conflict (code, game_type) do update set name = excluded.name, provider_code = excluded.provider_code
      where (vendor.name, vendor.provider_code) is distinct from (excluded.name, excluded.provider_code)`.execute(
      tables(tx),
    )
    if (numAffectedRows > 0n) await nextVersion(tx)
    const own = await tables(tx)
      .selectFrom('catalogue.vendor')
      .select('code')
      .where('provider_code', '=', provider)
      .execute()
    return new Set(own.map(({ code }) => code))
  })

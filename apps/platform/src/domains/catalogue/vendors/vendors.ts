import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type DeskDependencies, noteStep, requireProvider } from '../desk.ts'
import { nextVersion } from '../providers/put-provider.ts'
import { tables } from '../tables.ts'

type Row = InputOf<'catalogue.saveVendors'>['rows'][number]

/** Every vendor in menu order, with how many open games it has. */
export async function listVendors(db: Queryable): Promise<ResponseOf<'catalogue.vendorList'>> {
  const rows = await tables(db)
    .selectFrom('catalogue.vendor as v')
    .selectAll('v')
    .select(eb =>
      eb
        .selectFrom('catalogue.game as g')
        .select(count => count.fn.countAll<bigint>().as('games'))
        .whereRef('g.vendor_code', '=', 'v.code')
        .whereRef('g.game_type', '=', 'v.game_type')
        .where('g.enabled', '=', true)
        .as('games'),
    )
    .orderBy('v.position')
    .orderBy('v.code')
    .execute()
  return {
    list: rows.map(row => ({
      ...{ code: row.code, gameType: row.game_type, name: row.name, provider: row.provider_code },
      ...{ enabled: row.enabled, hot: row.is_hot, opens: row.is_game, position: row.position },
      games: Number(row.games ?? 0),
    })),
  }
}

/**
 * Makes vendors of providers, and changes where and how vendors are shown; all rows or none. Whose a vendor is stays as it is.
 * @throws ApiError not_found for a provider that there is not, invalid_input naming the row: a new vendor without name or
 *   provider, or one whose code is another provider's
 */
export async function saveVendors(
  deps: DeskDependencies,
  { rows, reason }: InputOf<'catalogue.saveVendors'>,
  caller: OperatorCaller,
): Promise<null> {
  for (const provider of new Set(rows.flatMap(row => row.provider ?? []))) await requireProvider(deps, provider)
  await deps.database.transaction(async tx => {
    const before: Record<string, object | null> = {}
    const after: Record<string, object> = {}
    for (const [place, row] of rows.entries()) {
      const key = keyOf(row)
      const was = await save(tx, row, place)
      // Of a vendor that is named twice, the entry tells what it was like before the first.
      if (!Object.hasOwn(before, key)) before[key] = was
      after[key] = { ...after[key], ...row }
    }
    await nextVersion(tx)
    const codes = [...new Set(rows.map(({ code }) => code))]
    const subject = codes.length === 1 ? `vendor:${codes[0]}` : 'vendors'
    await noteStep(deps, tx, {
      action: 'catalogue.saveVendors',
      subject,
      detail: { reason },
      before,
      after,
      by: caller,
    })
  })
  return null
}

/** A vendor has a row for each game type. */
const keyOf = ({ code, gameType }: Row): string => `${code} ${gameType}`

/** Answers what the vendor was like; null for one that is new. */
async function save(tx: Tx, row: Row, place: number): Promise<object | null> {
  const { code, gameType, name, provider, enabled, hot, opens, position } = row
  const fault = (field: string, fault: 'required' | 'in_use') =>
    new ApiError('invalid_input', { faults: [{ field: `rows.${place}.${field}`, fault }] })
  const known = await tables(tx)
    .selectFrom('catalogue.vendor')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .execute()
  const owner = known.find(one => one.provider_code !== null)?.provider_code ?? null
  if (owner !== null && provider !== undefined && provider !== owner) throw fault('code', 'in_use')
  const before = known.find(one => one.game_type === gameType)
  const changes = {
    ...(name !== undefined && { name }),
    ...(enabled !== undefined && { enabled }),
    ...(hot !== undefined && { is_hot: hot }),
    ...(opens !== undefined && { is_game: opens }),
    ...(position !== undefined && { position }),
    ...(provider !== undefined && { provider_code: provider }),
  }
  if (before) {
    const { name, provider_code, enabled, is_hot, is_game, position } = before
    const was = { name, provider: provider_code, enabled, hot: is_hot, opens: is_game, position }
    if (Object.keys(changes).length === 0) return was
    await tables(tx)
      .updateTable('catalogue.vendor')
      .set(changes)
      .where('code', '=', code)
      .where('game_type', '=', gameType)
      .execute()
    return was
  }
  if (name === undefined) throw fault('name', 'required')
  if (provider === undefined) throw fault('provider', 'required')
  await tables(tx)
    .insertInto('catalogue.vendor')
    .values({
      ...{ code, game_type: gameType, account_type_id: code, position: 0, ...changes },
      ...{ name, provider_code: provider },
    })
    .execute()
  return null
}

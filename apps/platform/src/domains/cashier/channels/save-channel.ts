import type { InputOf, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import { rowFacts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { channelFault, channelRow } from './channel-row.ts'
import type { Channel } from './channels.ts'

type Input = InputOf<'cashier.saveChannel'>

/**
 * Makes a channel or changes one. What it is (direction, kind) stays. A new one, and any change of where money is paid to, of the page
 * or of who signs its notices, takes two operators.
 * @throws ApiError invalid_input naming the field, changed_meanwhile for a row of another version or one that is there already
 */
export async function saveChannel(
  parts: Parts,
  { version, reason, ...input }: Input,
  { operatorId }: { operatorId: bigint },
): Promise<ResponseOf<'cashier.saveChannel'>> {
  const { database, clock, currency } = parts
  const before = await tables(database.kysely)
    .selectFrom('cashier.channel')
    .selectAll()
    .where('code', '=', input.code)
    .executeTakeFirst()
  if (before && before.direction !== input.direction)
    throw channelFault('direction', 'not_listed', { options: before.direction })
  if (before && before.kind !== input.kind) throw channelFault('kind', 'not_listed', { options: before.kind })
  const row = { ...channelRow(input), version: version + 1 }
  const change = { before: before ? factsOf(before) : null, after: factsOf({ ...before, ...row }) }
  await requireApproval(parts, {
    ...{ ...change, isCurrent: (before?.version ?? 0) === version },
    isNeeded: !before || placeOf(placeBefore(before)) !== placeOf(input),
  })
  await database.transaction(async tx => {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto('cashier.channel')
      .values({ code: input.code, direction: input.direction, kind: input.kind, currency, ...row })
      .onConflict(conflict =>
        conflict.column('code').doUpdateSet(row).where(sql<boolean>`channel.version = ${version}`),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('changed_meanwhile')
    await audit(tx, {
      ...{ action: 'cashier.saveChannel', subject: `channel:${input.code}` },
      ...{ at: clock.now(), actor: `operator:${operatorId}`, detail: { reason }, ...change },
    })
  })
  return { version: version + 1 }
}

const plain = ['position', 'enabled', 'expiry_minutes', 'page_url', 'min_units', 'max_units', 'quick_units']
const fees = ['fee_rate_ppm', 'fee_min_units', 'fee_max_units']
const json = ['texts', 'public_keys', 'banks']
const factsOf = (row: object) => rowFacts(row, [...plain, ...fees, ...json], json)

type Place = Pick<Input, 'pageUrl'> & { texts: Channel['texts'] | Input['texts']; publicKeys: object }

const placeBefore = ({ texts, page_url: pageUrl, public_keys: publicKeys }: Channel): Place => ({
  ...{ texts, pageUrl, publicKeys },
})

/** The place where a deposit is sent to, and the keys by which it is told, as one text. */
const placeOf = ({ texts, pageUrl, publicKeys }: Place): string =>
  JSON.stringify([
    Object.entries(texts)
      .flatMap(([language, text]) => (text?.payTo?.length ? [[language, text.payTo]] : []))
      .toSorted(),
    pageUrl,
    Object.entries(publicKeys)
      .map(([id, key]) => [id, Object.entries(key as object).toSorted()])
      .toSorted(),
  ])

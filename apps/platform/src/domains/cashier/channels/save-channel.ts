import { createPublicKey, type JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import type { InputOf, ResponseOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import type { Channel } from './channels.ts'

type Input = InputOf<'cashier.saveChannel'>

const mostUnits = 10n ** 13n

/**
 * Makes a channel or changes one. What it is (direction, kind) stays. A new one, and any change of where money is paid to, of the page
 * or of who signs its notices, takes two operators.
 * @throws ApiError invalid_input naming the field, changed_meanwhile for a row of another version or one that is there already,
 *   second_approval_required
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
  if ((before?.version ?? 0) !== version) throw new ApiError('changed_meanwhile')
  if (before && before.direction !== input.direction)
    throw fault('direction', 'not_listed', { options: before.direction })
  if (before && before.kind !== input.kind) throw fault('kind', 'not_listed', { options: before.kind })
  const row = rowOf(input)
  const act = { action: 'cashier.saveChannel', subject: `channel:${input.code}` }
  if (
    !before ||
    whereMoneyGoes(before) !== whereMoneyGoes({ ...input, page_url: input.pageUrl, public_keys: input.publicKeys })
  )
    await requireSecond(parts, { ...act, content: { ...input, version }, operatorId, reason })
  await database.transaction(async tx => {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto('cashier.channel')
      .values({
        code: input.code,
        direction: input.direction,
        kind: input.kind,
        currency,
        ...row,
        version: version + 1,
      })
      .onConflict(conflict =>
        conflict
          .column('code')
          .doUpdateSet({ ...row, version: version + 1 })
          .where(sql<boolean>`channel.version = ${version}`),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('changed_meanwhile')
    const detail = { reason, enabled: input.enabled, min: input.min, max: input.max }
    await audit(tx, { ...act, at: clock.now(), actor: `operator:${operatorId}`, detail })
  })
  return { version: version + 1 }
}

/** Where a deposit is sent to and who says that it came, as one text. */
const whereMoneyGoes = ({
  texts,
  page_url,
  public_keys,
}: Pick<Channel, 'texts' | 'page_url' | 'public_keys'> | Seen): string =>
  JSON.stringify([
    Object.entries(texts)
      .flatMap(([language, text]) => (text?.payTo?.length ? [[language, text.payTo]] : []))
      .toSorted(),
    page_url,
    Object.entries(public_keys)
      .map(([id, key]) => [id, Object.entries(key as object).toSorted()])
      .toSorted(),
  ])
interface Seen {
  texts: Input['texts']
  page_url: string | null
  public_keys: object
}

function rowOf(input: Omit<Input, 'version' | 'reason'>) {
  const units = (field: string, written: string, least = 0n, most = mostUnits) => {
    const value = parseAmount(written)
    if (value < least || value > most) throw fault(field, 'out_of_range', { min: toWire(least), max: toWire(most) })
    return value
  }
  const min = units('min', input.min, 1n)
  const max = units('max', input.max, min)
  const feeMin = units('feeMin', input.feeMin, 0n, min - 1n)
  const isHosted = input.kind === 'hosted' && input.direction === 'deposit'
  if (isHosted && input.pageUrl === null) throw fault('pageUrl', 'required')
  if (isHosted && Object.keys(input.publicKeys).length === 0) throw fault('publicKeys', 'required')
  for (const [id, key] of Object.entries(input.publicKeys)) requireKey(id, key as NodeJsonWebKey)
  return {
    ...{
      position: input.position,
      enabled: input.enabled,
      expiry_minutes: input.expiryMinutes,
      page_url: input.pageUrl,
    },
    ...{ min_units: min, max_units: max },
    quick_units: input.quickAmounts.map((each, place) => units(`quickAmounts.${place}`, each, min, max)),
    fee_rate_ppm: BigInt(input.feeRatePpm),
    ...{ fee_min_units: feeMin, fee_max_units: units('feeMax', input.feeMax, feeMin) },
    texts: JSON.stringify(input.texts),
    public_keys: JSON.stringify(input.publicKeys),
    banks: JSON.stringify(input.banks),
  }
}

function requireKey(id: string, key: NodeJsonWebKey): void {
  try {
    createPublicKey({ key, format: 'jwk' })
  } catch {
    throw fault(`publicKeys.${id}`, 'pattern')
  }
}

const fault = (
  field: string,
  fault: 'required' | 'pattern' | 'out_of_range' | 'not_listed',
  values: Record<string, string> = {},
) => new ApiError('invalid_input', { faults: [{ field, fault, values }] })

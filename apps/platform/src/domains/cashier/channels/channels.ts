import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { FeeRule } from '@baize/money/fee'
import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { CashierTables, ChannelText, ChannelTexts } from '../tables.ts'
import { tables } from '../tables.ts'

export type Channel = Selectable<CashierTables['cashier.channel']>
type Direction = Channel['direction']

/** What a channel says of itself in a language. */
export const textOf = (texts: ChannelTexts, language: Language): ChannelText => texts[language] ?? texts.EN

/** The fee that a channel charges. */
export const feeRuleOf = ({ fee_rate_ppm, fee_min_units, fee_max_units }: Channel): FeeRule => ({
  ...{ ratePpm: fee_rate_ppm, leastUnits: fee_min_units, mostUnits: fee_max_units },
})

/** Refuses an amount outside of the channel's bounds. @throws ApiError amount_out_of_range telling them */
export function requireBounds({ min_units, max_units }: Channel, amountUnits: bigint): void {
  if (amountUnits < min_units || amountUnits > max_units)
    throw new ApiError('amount_out_of_range', {
      min: toWire(min_units),
      max: toWire(max_units),
      faults: [{ field: 'amount', fault: 'out_of_range', values: { min: toWire(min_units), max: toWire(max_units) } }],
    })
}

/** An open channel by its code. @throws ApiError invalid_input naming the field for any other */
export async function openChannel(db: Queryable, code: string, direction: Direction): Promise<Channel> {
  const channel = await tables(db)
    .selectFrom('cashier.channel')
    .selectAll()
    .where('code', '=', code)
    .where('direction', '=', direction)
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!channel) throw new ApiError('invalid_input', { faults: [{ field: 'channel', fault: 'pattern' }] })
  return channel
}

/** A channel whatever became of it, for orders that it had. */
export const channelOf = (db: Queryable, code: string): Promise<Channel> =>
  tables(db).selectFrom('cashier.channel').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

/** The open channels in their order, as a page needs them. */
export async function listChannels(db: Queryable, language: Language): Promise<ResponseOf<'cashier.channels'>> {
  const channels = await tables(db)
    .selectFrom('cashier.channel')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('position')
    .execute()
  const of = (direction: Direction) => channels.filter(channel => channel.direction === direction)
  const common = ({ code, texts, min_units, max_units, quick_units }: Channel) => ({
    code,
    name: textOf(texts, language).name,
    min: toWire(min_units),
    max: toWire(max_units),
    quickAmounts: quick_units.map(toWire),
  })
  return {
    deposit: of('deposit').map(channel => ({
      ...common(channel),
      kind: channel.kind,
      payTo: textOf(channel.texts, language).payTo ?? [],
      steps: textOf(channel.texts, language).steps,
    })),
    payout: of('payout').map(channel => ({
      ...common(channel),
      feeRatePpm: Number(channel.fee_rate_ppm),
      feeMin: toWire(channel.fee_min_units),
      feeMax: toWire(channel.fee_max_units),
      banks: channel.banks,
    })),
  }
}

/** Tells if there is a channel of this code, open or not. */
export const channelExists = async (db: Queryable, code: string): Promise<boolean> =>
  (await tables(db).selectFrom('cashier.channel').select('code').where('code', '=', code).executeTakeFirst()) !==
  undefined

import type { InputOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { readPublicKey } from '../../../kernel/secrets/read-public-key.ts'

type Input = Omit<InputOf<'cashier.saveChannel'>, 'version' | 'reason'>

const mostUnits = 10n ** 13n

/** A fault of one field of a channel. */
export const channelFault = (
  field: string,
  fault: 'required' | 'pattern' | 'out_of_range' | 'not_listed',
  values: Record<string, string> = {},
) => new ApiError('invalid_input', { faults: [{ field, fault, values }] })

/**
 * The columns of a channel that may change, of what operators wrote.
 * @throws ApiError invalid_input naming an amount that is out of its bounds, or of a hosted channel the page or key that is missing
 */
export function channelRow(input: Input) {
  const min = units('min', input.min, 1n)
  const max = units('max', input.max, min)
  const feeMin = units('feeMin', input.feeMin, 0n, min - 1n)
  const isHosted = input.kind === 'hosted' && input.direction === 'deposit'
  if (isHosted && input.pageUrl === null) throw channelFault('pageUrl', 'required')
  if (isHosted && Object.keys(input.publicKeys).length === 0) throw channelFault('publicKeys', 'required')
  for (const [id, key] of Object.entries(input.publicKeys))
    if (!readPublicKey(key)) throw channelFault(`publicKeys.${id}`, 'pattern')
  return {
    position: input.position,
    enabled: input.enabled,
    expiry_minutes: input.expiryMinutes,
    page_url: input.pageUrl,
    min_units: min,
    max_units: max,
    quick_units: input.quickAmounts.map((each, place) => units(`quickAmounts.${place}`, each, min, max)),
    fee_rate_ppm: BigInt(input.feeRatePpm),
    fee_min_units: feeMin,
    fee_max_units: units('feeMax', input.feeMax, feeMin),
    texts: JSON.stringify(input.texts),
    public_keys: JSON.stringify(input.publicKeys),
    banks: JSON.stringify(input.banks),
  }
}

function units(field: string, written: string, least: bigint, most = mostUnits): bigint {
  const value = parseAmount(written)
  if (value < least || value > most)
    throw channelFault(field, 'out_of_range', { min: toWire(least), max: toWire(most) })
  return value
}

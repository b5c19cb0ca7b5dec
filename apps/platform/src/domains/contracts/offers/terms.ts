import type { ContractType } from '@baize/api'
import { highestRatePpm } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { ApiError, type FieldFault } from '../../../kernel/api-error.ts'
import type { StoredTier } from '../tables.ts'

/** One step: what the team must reach for it, and the rate that it then pays. */
export interface Tier {
  validBetUnits: bigint
  /** What the house keeps of the team. */
  netLossUnits: bigint
  activeMembers: number
  ratePpm: bigint
}

/** A step as calls write it: amounts as on the wire, the rate in percent. */
export interface WrittenTier {
  validBet: string
  netLoss: string
  activeMembers: number
  rate: string
}

/** Percent with four decimals are parts per million, as amounts with four decimals are units. */
const readRate = parseAmount
export const writeRate = toWire

/**
 * Reads the steps of an offer: rates rise, thresholds never fall, and no rate is above what the type may pay.
 * @throws ApiError invalid_input naming the field that holds the fault
 */
export function readTiers(type: ContractType, written: readonly WrittenTier[], field: 'tiers' | 'rate'): Tier[] {
  const tiers = written.map(({ validBet, netLoss, activeMembers, rate }) => ({
    validBetUnits: parseAmount(plain(validBet)),
    netLossUnits: parseAmount(plain(netLoss)),
    activeMembers,
    ratePpm: readRate(plain(rate)),
  }))
  const highest = BigInt(highestRatePpm[type])
  const values = { max: Number(highest / 10_000n) }
  if (tiers.some(({ ratePpm }) => ratePpm <= 0n || ratePpm > highest))
    throw refused({ field, fault: 'rate_out_of_range', values })
  const rising = tiers.every((tier, place) => {
    const before = tiers[place - 1]
    return (
      !before ||
      (tier.ratePpm > before.ratePpm &&
        tier.validBetUnits >= before.validBetUnits &&
        tier.netLossUnits >= before.netLossUnits &&
        tier.activeMembers >= before.activeMembers)
    )
  })
  if (!rising) throw refused({ field, fault: 'not_rising' })
  return tiers
}

/** Without leading zeros, which amounts on the wire do not have. */
const plain = (typed: string) => typed.replace(/^0+(?=\d)/, '')

const refused = (fault: FieldFault) => new ApiError('invalid_input', { faults: [fault] })

export const storedTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map(
      ({ validBetUnits, netLossUnits, activeMembers, ratePpm }): StoredTier => ({
        validBetUnits: validBetUnits.toString(),
        netLossUnits: netLossUnits.toString(),
        activeMembers,
        ratePpm: ratePpm.toString(),
      }),
    ),
  )

export const tiersOf = (stored: readonly StoredTier[]): Tier[] =>
  stored.map(({ validBetUnits, netLossUnits, activeMembers, ratePpm }) => ({
    validBetUnits: BigInt(validBetUnits),
    netLossUnits: BigInt(netLossUnits),
    activeMembers,
    ratePpm: BigInt(ratePpm),
  }))

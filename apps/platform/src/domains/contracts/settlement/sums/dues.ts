import type { ContractType } from '@baize/api'
import { floorToCents } from '@baize/money'
import type { Tier } from '../../offers/terms.ts'

/** What a team came to in a window, in units. */
export interface TeamSums {
  turnoverUnits: bigint
  payoutUnits: bigint
  validBetUnits: bigint
  activeMembers: number
  /** Of dividends; 0 for salaries. */
  rebateUnits: bigint
  bonusUnits: bigint
  /** Received less paid. */
  salaryUnits: bigint
}

/** What a contract earns in a window. */
export interface Due {
  /** The step that was reached, from 1; 0 is none. */
  tier: number
  thresholdUnits: bigint
  ratePpm: bigint
  dueUnits: bigint
}

/**
 * The step in units to which a due is rounded down: a cent for dividends, one unit for salaries, of which {@link payOut} pays
 * whole cents and carries the rest.
 */
export const cutOf = (type: ContractType): bigint => (type === 'DIVIDEND' ? CENT_UNITS : 1n)
const CENT_UNITS = 100n

/** A rate of an amount, cut; nothing of what is below zero. */
const rateOf = (units: bigint, ratePpm: bigint, cutUnits: bigint): bigint =>
  units > 0n ? ((units * ratePpm) / (1_000_000n * cutUnits)) * cutUnits : 0n

/** Rate of the team's valid bet once it is as much as the contract asks for. */
export function salaryDue(
  validBetUnits: bigint,
  { validBetUnits: thresholdUnits, ratePpm }: Tier,
  cutUnits: bigint = cutOf('DAILY'),
): Due {
  const isMet = validBetUnits >= thresholdUnits
  const dueUnits = isMet ? rateOf(validBetUnits, ratePpm, cutUnits) : 0n
  return { tier: isMet ? 1 : 0, thresholdUnits, ratePpm, dueUnits }
}

/** What the house keeps of a team: turnover less payout, rebate, bonus and the salaries of its members. */
export const netLossOf = (sums: Omit<TeamSums, 'validBetUnits' | 'activeMembers'>): bigint =>
  sums.turnoverUnits - sums.payoutUnits - sums.rebateUnits - sums.bonusUnits - sums.salaryUnits

/**
 * Rate of the highest step of which all three thresholds are met, of the team's net loss.
 * @param baseInUnits what losing periods before took off the base; 0 where they do not carry over
 */
export function dividendDue(
  {
    validBetUnits,
    netLossUnits,
    activeMembers,
  }: { validBetUnits: bigint; netLossUnits: bigint; activeMembers: number },
  tiers: readonly Tier[],
  baseInUnits = 0n,
): Due {
  const tier =
    tiers.findLastIndex(
      step =>
        validBetUnits >= step.validBetUnits && netLossUnits >= step.netLossUnits && activeMembers >= step.activeMembers,
    ) + 1
  const reached = tiers[tier - 1]
  const ratePpm = reached?.ratePpm ?? 0n
  return {
    tier,
    thresholdUnits: reached?.validBetUnits ?? 0n,
    ratePpm,
    dueUnits: rateOf(netLossUnits + baseInUnits, ratePpm, CENT_UNITS),
  }
}

/**
 * Splits a due with what was carried in into the whole cents that a line pays and what the next line takes in. A sum below
 * zero pays nothing and is carried: the payee never owes.
 */
export function payOut(units: bigint): { amountUnits: bigint; carryOutUnits: bigint } {
  const amountUnits = units > 0n ? floorToCents(units) : 0n
  return { amountUnits, carryOutUnits: units - amountUnits }
}

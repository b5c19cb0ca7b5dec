import { parseAmount } from '@baize/money'
import type { Database } from '../../../kernel/database/open-database.ts'
import {
  depositsOf,
  grossRevenue,
  type MoneySums,
  netOfBrand,
  netRevenue,
  type PlaySums,
  revenuePerPlayer,
  withdrawalsOf,
} from '../formulas.ts'
import { membersByDays } from '../members/members.ts'
import { depositConversion, newcomersBySteps } from '../newcomers/newcomers.ts'
import { type PayoutTimes, payoutTimesBySteps } from '../payouts/payout-times.ts'
import type { Span } from '../span.ts'
import { moneyBySteps, playBySteps } from './sums-by-steps.ts'

/** Figures of one step of a range; null where they have none. */
export interface SeriesPoint {
  turnoverUnits: bigint
  ggrUnits: bigint
  ngrUnits: bigint
  netOfBrandUnits: bigint
  depositUnits: bigint
  withdrawalUnits: bigint
  /** Growth of what members hold. */
  heldUnits: bigint
  /** Of days alone, as what follows from them: a member who plays for two hours is one player. */
  players: bigint | null
  actives: bigint | null
  revenuePerPlayerUnits: bigint | null
  registrations: bigint
  /** In percent. */
  depositConversion: number | null
  payoutTimes: PayoutTimes
}

const noPlay: PlaySums = { stakeUnits: 0n, payoutUnits: 0n, validUnits: 0n }
const noMoney: MoneySums = new Map()
const noMembers = { players: 0n, actives: 0n }
const noPayouts: PayoutTimes = { p50: null, p90: null }

/**
 * Figures of each step of a range, by its moment in ISO form or its date; those of steps in which nothing happened too.
 * @param activeFrom valid bet from which a member counts as active, such as `100.00`
 */
export async function seriesOf(
  { kysely }: Pick<Database, 'kysely'>,
  span: Span,
  { currency, activeFrom }: { currency: string; activeFrom: string },
): Promise<(step: string) => SeriesPoint> {
  const [play, money, members, newcomers, payouts] = await Promise.all([
    playBySteps(kysely, span, currency),
    moneyBySteps(kysely, span, currency),
    span.step === 'day' ? membersByDays(kysely, span, { currency, activeUnits: parseAmount(activeFrom) }) : null,
    newcomersBySteps(kysely, span),
    payoutTimesBySteps(kysely, span, currency),
  ])
  return at => {
    const [played, moved] = [play.get(at) ?? noPlay, money.get(at) ?? noMoney]
    const ngrUnits = netRevenue(played, moved)
    const { players, actives } = members ? (members.get(at) ?? noMembers) : { players: null, actives: null }
    return {
      ...{ turnoverUnits: played.stakeUnits, ggrUnits: grossRevenue(played, moved), ngrUnits },
      ...{ netOfBrandUnits: netOfBrand(played, moved), depositUnits: depositsOf(moved) },
      ...{ withdrawalUnits: withdrawalsOf(moved), players, actives },
      heldUnits: [...moved.values()].reduce((sum, { memberUnits }) => sum + memberUnits, 0n),
      revenuePerPlayerUnits: players === null ? null : revenuePerPlayer(ngrUnits, players),
      registrations: newcomers.get(at)?.members ?? 0n,
      depositConversion: depositConversion(newcomers.get(at)),
      payoutTimes: payouts.get(at) ?? noPayouts,
    }
  }
}

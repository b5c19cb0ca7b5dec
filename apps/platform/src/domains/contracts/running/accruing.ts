import type { ContractType, DividendPeriod } from '@baize/api'
import { UNITS_PER_WHOLE } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import type { Tier } from '../offers/terms.ts'
import { judge } from '../settlement/sums/compute.ts'
import { cutOf, payOut, type TeamSums } from '../settlement/sums/dues.ts'
import { owedOf } from '../settlement/sums/payers.ts'
import { dueOf, type Window } from '../settlement/sums/windows.ts'
import { openWindows, type Running, runningOf } from './open-windows.ts'
import { sumsOfWindows } from './window-sums.ts'

/** The figures so far of one window of a contract that is not settled yet. */
export interface Accruing {
  contractId: bigint
  type: ContractType
  period: DividendPeriod | ''
  /** Null is the house. */
  payer: string | null
  window: Window
  dueAt: Date
  sums: TeamSums
  netLossUnits: bigint
  /** The rate of the step that is reached; 0 where none is. */
  ratePpm: bigint
  /** The payment if the window ended now, with what earlier windows carry on. */
  amountUnits: bigint
  /** The lowest step that is not reached; null once the highest is. */
  next: Tier | null
}

type One = { contract: Running; window: Window; sums: TeamSums }
type Salary = Pick<One, 'contract' | 'window'> & { amountUnits: bigint }

/**
 * The accrued payments of some members' contracts, one for each window that runs or waits for its settlement, the soonest due
 * first. They follow from the rules of a settlement and leave out late bets of settled windows.
 * @param foresees takes off a dividend what the payee's open salaries of its window come to, as its settlement will: those below are
 *   paid inside the team
 */
export async function accruingOf(
  { settings, clock, currency }: Pick<ContractsDependencies, 'settings' | 'clock' | 'currency'>,
  db: Queryable,
  members: readonly bigint[],
  foresees = false,
): Promise<Accruing[]> {
  const brand = await settings.recentBrand()
  const { timeZone, contractPayer: mode, dividendCarryNegative: carryNegative, dailySalaryCycleDays } = brand
  const now = clock.now()
  const contracts = await runningOf(db, members, mode)
  const open = contracts.flatMap(contract => openWindows(contract, now, timeZone).map(window => ({ contract, window })))
  const sums = await sumsOfWindows(
    db,
    open.map(({ contract, window }) => ({
      ...{ ...window, leaderId: contract.payeeId, isDividend: contract.type === 'DIVIDEND' },
    })),
    { currency, activeMinUnits: BigInt(brand.activeMinValidBet) * UNITS_PER_WHOLE },
  )
  const all = open.map((one, place) => ({ ...one, sums: sums[place]! }))
  const carried = new Map(contracts.map(({ id, carryUnits, baseUnits }) => [id, { carryUnits, baseUnits }]))
  const sameWindow = ({ contract, window }: One) => `${contract.type} ${contract.period} ${window.start.getTime()}`
  const salaries: Salary[] = []
  const groups = [...Map.groupBy(all, sameWindow).values()]
  const settled = groups.toSorted(salariesFirst).flatMap(group => {
    const judged = (foresees ? group.map(one => withSalaries(one, salaries)) : group).map(one => {
      const { baseUnits } = carried.get(one.contract.id)!
      const isDividend = one.contract.type === 'DIVIDEND'
      const options = { isDividend, carryNegative, cutUnits: cutOf(one.contract.type) }
      const baseInUnits = isDividend && carryNegative ? baseUnits : 0n
      return { ...one, ...judge(one.contract, one.sums, { ...options, baseInUnits }) }
    })
    const dues = new Map(judged.map(({ contract, due }) => [contract.id, due.dueUnits]))
    const owed = owedOf(
      mode,
      group.map(({ contract }) => contract),
      ({ id }) => dues.get(id)!,
    )
    return judged.map(one => {
      const before = carried.get(one.contract.id)!
      const { amountUnits, carryOutUnits } = payOut(owed.get(one.contract.id)! + before.carryUnits)
      carried.set(one.contract.id, { carryUnits: carryOutUnits, baseUnits: one.baseOutUnits })
      if (one.contract.type !== 'DIVIDEND') salaries.push({ ...one, amountUnits })
      return { ...one, amountUnits }
    })
  })
  const asked = new Set(members)
  return settled
    .filter(({ contract, window, sums }) => asked.has(contract.payeeId) && (window.end > now || isMoved(sums)))
    .map(({ contract, window, sums, netLossUnits, due, amountUnits }) => ({
      ...{ contractId: contract.id, type: contract.type, period: contract.period, payer: contract.payer },
      ...{ window, dueAt: dueOf(contract, window, timeZone, dailySalaryCycleDays), sums, netLossUnits },
      ...{ ratePpm: due.tier > 0 ? due.ratePpm : 0n, amountUnits, next: contract.tiers[due.tier] ?? null },
    }))
    .sort((left, right) => left.dueAt.getTime() - right.dueAt.getTime())
}

const isMoved = (sums: TeamSums): boolean => Object.values(sums).some(figure => figure !== 0n && figure !== 0)

const rank = ([one]: readonly One[]) => (one!.contract.type === 'DIVIDEND' ? 1 : 0)
const salariesFirst = (left: readonly One[], right: readonly One[]) => rank(left) - rank(right)

function withSalaries(one: One, salaries: readonly Salary[]): One {
  const { contract, window, sums } = one
  if (contract.type !== 'DIVIDEND') return one
  const inside = salaries.filter(
    salary =>
      salary.contract.payeeId === contract.payeeId &&
      salary.window.start >= window.start &&
      salary.window.end <= window.end,
  )
  return {
    ...one,
    sums: { ...sums, salaryUnits: inside.reduce((sum, { amountUnits }) => sum + amountUnits, sums.salaryUnits) },
  }
}

import { hasPool, type LotteryGame } from '../games.ts'
import { type Issue, issuesBetween } from '../schedule.ts'

/** How the times of a chase grow from issue to issue (lotteries book 5.3). */
export type ChasePlan =
  | { kind: 'same'; times: number }
  /** Doubles after every `every` issues. */
  | { kind: 'double'; times: number; every: number }
  /** Each win covers what was spent so far and a share of it on top. */
  | { kind: 'profit'; profitShare: number; winPerTimes: number; costPerTimes: number }

export class ChaseError extends RangeError {
  override name = 'ChaseError'
}

/**
 * Times of each of the coming issues.
 * @throws ChaseError for no issue at all, or a profit that no number of times can reach
 */
export function chaseTimes(plan: ChasePlan, issues: number): number[] {
  if (!Number.isInteger(issues) || issues < 1) throw new ChaseError('a chase takes at least one issue')
  if (plan.kind === 'same') return new Array<number>(issues).fill(plan.times)
  if (plan.kind === 'double')
    return Array.from({ length: issues }, (_, i) => plan.times * 2 ** Math.floor(i / plan.every))
  return profitTimes(plan, issues)
}

function profitTimes(
  { profitShare, winPerTimes, costPerTimes }: Extract<ChasePlan, { kind: 'profit' }>,
  issues: number,
): number[] {
  const wanted = 1 + profitShare
  const gain = winPerTimes - wanted * costPerTimes
  if (!(gain > 0)) throw new ChaseError('the win is too small for this profit')
  let spent = 0
  return Array.from({ length: issues }, () => {
    const times = Math.max(1, Math.ceil((wanted * spent) / gain - 1e-9))
    spent += times * costPerTimes
    return times
  })
}

/** What a chase costs in all, and the most that can be lost: the same when nothing wins. */
export const chaseCostCents = (times: readonly number[], costCentsPerTimes: number): number =>
  times.reduce((total, one) => total + one * costCentsPerTimes, 0)

/** The most issues that one chase may name: two hours of a minute game, a month of a daily one. */
export const mostChaseIssues = ({ prizeMode }: LotteryGame): number => (prizeMode === 'ELOTT' ? 120 : 30)

const dayMs = 86_400_000

/**
 * The issues from the one that a moment belongs to, in order: those that a chase of this length may name.
 * @param pool issues with a pool, or those without
 */
export function chaseIssues(game: LotteryGame, atMs: number, count: number, pool = false): Issue[] {
  const issues: Issue[] = []
  for (let from = atMs + 1; issues.length < count; from += dayMs) {
    const ofDay = issuesBetween(game.schedule, from, from + dayMs)
    issues.push(...ofDay.filter(({ drawsAtMs }) => hasPool(game, drawsAtMs) === pool))
  }
  return issues.slice(0, count)
}

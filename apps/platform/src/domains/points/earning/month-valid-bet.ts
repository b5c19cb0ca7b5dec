import type { Queryable } from '../../../kernel/database/open-database.ts'
import { dayIn, startOfDay } from '../../../kernel/date-range.ts'
import { validBetSince } from '../../rounds/index.ts'
import type { PointsDependencies } from '../dependencies.ts'

/** Valid bet (units) that a member has made since this month began in the brand's zone. */
export async function monthValidBet(
  { clock, settings }: Pick<PointsDependencies, 'clock' | 'settings'>,
  on: Queryable,
  memberId: bigint,
): Promise<bigint> {
  const { timeZone } = await settings.recentBrand()
  const firstDay = `${dayIn(clock.now(), timeZone).slice(0, 7)}-01`
  return validBetSince(on, memberId, startOfDay(firstDay, timeZone))
}

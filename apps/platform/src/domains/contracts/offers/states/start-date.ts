import { mostStartDays } from '@baize/api'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import { addDays, dayIn, startOfDay } from '../../../../kernel/date-range.ts'
import type { ContractsDependencies } from '../../dependencies.ts'

/**
 * The moment at which a day of the brand's zone begins, from which a contract is to be in force; null for a contract that
 * begins when it is accepted.
 * @throws ApiError invalid_input naming startsOn: no such day, today or before, or too far ahead
 */
export async function startOf(
  db: Queryable,
  { settings, clock }: Pick<ContractsDependencies, 'settings' | 'clock'>,
  startsOn: string | undefined,
): Promise<Date | null> {
  if (startsOn === undefined) return null
  const { timeZone } = await settings.brand(db)
  const today = dayIn(clock.now(), timeZone)
  const [min, max] = [addDays(today, 1), addDays(today, mostStartDays)]
  if (Number.isNaN(Date.parse(startsOn)) || addDays(startsOn, 0) !== startsOn) throw refused({ fault: 'pattern' })
  if (startsOn < min) throw refused({ fault: 'too_low', values: { min } })
  if (startsOn > max) throw refused({ fault: 'too_high', values: { max } })
  return startOfDay(startsOn, timeZone)
}

type Fault = { fault: 'pattern' } | { fault: 'too_low' | 'too_high'; values: Record<string, string> }
const refused = (fault: Fault) => new ApiError('invalid_input', { faults: [{ field: 'startsOn', ...fault }] })

import type { InputOf } from '@baize/api'
import { parseAmount, UNITS_PER_WHOLE } from '@baize/money'
import { rowFacts } from '../../kernel/acts/facts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { requireApproval } from '../../kernel/approvals/require-approval.ts'
import { takesTwo, worthOf } from '../../kernel/approvals/worth.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'

type Saved = InputOf<'missions.save'>

const fault = (field: string) => new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })

/** @throws ApiError invalid_input naming what does not fit */
function rowOf({ code: _code, reason: _reason, titles, target, reward, eligibility, ...rest }: Saved) {
  if (!titles.EN) throw new ApiError('invalid_input', { faults: [{ field: 'titles.EN', fault: 'required' }] })
  const [targetUnits, rewardUnits] = [parseAmount(target), parseAmount(reward.amount)]
  if (targetUnits === 0n) throw fault('target')
  if (rewardUnits === 0n || (reward.kind === 'TICKET' && rewardUnits % UNITS_PER_WHOLE !== 0n))
    throw fault('reward.amount')
  if ((reward.kind === 'TICKET') !== (reward.ticket !== null)) throw fault('reward.ticket')
  return {
    ...rest,
    eligibility: eligibility && JSON.stringify(eligibility),
    ...{ titles: JSON.stringify(titles), target_units: targetUnits },
    ...{ reward_kind: reward.kind, reward_units: rewardUnits, ticket: reward.ticket },
  }
}

const columns = ['period', 'metric', 'target_units', 'reward_kind', 'reward_units', 'ticket', 'score', 'titles']
const factsOf = (row: object) =>
  rowFacts(row, [...columns, 'picture', 'position', 'enabled', 'eligibility'], ['titles', 'eligibility'])

async function factsBefore(db: Queryable, code: string) {
  const row = await tables(db).selectFrom('missions.mission').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? factsOf(row) : null
}

/**
 * Asks for a second operator before a mission is opened that gives more than one may give alone.
 * @throws ApiError invalid_input as saveMission does
 */
export async function requireTwoToSave(
  deps: Pick<MissionsDependencies, 'database' | 'clock' | 'settings'>,
  saved: Saved,
): Promise<void> {
  const row = rowOf(saved)
  const brand = await deps.settings.brand()
  const worth = worthOf(brand, { kind: row.reward_kind, units: row.reward_units })
  const isNeeded = saved.enabled && takesTwo(brand, 'rewards', worth)
  const before = await factsBefore(deps.database.kysely, saved.code)
  await requireApproval(deps, { before, after: factsOf(row), isNeeded })
}

/** Makes a mission, or changes the one of the same code. @throws ApiError invalid_input naming what does not fit */
export async function saveMission(
  { database, clock }: Pick<MissionsDependencies, 'database' | 'clock'>,
  saved: Saved,
  actor: string,
): Promise<void> {
  const row = rowOf(saved)
  const { code, reason } = saved
  await database.transaction(async tx => {
    const before = await factsBefore(tx, code)
    await tables(tx)
      .insertInto('missions.mission')
      .values({ code, ...row })
      .onConflict(conflict => conflict.column('code').doUpdateSet(row))
      .execute()
    await audit(tx, {
      ...{ at: clock.now(), actor, action: 'missions.save', subject: `mission:${code}`, detail: { reason } },
      ...{ before, after: factsOf(row) },
    })
  })
}

import type { InputOf } from '@baize/api'
import { parseAmount, UNITS_PER_WHOLE } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import { requireSecond } from '../../kernel/approvals/require-second.ts'
import { takesTwo, worthOf } from '../../kernel/approvals/worth.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'

const fault = (field: string) => new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })

/** Makes a mission, or changes the one of the same code. @throws ApiError invalid_input naming what does not fit */
export async function saveMission(
  { database, clock }: Pick<MissionsDependencies, 'database' | 'clock'>,
  saved: InputOf<'missions.save'>,
  actor: string,
): Promise<void> {
  const { code, titles, reason, target, reward, eligibility, ...rest } = saved
  if (!titles.EN) throw new ApiError('invalid_input', { faults: [{ field: 'titles.EN', fault: 'required' }] })
  const [targetUnits, rewardUnits] = [parseAmount(target), parseAmount(reward.amount)]
  if (targetUnits === 0n) throw fault('target')
  if (rewardUnits === 0n || (reward.kind === 'TICKET' && rewardUnits % UNITS_PER_WHOLE !== 0n))
    throw fault('reward.amount')
  if ((reward.kind === 'TICKET') !== (reward.ticket !== null)) throw fault('reward.ticket')
  const row = {
    ...rest,
    eligibility: eligibility && JSON.stringify(eligibility),
    ...{ titles: JSON.stringify(titles), target_units: targetUnits },
    ...{ reward_kind: reward.kind, reward_units: rewardUnits, ticket: reward.ticket },
  }
  await database.transaction(async tx => {
    await tables(tx)
      .insertInto('missions.mission')
      .values({ code, ...row })
      .onConflict(conflict => conflict.column('code').doUpdateSet(row))
      .execute()
    await audit(tx, {
      ...{ at: clock.now(), actor, action: 'missions.save', subject: `mission:${code}` },
      detail: { reason, target, reward: reward.amount, kind: reward.kind, enabled: rest.enabled },
    })
  })
}

/**
 * Asks for a second operator before a mission is opened that gives more than one may give alone.
 * @throws ApiError second_approval_required
 */
export async function requireTwoToSave(
  deps: Pick<MissionsDependencies, 'database' | 'clock' | 'settings'>,
  { reason, ...content }: InputOf<'missions.save'>,
  { operatorId }: { operatorId: bigint },
): Promise<void> {
  const brand = await deps.settings.brand()
  const { kind, amount } = content.reward
  if (!content.enabled || !takesTwo(brand, 'rewards', worthOf(brand, { kind, units: parseAmount(amount) }))) return
  const subject = `mission:${content.code}`
  await requireSecond(deps, { action: 'missions.save', subject, content, operatorId, reason })
}

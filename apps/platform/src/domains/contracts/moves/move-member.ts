import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval, requireUnmoved } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { dayIn } from '../../../kernel/date-range.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { openOf } from './ending.ts'
import { targetOf } from './preview.ts'
import { tellMove } from './tell-move.ts'

/**
 * Plans the move of a member and everybody below to another upline for the brand's next midnight, once somebody else has agreed. What
 * was earned before stays with those who stood above then; contracts with the former upline end at that moment.
 * @throws ApiError not_found, move_planned, invalid_input naming upline, changed_meanwhile for another version or where the day that
 *   was seen is not the next one any more
 */
export async function moveMember(
  deps: ContractsDependencies,
  { id, upline: named, takesEffectOn, version, reason }: InputOf<'members.move'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.move'>> {
  const { database, agents, clock } = deps
  const { moves } = agents
  const memberId = BigInt(id)
  const known = await moves.standingOf(database.kysely, memberId)
  const contracts = await openOf(database.kysely, memberId)
  const before = { upline: known.upline?.account ?? null, level: known.level, contracts }
  requireUnmoved(before)
  const target = await targetOf(deps, database.kysely, known, named)
  const effect = await moves.nextEffect(database.kysely)
  const change = {
    before,
    after: {
      ...{ upline: target.upline.account, level: target.level + 1, contracts: [] },
      ...{ members: known.members, takesEffectAt: effect.at.toISOString() },
    },
  }
  await requireApproval(deps, {
    ...change,
    isCurrent: known.version === version && effect.day === takesEffectOn,
  })
  return database.transaction(async tx => {
    await moves.hold(tx)
    const standing = await moves.standingOf(tx, memberId)
    const { upline } = await targetOf(deps, tx, standing, named)
    const { day, at } = await moves.nextEffect(tx)
    if (standing.version !== version || day !== takesEffectOn) throw new ApiError('changed_meanwhile')
    const fromUplineId = standing.upline?.id ?? null
    const by = caller.operatorId
    const planned = { memberId, fromUplineId, toUplineId: upline.id, day, at, reason, by }
    const newVersion = await moves.plan(tx, planned)
    await tellMove(deps, tx, 'planned', { ...planned, account: standing.member.account })
    const entry = { actor: operatorActor(caller), action: 'members.move', subject: `account:${id}`, detail: { reason } }
    await audit(tx, { at: clock.now(), ...entry, ...change })
    return { takesEffectAt: at.toISOString(), version: newVersion }
  })
}

/**
 * Takes a planned move back, up to a minute before it takes effect.
 * @throws ApiError not_found, changed_meanwhile, move_state
 */
export function cancelMove(
  deps: ContractsDependencies,
  { id, version, reason }: InputOf<'members.cancelMove'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.cancelMove'>> {
  const { database, agents, clock, settings } = deps
  const memberId = BigInt(id)
  return database.transaction(async tx => {
    const move = await agents.moves.cancel(tx, { memberId, version, by: caller.operatorId })
    const names = await usernamesOf(tx, [memberId, move.toUplineId])
    await tellMove(deps, tx, 'cancelled', {
      ...{ ...move, at: move.takesEffectAt, reason, account: names.get(memberId) ?? '' },
      day: dayIn(move.takesEffectAt, (await settings.brand(tx)).timeZone),
    })
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'members.cancelMove', subject: `account:${id}` },
      ...{ before: { upline: names.get(move.toUplineId) ?? '', takesEffectAt: move.takesEffectAt.toISOString() } },
      ...{ after: null, detail: { reason } },
    })
    return { version: move.version }
  })
}

import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { Standing, Target } from '../../agents/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { writeRate } from '../offers/terms.ts'
import { accruingOf } from '../running/accruing.ts'
import { endingsOf } from './ending.ts'
import { requireSeries } from './require-series.ts'

/** So many of the contracts that end are named; a large team has more, of which the number is told. */
const mostNamed = 100

/**
 * Tells the effect of a move of a member to another upline, as of now: who moves, when, and which contracts end. Of each contract
 * that ends it gives the amount that waits for money, the amount of windows that close by then, and the amount of windows that would
 * close later and are not paid.
 * @throws ApiError not_found, move_planned, or invalid_input naming upline
 */
export async function movePreview(
  deps: ContractsDependencies,
  { id, upline: named }: InputOf<'members.movePreview'>,
): Promise<ResponseOf<'members.movePreview'>> {
  const db = deps.database.kysely
  const { moves } = deps.agents
  const standing = await moves.standingOf(db, BigInt(id))
  const target = await targetOf(deps, db, standing, named)
  const { day, at } = await moves.nextEffect(db)
  const { list, count } = await endingsOf(db, { memberId: standing.member.id, uplineId: target.upline.id }, mostNamed)
  const accruing = await accruingOf(deps, db, [...new Set(list.map(({ payeeId }) => payeeId))], true)
  const sumOf = (contract: bigint, isPaid: boolean) =>
    accruing
      .filter(({ contractId, window }) => contractId === contract && window.end <= at === isPaid)
      .reduce((sum, { amountUnits }) => sum + amountUnits, 0n)
  return {
    ...{ member: person(standing.member), from: standing.upline && person(standing.upline), to: person(target.upline) },
    ...{ members: standing.members, level: standing.level, newLevel: target.level + 1 },
    ...{ takesEffectOn: day, takesEffectAt: at.toISOString(), version: standing.version },
    contractCount: count,
    contracts: list.map(({ id, type, period, payer, payee, topRatePpm, state, cause, pendingUnits }) => ({
      ...{ id: id.toString(), type, period: period || null, payer, payee, rate: writeRate(topRatePpm), state, cause },
      ...{ pending: toWire(pendingUnits), due: toWire(sumOf(id, true)), lapses: toWire(sumOf(id, false)) },
    })),
  }
}

/** Whom a member may be moved to, by the rules of the tree and of odds series. @throws ApiError move_planned, invalid_input naming upline */
export async function targetOf(
  { agents }: Pick<ContractsDependencies, 'agents'>,
  db: Queryable,
  standing: Standing,
  named: string,
): Promise<Target> {
  const target = await agents.moves.targetOf(db, standing, named)
  await requireSeries(db, standing.member.id, target.upline.id)
  return target
}

const person = ({ id, account }: { id: bigint; account: string }) => ({ id: id.toString(), account })

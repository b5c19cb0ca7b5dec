import type { InputOf } from '@baize/api'
import { clubLevelOf } from '@baize/api/club'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { memberByName } from '../identity/index.ts'
import { writeClubLevel } from '../members/index.ts'
import type { ClubDependencies } from './count-valid-bet.ts'
import { tables } from './tables.ts'

/**
 * Holds a member at a club level, above which valid bet may still lift them; without one the level follows from valid bet
 * alone.
 * @throws ApiError not_found
 */
export async function setLevel(
  { database, clock }: ClubDependencies,
  { account, rank, reason }: InputOf<'members.setClubLevel'>,
  caller: OperatorCaller,
): Promise<null> {
  return database.transaction(async tx => {
    const id = await memberByName(tx, account.trim())
    if (id === null) throw new ApiError('not_found')
    const before = await tables(tx)
      .selectFrom('club.standing')
      .select('held_rank')
      .where('member_id', '=', id)
      .executeTakeFirst()
    const { valid_units } = await tables(tx)
      .insertInto('club.standing')
      .values({ member_id: id, held_rank: rank })
      .onConflict(conflict => conflict.column('member_id').doUpdateSet({ held_rank: rank }))
      .returning('valid_units')
      .executeTakeFirstOrThrow()
    if (!(await writeClubLevel(tx, id, clubLevelOf(valid_units, rank)))) throw new ApiError('not_found')
    // Null leaves the level to valid bet.
    const change = { before: { rank: before?.held_rank ?? null }, after: { rank } }
    const entry = { at: clock.now(), actor: operatorActor(caller), action: 'members.setClubLevel' }
    await audit(tx, { ...entry, subject: `account:${id}`, detail: { reason }, ...change })
    return null
  })
}

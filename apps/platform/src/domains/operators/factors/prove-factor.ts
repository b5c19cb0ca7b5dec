import { ApiError } from '../../../kernel/api-error.ts'
import { audit, auditOften } from '../../../kernel/audit/audit.ts'
import { tellAdministrators } from '../notices/notices.ts'
import type { Parts } from '../parts.ts'
import { useCode } from './recovery-codes.ts'

/** One of both, as it was typed. */
export interface TypedFactor {
  totp?: string | undefined
  code?: string | undefined
}

/**
 * Proves that it is the operator: by a code of the authenticator, or by one in reserve, of which administrators are told. Five
 * tries in 15 minutes, wherever they come from: whoever tries knows the password already.
 * @throws ApiError factor_wrong, for a code that was used too, account_locked
 */
export async function proveFactor(parts: Parts, operatorId: bigint, { totp, code }: TypedFactor): Promise<void> {
  const { database, clock, factors, identity } = parts
  const tried = await identity.operatorDoor.reserveTry(operatorId, 'factor')
  const [at, actor] = [clock.now(), `operator:${operatorId}`]
  const byReserve = totp === undefined && code !== undefined
  const isRight = byReserve
    ? await useCode(database.kysely, operatorId, code, at)
    : await factors.take(database.kysely, operatorId, totp ?? '', 'held')
  if (!isRight) {
    await auditOften(database.kysely, { at, actor, action: 'operators.factor.refused', subject: actor })
    throw new ApiError('factor_wrong')
  }
  await tried.giveBack()
  if (!byReserve) return
  await database.transaction(async tx => {
    await tellAdministrators(parts, tx, 'recovery-code-used', operatorId)
    await audit(tx, { at, actor, action: 'operators.recoveryCode', subject: actor })
  })
}

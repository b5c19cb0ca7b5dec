import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit, auditOften } from '../../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { payoutAccountsOfMember } from '../../cashier/index.ts'
import { contactsOf } from '../../identity/index.ts'
import { membersAmong, profileForDesk } from '../../members/index.ts'
import { takeReveal } from '../../operators/index.ts'
import type { DeskDependencies } from '../dependencies.ts'

type Asked = InputOf<'members.reveal'>

/** How long a page shows what was revealed. */
const shownMs = 60_000

/**
 * One field of one member, whole. The audit has who read it and why, and never the value.
 * @throws ApiError not_found, too_many_requests beyond 30 an hour, invalid_input where a payout account is not named
 */
export async function revealField(
  deps: DeskDependencies,
  asked: Asked,
  { caller, address }: { caller: OperatorCaller; address: string },
): Promise<ResponseOf<'members.reveal'>> {
  const { database, clock } = deps
  const { id, field, payoutAccount, reason } = asked
  const memberId = BigInt(id)
  const value = await readField(deps, memberId, asked)
  if (value === null) throw new ApiError('not_found')
  const at = clock.now()
  const entry = { at, actor: operatorActor(caller), subject: `account:${id}` }
  const detail = { field, reason, ...(payoutAccount && { payoutAccount }) }
  try {
    await database.transaction(async tx => {
      await takeReveal(tx, { operatorId: caller.operatorId, memberId, tab: field, address, at })
      await audit(tx, { ...entry, action: 'members.reveal', detail })
    })
  } catch (error) {
    if (error instanceof ApiError) await auditOften(database.kysely, { ...entry, action: 'members.reveal.refused' })
    throw error
  }
  return { value, until: new Date(at.getTime() + shownMs).toISOString() }
}

async function readField(
  { database: { kysely } }: DeskDependencies,
  memberId: bigint,
  { field, payoutAccount }: Asked,
): Promise<string | null> {
  if ((await membersAmong(kysely, [memberId])).length === 0) return null
  if (field === 'payoutNumber' || field === 'payoutHolder') {
    if (payoutAccount === undefined)
      throw new ApiError('invalid_input', { faults: [{ field: 'payoutAccount', fault: 'required' }] })
    const account = (await payoutAccountsOfMember(kysely, memberId)).find(each => each.id === BigInt(payoutAccount))
    return account ? (field === 'payoutNumber' ? account.number : account.holder) : null
  }
  if (field === 'mobile' || field === 'email') {
    const contacts = (await contactsOf(kysely, [memberId])).get(memberId)
    if (field === 'email') return contacts?.email ?? null
    return contacts?.mobile ? `+${contacts.mobile.dialingCode}${contacts.mobile.mobileNum}` : null
  }
  const profile = await profileForDesk(kysely, memberId)
  const told = {
    ...{ payeeName: profile?.payee_name, birthDate: profile?.birth_date, idNumber: profile?.id_number },
    ...{ qqNum: profile?.qq_num, line: profile?.line, whatsapp: profile?.whatsapp },
    ...{ facebook: profile?.facebook, wechat: profile?.wechat },
  } satisfies Partial<Record<Asked['field'], string | null | undefined>>
  return told[field] ?? null
}

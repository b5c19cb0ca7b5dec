import type { ContractType, InputOf, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { memberByName } from '../../identity/index.ts'
import { tables } from '../tables.ts'
import { type ContractView, presentContracts } from './present.ts'

/** Contracts that a member was granted or grants, the newest first. */
export async function ownContracts(
  db: Queryable,
  memberId: bigint,
  { side, type, state, account, ...paging }: InputOf<'contracts.own'>,
): Promise<ResponseOf<'contracts.own'>> {
  const [own, other] = side === 'RECEIVED' ? (['payee_id', 'payer_id'] as const) : (['payer_id', 'payee_id'] as const)
  const otherId = account === undefined ? null : ((await memberByName(db, account)) ?? 0n)
  const query = tables(db)
    .selectFrom('contracts.contract')
    .selectAll()
    .where(own, '=', memberId)
    .$if(type !== undefined, filtered => filtered.where('type', '=', type!))
    .$if(state !== undefined, filtered => filtered.where('state', '=', state!))
    .$if(otherId !== null, filtered => filtered.where(other, '=', otherId!))
    .orderBy('id', 'desc')
  const { rows, totalCount, totalPages } = await pageOf(query, paging)
  return { list: await presentContracts(db, rows), totalCount, totalPages }
}

/** Offers that wait for a member, what runs with whoever is above or will, and which kinds the member has to do with at all. */
export async function consolidated(
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<ResponseOf<'members.consolidated'>> {
  const rows = await tables(db)
    .selectFrom('contracts.contract')
    .selectAll()
    .where('payee_id', '=', memberId)
    .where('state', 'in', ['OFFERED', 'ACCEPTED', 'ACTIVE'])
    .orderBy('id')
    .execute()
  const { rows: kinds } = await sql<{ type: ContractType }>`
    select distinct type from contracts.contract
    where (payee_id = ${memberId} or payer_id = ${memberId}) and state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATED')`.execute(
    db,
  )
  const has = (type: ContractType) => kinds.some(kind => kind.type === type)
  const list = await presentContracts(
    db,
    rows.filter(({ state, expires_at }) => state !== 'OFFERED' || expires_at > now),
  )
  const offered = (type: ContractType) => list.filter(one => one.type === type && one.state === 'OFFERED')
  const active = (type: ContractType, fits: (one: ContractView) => boolean = () => true) =>
    list.filter(one => one.type === type && one.state === 'ACTIVE' && fits(one))
  return {
    divtypereq: offered('DIVIDEND'),
    dailysalreqtype: offered('DAILY'),
    contracthoursalreq: offered('HOURLY'),
    realtimesalreqtype: offered('REALTIME'),
    divtypeinfo: active('DIVIDEND'),
    dailysalinfotype: active('DAILY', ({ payer }) => payer !== null),
    contracthoursalinfo: active('HOURLY'),
    realtimesalinfotype: active('REALTIME'),
    contractmrdailysalinfotype: active('DAILY', ({ payer }) => payer === null),
    upcoming: list.filter(({ state }) => state === 'ACCEPTED'),
    enableCt: has('DIVIDEND'),
    salary: has('DAILY'),
    hourSalary: has('HOURLY'),
    agentRealtimeSalary: has('REALTIME'),
  }
}

import { houseAccount, keys, memberAccount, POINTS_CURRENCY } from '@baize/platform/domains/ledger/index'
import type { TestClient } from './client.ts'
import { type Known, knownMember } from './member-accounts.ts'
import type { TestPlatform } from './platform.ts'

export interface LoyalMember extends Known {
  client: TestClient
}

/** The withdrawal password of {@link loyalMember}. */
export const withdrawalPassword = '482913'

let grants = 0

/** A signed-in member with a withdrawal password, and with as many points as asked for. */
export async function loyalMember(site: TestPlatform, pointUnits = 0n): Promise<LoyalMember> {
  const member = await knownMember(site)
  const client = await (await site.visitor()).signIn(member.username, member.password)
  await client.call('security.setWithdrawalPassword', {
    oldPassword: member.password,
    newPassword: withdrawalPassword,
    confirmNewPassword: withdrawalPassword,
  })
  if (pointUnits > 0n) await givePoints(site, member.id, pointUnits)
  return { ...member, client }
}

/** Points as a grant of the house. */
export async function givePoints(site: TestPlatform, memberId: bigint, units: bigint): Promise<void> {
  const { ledger } = site.platform
  const { status } = await ledger.post({
    key: keys.points(`test:${memberId}:${++grants}`),
    legs: [
      {
        debit: houseAccount('ISSUED', { currency: POINTS_CURRENCY }),
        credit: memberAccount(memberId, 'POINTS', { currency: POINTS_CURRENCY }),
        amountUnits: units,
        code: 'POINTS_GRANT',
      },
    ],
  })
  if (status !== 'ok') throw new Error(`no points were granted: ${status}`)
}

/** Money in a member's main account. */
export async function giveMoney(site: TestPlatform, memberId: bigint, units: bigint): Promise<void> {
  const { ledger } = site.platform
  const { status } = await ledger.post({
    key: keys.deposit(`test:${memberId}:${++grants}`),
    legs: [
      {
        debit: houseAccount('CHANNEL', { currency: 'DEMO', qualifier: 'test' }),
        credit: memberAccount(memberId, 'MAIN', { currency: 'DEMO' }),
        amountUnits: units,
        code: 'DEPOSIT',
      },
    ],
  })
  if (status !== 'ok') throw new Error(`no money was given: ${status}`)
}

/** Resolves when every settlement fact so far can be taken: nothing that began before it still runs. */
export async function factsReadable(site: TestPlatform): Promise<void> {
  for (;;) {
    const { rows } = await site.database.pool.query<{ waiting: boolean }>(
      'select exists (select from rounds.fact where position >= rounds.safe_position()) as waiting',
    )
    if (!rows[0]!.waiting) return
  }
}

/** Runs a job that adds facts up, once every fact so far can be taken. */
export async function countFacts(site: TestPlatform, job: string): Promise<void> {
  await factsReadable(site)
  await site.runJob(job)
}

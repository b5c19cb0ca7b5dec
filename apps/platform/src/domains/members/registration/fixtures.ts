import type { FieldRule } from '@baize/api'
import { tokenHash } from '@baize/server-kit/outside'
import type { TestClient, TestPlatform } from '@baize/testing'

export const password = 'Tables#2026'

/** Changes a field rule as the brand's console would. */
export async function setRule(site: TestPlatform, field: string, change: Partial<FieldRule>): Promise<void> {
  const { enabled, required, minLength, maxLength, patternId, acceptedPattern } = change
  const columns = {
    enabled,
    required,
    min_length: minLength,
    max_length: maxLength,
    pattern_id: patternId,
    accepted_pattern: acceptedPattern,
  }
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await site.database.kysely.updateTable('members.field_rule').set(set).where('field', '=', field).execute()
}

/** The profile and the account of a member as they are stored. */
export const stored = (site: TestPlatform, username: string) =>
  site.database.kysely
    .selectFrom('members.member as m')
    .innerJoin('identity.account as a', 'a.id', 'm.id')
    .innerJoin('agents.member as t', 't.id', 'm.id')
    .leftJoin('agents.lineage as l', join => join.onRef('l.descendant_id', '=', 'm.id').on('l.depth', '=', 1))
    .selectAll('m')
    .select([
      'a.email',
      'a.mobile_num',
      'a.dialing_code',
      'a.password_hash',
      'l.ancestor_id as upline_id',
      't.inviter_id',
    ])
    .where('a.username', '=', username)
    .executeTakeFirstOrThrow()

/** The code in the last message that was sent to a number. */
export async function lastCode(site: TestPlatform, number: string): Promise<string> {
  const { body } = await site.database.kysely
    .selectFrom('delivery.message')
    .select('body')
    .where('recipient', '=', number)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return body.match(/\d{6}/)![0]
}

/** Draws a captcha whose answer the test knows. */
export async function drawCaptcha(site: TestPlatform, client: TestClient, answer: string): Promise<void> {
  await client.call('captcha.draw', {})
  const id = client.cookies.get('__Host-captcha')!
  await site.database.kysely
    .updateTable('identity.captcha')
    .set({ answer_hash: tokenHash(`${id}:${answer}`) })
    .where('id_hash', '=', tokenHash(id))
    .execute()
}

/** Messages of a refusal by field. */
export const faultsOf = (body: { value: { fields?: { field: string; message: string }[] } }): Record<string, string> =>
  Object.fromEntries((body.value.fields ?? []).map(({ field, message }) => [field, message]))

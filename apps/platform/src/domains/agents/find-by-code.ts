import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { codeKey } from './codes.ts'

/** A member and a code that is theirs. */
export interface FoundByCode {
  memberId: bigint
  code: string
}

/** No code sorts after its beginning and so many of these. */
const last = 'Z'.repeat(20)

/** Members whose affiliate or referral code begins with a text, in the order of the codes. */
export async function findByCode(db: Queryable, text: string, atMost: number): Promise<FoundByCode[]> {
  const from = codeKey(text)
  const { rows } = await sql<FoundByCode>`
    (select agent_id as "memberId", code from agents.affiliate_code where code between ${from} and ${from + last}
    order by code limit ${atMost})
    union all
    (select id, referral_code from agents.member where referral_code between ${from} and ${from + last}
    order by referral_code limit ${atMost})
    order by code limit ${atMost}`.execute(db)
  return rows
}

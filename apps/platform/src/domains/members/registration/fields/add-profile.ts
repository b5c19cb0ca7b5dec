import type { Language } from '@baize/api'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { maxSeriesOf } from '../../member-info.ts'
import { tables } from '../../tables.ts'

/** What a member may tell of themselves; null where nothing was told. */
export interface Profile {
  payee_name: string | null
  qq_num: string | null
  line: string | null
  whatsapp: string | null
  facebook: string | null
  wechat: string | null
  id_number: string | null
  /** ISO date. */
  birth_date: string | null
}

export interface NewProfile {
  id: bigint
  username: string
  language: Language
  profile?: Profile | undefined
  registeredFrom?: string | undefined
  registeredDomain?: string | undefined
  /** Whose odds series of lotteries the newcomer has; the highest there is where nobody is above. */
  uplineId?: bigint | null | undefined
  at: Date
}

/** What the shell shows of somebody new, member or guest: the username is the first nickname. */
export async function addProfile(tx: Tx, { id, username, language, at, uplineId, ...rest }: NewProfile): Promise<void> {
  const series = uplineId ? { max_series: await maxSeriesOf(tx, uplineId) } : {}
  await tables(tx)
    .insertInto('members.member')
    .values({
      id,
      nickname: username,
      avatar_seed: username.toLowerCase(),
      language,
      club_label: null,
      club_rank: null,
      registered_from: rest.registeredFrom ?? null,
      registered_domain: rest.registeredDomain ?? null,
      registered_at: at,
      ...rest.profile,
      ...series,
    })
    .execute()
}

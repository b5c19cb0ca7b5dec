import { sql } from 'kysely'
import type { SportsDependencies, StoredBet } from '../sports-dependencies.ts'

type Bet = Pick<StoredBet, 'id'>

/** A debit counts that was stored before every window of the bet's fixtures ended, and before their blocks were sealed. */
export async function acceptBets({ db, outside }: SportsDependencies, bets: readonly Bet[]): Promise<(Date | null)[]> {
  const now = outside.now()
  const accepted = await db.transaction().execute(async tx => {
    const ids = bets.map(({ id }) => id)
    // Held until the end, so that no seal is made in between; bets may be written meanwhile.
    await sql`
      select from sports.fixture where id in (select fixture from sports.leg where bet_id = any(${ids}::uuid[]))
      order by id for key share`.execute(tx)
    const { rows } = await sql<Bet>`
      update sports.bet b set state = 'accepted', accepted_at = ${now}::timestamptz, retry_at = null
      where b.id = any(${ids}::uuid[]) and b.state = 'betting' and not exists (
        select from sports.leg l join sports.fixture f on f.id = l.fixture
        where l.bet_id = b.id and sports.comes_late(f, l.phase, l.block, ${now}::timestamptz))
      returning b.id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  })
  return bets.map(({ id }) => (accepted.has(id) ? now : null))
}

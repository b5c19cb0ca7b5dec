import { clubLevelOf } from '@baize/api/club'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import { writeClubLevel } from '../members/index.ts'
import { drainFacts } from '../rounds/index.ts'

export interface ClubDependencies {
  database: Database
  clock: Clock
}

interface Standing {
  memberId: bigint
  before: bigint
  validUnits: bigint
  heldRank: number | null
}

/** Each minute: adds the valid bet of the settlement facts that came since, and gives each member the level of the sum. */
export const countValidBet = ({ database }: Pick<ClubDependencies, 'database'>): Promise<void> =>
  drainFacts(database, 'club', () =>
    database.transaction(async tx => {
      const { rows } = await sql<Standing>`
        with taken as materialized (
          select member_id, sum(bets * valid_units)::bigint as units from rounds.take_facts('club')
          where book = 'REAL' group by member_id
        )
        insert into club.standing as s (member_id, valid_units) select member_id, units from taken order by member_id
        on conflict (member_id) do update set valid_units = s.valid_units + excluded.valid_units
        returning member_id as "memberId", coalesce(old.valid_units, 0) as before, new.valid_units as "validUnits",
          new.held_rank as "heldRank"`.execute(tx)
      for (const { memberId, before, validUnits, heldRank } of rows)
        if (clubLevelOf(before, heldRank) !== clubLevelOf(validUnits, heldRank))
          await writeClubLevel(tx, memberId, clubLevelOf(validUnits, heldRank))
    }),
  )

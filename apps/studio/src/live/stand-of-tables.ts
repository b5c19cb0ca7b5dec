import type { ProviderTable } from '@baize/api/provider-tables'
import {
  LIMIT_TIERS,
  type OfferedTable,
  offeredTables,
  roadEntries,
  roadMap,
  roundCapUnits,
  type TierNumber,
} from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { LiveDependencies } from './live-dependencies.ts'

/** Rounds that a lobby shows of a table. */
const roundsShown = 100

interface StandRow {
  code: string
  tier: TierNumber
  resting: boolean
  serial: bigint | null
  state: string | null
  opens_at: string | null
  closes_at: string | null
  seals_at: string | null
  result_at: string | null
  ends_at: string | null
  rounds: { result: string; is_void: boolean }[]
}

/**
 * Where every table stands, in one question whatever their number. Whoever asks for a lobby looks at all of them, so that they
 * wake up or go on.
 */
export async function standOfTables(
  deps: Pick<LiveDependencies, 'db' | 'outside' | 'feeds' | 'watched'>,
): Promise<ProviderTable[]> {
  deps.watched.note(offeredTables.map(({ table }) => table))
  const { rows } = await sql<StandRow>`
    select t.code, t.resting, case when r.state in ('OPEN', 'CLOSED', 'SEALED') then r.tier else t.tier end as tier,
      r.serial, r.state, r.opens_at, r.closes_at, r.seals_at, r.result_at, r.ends_at,
      (select coalesce(json_agg(json_build_object('result', o.result, 'is_void', o.void_reason is not null) order by o.serial), '[]')
       from (
         select result, void_reason, serial from studio.table_round
         where table_code = t.code and state in ('SETTLED', 'VOIDED') and result is not null
         order by serial desc limit ${roundsShown}) o) as rounds
    from studio.live_table t
    left join lateral (
      select * from studio.table_round
      where table_code = t.code and state in ('SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN')
      order by serial limit 1) r on true`.execute(deps.db)
  const byCode = new Map(rows.map(row => [row.code, row]))
  return offeredTables.flatMap(table => {
    const row = byCode.get(table.table)
    return row ? present(table, row, deps.feeds.playersAt(table.table)) : []
  })
}

/** Games whose players look at the last numbers: a road of their colours would say less. */
const shownAsNumbers: ReadonlySet<string> = new Set(['roulette', 'spark', 'sic-bo', 'wheel'])

function present({ table, rules }: OfferedTable, row: StandRow, players: number): ProviderTable {
  const limits = LIMIT_TIERS[row.tier]
  const rounds = row.rounds.map(({ result, is_void }) => ({ result: JSON.parse(result), isVoid: is_void }))
  const entries = roadEntries(rules, rounds)
  const { big } = roadMap(shownAsNumbers.has(rules.definition.kind) ? [] : entries)
  return {
    game_code: table,
    serial: Number(row.serial ?? 0),
    ...phaseOf(row),
    players,
    min_stake: limits.minUnits,
    max_stake: roundCapUnits(limits),
    results: entries.map(({ side, bead }) => ({ side, bead })),
    road: big.map(({ column, row: line, side, ties }) => ({ column, row: line, side, ties })),
  }
}

function phaseOf({
  resting,
  state,
  closes_at,
  seals_at,
  result_at,
  opens_at,
}: StandRow): Pick<ProviderTable, 'phase' | 'until'> {
  const at = (time: string | Date | null) => (time === null ? null : new Date(time).getTime())
  if (resting) return { phase: 'resting', until: null }
  if (state === 'OPEN') return { phase: 'open', until: at(closes_at) }
  if (state === 'DRAWN') return { phase: 'dealt', until: at(result_at) }
  return { phase: 'closed', until: at(state === 'SCHEDULED' ? opens_at : seals_at) }
}

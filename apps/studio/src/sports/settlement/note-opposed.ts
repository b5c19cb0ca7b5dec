import { opposedUnits } from '@baize/game-kit/book/bets/opposed-singles'
import { modelOf } from '@baize/game-kit/book/sports'
import { sql } from 'kysely'
import { lineText } from '../bets/claim-text.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { coversOf, type PlainClaim, plainClaim } from './cover-sets.ts'

interface Single {
  id: string
  user_id: string
  stake_units: bigint
  market: string
  line4: number
  selection: string
  basis: string
  /** True for one that is decided now and not yet paid. */
  is_new: boolean
}

/**
 * Takes from valid bets what a member's own singles oppose: where they cover every outcome of a line, the smallest stake of the
 * set is at risk on none of them (sportsbook 4.1). Bets that were cashed out or void are in no set. Read are those that stand
 * beside another one of their member on a line, or on the result as a whole: no others can oppose.
 */
export async function noteOpposed({ db, sheets }: SportsDependencies, fixture: StoredFixture): Promise<void> {
  const { rows } = await sql<Single>`
    with concerned as (
      select distinct user_id from sports.bet
      where fixture = ${fixture.id} and kind = 'single' and retry_at is null and state = 'decided'),
    held as (
      select b.id, b.user_id, b.stake_units, b.created_at, l.market, l.line4, l.selection, l.claim, l.basis,
        b.retry_at is null and b.state = 'decided' as is_new,
        case when l.market in ('1X2', 'DC', 'DNB', 'AH') then 'result' else concat_ws('|', l.market, l.basis,
          case when l.market like '%AH' and l.selection in ('away', 'B') then 0 - l.line4 else l.line4 end) end as family
      from concerned c join sports.bet b on b.user_id = c.user_id join sports.leg l on l.bet_id = b.id
      where b.fixture = ${fixture.id} and b.kind = 'single' and l.combined is null and b.state in ('accepted', 'decided', 'settled'))
    select h.* from held h
    join (select user_id, family from held group by 1, 2 having count(distinct claim) > 1 and bool_or(is_new)) near
      using (user_id, family)
    order by h.created_at, h.id`.execute(db)
  if (rows.length === 0) return
  const selectionsOf = selectionsOfLines(sheets, fixture)
  const opposed = new Map<string, bigint>()
  for (const own of Map.groupBy(rows, ({ user_id }) => user_id).values())
    for (const [id, units] of opposedOf(own, fixture, selectionsOf))
      opposed.set(id, units > (opposed.get(id) ?? 0n) ? units : opposed.get(id)!)
  const isNew = new Set(rows.filter(({ is_new }) => is_new).map(({ id }) => id))
  const parts = [...opposed].filter(([id]) => isNew.has(id))
  await sql`
    update sports.bet b set valid_units = greatest(0, case when b.outcome = 'push' then 0
      when b.outcome in ('half_won', 'half_lost') then b.stake_units / 2 else b.stake_units end - o.units)
    from unnest(${parts.map(([id]) => id)}::uuid[], ${parts.map(([, units]) => units)}::bigint[]) as o (id, units)
    where b.id = o.id and b.retry_at is null`.execute(db)
}

function opposedOf(
  own: readonly Single[],
  { sport }: StoredFixture,
  selectionsOf: (line: string) => readonly string[],
): Map<string, bigint> {
  const held = own.map(single => ({ ...single, plain: plainClaim(sport, single, single.basis) }))
  const all = new Map<string, bigint>()
  for (const cover of coversOf(
    held.map(({ plain }) => plain),
    selectionsOf,
  )) {
    const stakes = held.flatMap(({ id, stake_units: stakeUnits, plain }) => {
      const place = cover.findIndex(claim => same(claim, plain))
      return place < 0 ? [] : [{ betId: id, selection: String(place), stakeUnits }]
    })
    const parts = opposedUnits(
      stakes,
      cover.map((_, place) => String(place)),
    )
    for (const [id, units] of parts) if (units > (all.get(id) ?? 0n)) all.set(id, units)
  }
  return all
}

const same = (a: PlainClaim, b: PlainClaim): boolean => a.line === b.line && a.selection === b.selection

/** Every selection of a line, as its market had them at the start; both sides of a line with two. */
function selectionsOfLines(sheets: SportsDependencies['sheets'], fixture: StoredFixture) {
  const start = modelOf(fixture.sport).start()
  const lines = Map.groupBy(sheets.of(fixture, start, 'before').prices, lineText)
  const pairs: Record<string, readonly string[]> = {
    over: ['over', 'under'],
    home: ['home', 'away'],
    A: ['A', 'B'],
  }
  return (line: string): readonly string[] => {
    const [market, line4] = line.split('|')
    const whole = lines.get(`${market}|${line4}`)
    if (whole) return whole.map(({ selection }) => selection)
    const [any] = lines.entries().find(([key]) => key.startsWith(`${market}|`))?.[1] ?? []
    return (any && pairs[any.selection]) ?? Object.values(pairs).find(pair => any && pair.includes(any.selection)) ?? []
  }
}

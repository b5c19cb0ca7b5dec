import type { TableFrame } from '@baize/api/studio/live'
import type { OfferedTable } from '@baize/game-kit/tables/index'
import { bookOf } from '../../money-book.ts'
import type { Visit } from '../../visits.ts'
import { ownSlips } from '../bets/read-slips.ts'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'
import { roundsInHand } from '../rounds/keep-table.ts'
import { presentDeal, presentResult, presentRound, presentSeal } from '../rounds/present-round.ts'
import { readPools } from './pools.ts'

/** Rounds that roads and histories are drawn from. */
const historyRounds = 100

/** Where a table stands, for a page that has just come, or has missed too much. */
export async function helloOf(deps: LiveDependencies, table: OfferedTable, visit: Visit): Promise<TableFrame> {
  const { db, outside, feeds } = deps
  const [inHand, over, lease] = await Promise.all([
    roundsInHand(deps, table.table),
    newestOver(deps, table.table),
    db.selectFrom('studio.live_table').select('resting').where('code', '=', table.table).executeTakeFirst(),
  ])
  const dealt = inHand.find(({ state }) => state === 'DRAWN')
  // What was settled a moment ago is on show until the next round opens.
  const last = over[0]
  const onShow = dealt ?? (last?.state === 'SETTLED' && last.ends_at > outside.now() ? last : undefined)
  const round = inHand.find(({ state }) => state !== 'DRAWN')
  const shown = [onShow, round].flatMap(one => one?.serial ?? [])
  return {
    kind: 'hello',
    nowMs: outside.now().getTime(),
    round: round ? presentRound(table, round) : null,
    dealt: onShow ? { round: presentRound(table, onShow), deal: presentDeal(onShow) } : null,
    seal: round ? presentSeal(round) : null,
    history: over.filter(one => one !== onShow).map(presentResult),
    pools: round ? await readPools(deps, round.id, bookOf(visit)) : [],
    seats: feeds.playersAt(table.table),
    slips: await ownSlips(deps, visit.user_id, table.table, shown),
    isResting: lease?.resting ?? true,
  }
}

/** The newest rounds that are over, newest first. */
const newestOver = ({ db }: LiveDependencies, table: string): Promise<StoredTableRound[]> =>
  db
    .selectFrom('studio.table_round')
    .selectAll()
    .where('table_code', '=', table)
    .where('state', 'in', ['SETTLED', 'VOIDED'])
    .orderBy('serial', 'desc')
    .limit(historyRounds)
    .execute()

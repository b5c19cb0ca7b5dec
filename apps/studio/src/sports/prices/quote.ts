import type { StudioInput } from '@baize/api/studio/requests'
import type { CombinationAnswer, QuoteAnswer } from '@baize/api/studio/sports/bets'
import { combine } from '@baize/game-kit/book/football/combinations'
import type { FootballState } from '@baize/game-kit/book/football/state'
import type { FootballTables } from '@baize/game-kit/book/football/tables/prepare'
import { milliOf, weightOf } from '@baize/game-kit/book/odds/price'
import { bookOf } from '../../money-book.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { linesTouched, mostStakeNow } from '../bets/check-bet.ts'
import { COMBINATION } from '../bets/claim-text.ts'
import { Exposure } from '../bets/exposure.ts'
import { isOnMarkets, shutMarkets } from '../bets/shut-markets.ts'
import { readLimits } from '../limits/read-limits.ts'
import { WorstCells } from '../limits/worst-cells.ts'
import { momentOf } from '../play/moment.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { presentSheets } from './present-sheet.ts'
import { combinationMark, labelOf, type PricedLeg, priceNow } from './price-leg.ts'

type Quoting = Pick<SportsDependencies, 'db' | 'sheets' | 'tokens' | 'outside'>
type Leg = StudioInput<'book.quote'>['legs'][number]

/** Prices of a slip's selections now, and the most that may be staked on each and on all of them together. */
export async function quote(deps: Quoting, visit: Visit, { legs }: StudioInput<'book.quote'>): Promise<QuoteAnswer> {
  const ids = [...new Set(legs.map(({ fixture }) => fixture))]
  const rows = await deps.db.selectFrom('sports.fixture').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const priced = legs.map(leg => tryPrice(deps, leg, byId.get(leg.fixture)))
  const player = { book: bookOf(visit), userId: visit.user_id }
  const known = priced.filter(leg => leg !== null)
  const held = await deps.db.transaction().execute(async tx => {
    const limits = await readLimits(tx)
    const exposure = await Exposure.read(tx, [
      ...known.flatMap(leg => linesTouched({ kind: 'single' }, [leg], player)),
      ...linesTouched({ kind: 'parlay' }, known, player),
    ])
    const coming = known.map(({ fixture }) => ({ fixture, book: player.book, costUnits: limits.payout }))
    return { limits, exposure, cells: await WorstCells.read(tx, limits, exposure, coming) }
  })
  const related = legs.flatMap((leg, a) =>
    legs.flatMap((other, b): [number, number][] => (b > a && other.fixture === leg.fixture ? [[a, b]] : [])),
  )
  const single = (leg: PricedLeg) => mostStakeNow({ kind: 'single', lines: [[0]] }, [leg], held, player)
  const isParlay = known.length === legs.length && legs.length > 1 && related.length === 0
  const parlay = { kind: 'parlay' as const, lines: [legs.map((_, at) => at)] }
  return {
    nowMs: deps.outside.now().getTime(),
    sheets: presentSheets(deps, rows),
    singlesMaxUnits: priced.map(leg => leg && String(single(leg))),
    parlayMaxUnits: isParlay ? String(mostStakeNow(parlay, known, held, player)) : null,
    related,
  }
}

function tryPrice(deps: Quoting, leg: Leg, fixture: StoredFixture | undefined): PricedLeg | null {
  const moment = fixture && momentOf(fixture, deps.outside.now())
  if (!fixture || !moment || isOnMarkets(leg, shutMarkets(fixture))) return null
  try {
    return priceNow(deps, fixture, moment, leg)
  } catch (error) {
    if (error instanceof StudioError) return null
    throw error
  }
}

/**
 * The odds of several selections of a fixture that must all win, with a token for this state.
 * @throws StudioError fixture_unknown, closed, suspended
 */
export async function quoteCombination(
  deps: Quoting,
  { fixture: id, selections }: StudioInput<'book.combine'>,
): Promise<CombinationAnswer> {
  const fixture = await deps.db.selectFrom('sports.fixture').selectAll().where('id', '=', id).executeTakeFirst()
  if (!fixture) throw new StudioError('fixture_unknown', { field: 'fixture' })
  const now = deps.outside.now()
  const moment = momentOf(fixture, now)
  if (!moment) throw new StudioError('closed')
  if (moment.suspended || moment.isHeld) throw new StudioError('suspended', { reason: moment.suspended ?? 'playing' })
  const picked = { market: COMBINATION, line4: 0, selection: 'all', combined: selections }
  if (isOnMarkets(picked, shutMarkets(fixture))) throw new StudioError('suspended', { reason: 'operator' })
  if (fixture.sport !== 'FOOT') return { refused: 'not_offered' }
  const tables = deps.sheets.tables(fixture) as unknown as FootballTables
  const found = combined(tables, moment.state as unknown as FootballState, selections)
  if ('refused' in found) return found
  const milli = milliOf(weightOf(found.chance), 'C', moment.phase)
  if (milli === null) return { refused: 'not_offered' }
  const what = combinationMark(picked, milli)
  const token = deps.tokens.sign({ fixture: id, state: labelOf(moment), what, issuedAtMs: now.getTime() })
  return { milli, chancePpm: Math.round(found.chance * 1_000_000), token, state: moment.block }
}

/** @throws StudioError input_invalid for a selection that football does not have */
function combined(tables: FootballTables, state: FootballState, selections: StudioInput<'book.combine'>['selections']) {
  try {
    return combine(tables, state, selections)
  } catch (error) {
    if (error instanceof RangeError) throw new StudioError('input_invalid', { field: 'selections' })
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import type { OfferedSpot } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import { bookOf } from '../../money-book.ts'
import { takenAmong } from '../../slips/taken-ids.ts'
import type { StudioTx } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'
import { liveTable, tableOfRound } from '../live-tables.ts'
import { planOf } from '../rounds/present-round.ts'
import type { Bet } from './bet-input.ts'
import { checkBet } from './check-slip.ts'
import { LaidUnits, type Player, reserveRoom } from './laid-units.ts'
import { roundClosed } from './round-closed.ts'

export interface NewSlip {
  visit: Visit
  bet: Bet
  /** When the call came, before anything was looked up. */
  receivedAt: Date
}

type Written = Awaited<ReturnType<typeof insertSlips>>[number]

/**
 * Writes the slips that came at one moment, in their order, each with its part of the spots' room, before money moves. Their
 * rounds are locked, so that limits see what was written before and no book is read in between.
 * @returns for each the row, or why it is refused
 */
export function writeSlips(deps: LiveDependencies, slips: readonly NewSlip[]): Promise<(Written | StudioError)[]> {
  return deps.db.transaction().execute(async tx => {
    const rounds = await lockRounds(tx, slips)
    const newest = await newestSerials(
      tx,
      slips.filter(({ visit, bet }) => !rounds.has(`${visit.game_code} ${bet.serial}`)),
    )
    const playerOf = ({ visit, bet }: NewSlip): Player | null => {
      const round = rounds.get(`${visit.game_code} ${bet.serial}`)
      return round ? { roundId: round.id, book: bookOf(visit), userId: visit.user_id } : null
    }
    const laid = await LaidUnits.read(
      tx,
      slips.flatMap(slip => playerOf(slip) ?? []),
    )
    const taken = await takenIds(tx, slips)
    const elsewhere = await takenAmong(tx, idsOf(slips), 'studio.table_slip')
    const checked = slips.map(slip => {
      const { bet } = slip
      const player = playerOf(slip)
      const round = rounds.get(`${slip.visit.game_code} ${bet.serial}`)
      try {
        if (elsewhere.has(bet.slipId)) throw new StudioError('slip_reused', { field: 'slipId' })
        if (taken.has(bet.slipId)) throw new StudioError('busy')
        if (!round) throw roundClosed(newest.get(slip.visit.game_code) ?? 0n)
        const spots = sellingSpots(slip, round)
        checkBet(tableOfRound(round), spots, bet, laid.of(player!))
        laid.add(player!, bet.positions)
        taken.add(bet.slipId)
        return { slip, round, spots }
      } catch (error) {
        if (error instanceof StudioError) return error
        throw error
      }
    })
    const written = await insertSlips(
      deps,
      tx,
      checked.flatMap(one => (one instanceof StudioError ? [] : [one])),
    )
    return checked.map(one => (one instanceof StudioError ? one : written.shift()!))
  })
}

/** In one order, so that two batches wait for each other and never in a circle. */
async function lockRounds(tx: StudioTx, slips: readonly NewSlip[]): Promise<Map<string, StoredTableRound>> {
  const rows = await tx
    .selectFrom('studio.table_round')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('table_code', 'serial'),
        'in',
        slips.map(({ visit, bet }) => tuple(visit.game_code, bet.serial)),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(round => [`${round.table_code} ${round.serial}`, round]))
}

/** The newest rounds of the tables of slips whose own round does not exist. */
async function newestSerials(tx: StudioTx, slips: readonly NewSlip[]): Promise<Map<string, bigint>> {
  if (slips.length === 0) return new Map()
  const rows = await tx
    .selectFrom('studio.table_round')
    .select(['table_code', ({ fn }) => fn.max('serial').as('serial')])
    .where('table_code', 'in', [...new Set(slips.map(({ visit }) => visit.game_code))])
    .groupBy('table_code')
    .execute()
  return new Map(rows.map(({ table_code, serial }) => [table_code, serial]))
}

const idsOf = (slips: readonly NewSlip[]) => slips.map(({ bet }) => bet.slipId)

async function takenIds(tx: StudioTx, slips: readonly NewSlip[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('studio.table_slip').select('id').where('id', 'in', idsOf(slips)).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The spots of a round that takes bets now, by the server's clock whatever its row says.
 * @throws StudioError round_closed, input_invalid for rules that are not the round's
 */
function sellingSpots({ bet, receivedAt }: NewSlip, round: StoredTableRound): Map<string, OfferedSpot> {
  if (round.state !== 'OPEN' || round.void_asked || receivedAt >= round.closes_at) throw roundClosed(bet.serial)
  if (bet.definition !== round.definition) throw new StudioError('input_invalid', { field: 'definition' })
  const { rules } = liveTable(round.table_code)
  return new Map(rules.spots(JSON.parse(round.state_before), planOf(round)).map(spot => [spot.id, spot]))
}

interface Checked {
  slip: NewSlip
  round: StoredTableRound
  spots: ReadonlyMap<string, OfferedSpot>
}

async function insertSlips({ outside, uncertainAfterMs }: LiveDependencies, tx: StudioTx, checked: readonly Checked[]) {
  if (checked.length === 0) return []
  const now = outside.now()
  const rows = await tx
    .insertInto('studio.table_slip')
    .values(
      checked.map(({ slip: { visit, bet }, round }) => ({
        id: bet.slipId,
        visit_id: visit.id,
        user_id: visit.user_id,
        table_round_id: round.id,
        book: bookOf(visit),
        input_hash: bet.inputHash,
        total_units: bet.totalUnits,
        salt: randomBytes(16).toString('hex'),
        created_at: now,
        retry_at: new Date(now.getTime() + uncertainAfterMs),
      })),
    )
    .returningAll()
    .execute()
  const positions = checked.flatMap(({ slip: { visit, bet }, round, spots }) =>
    bet.positions.map(({ spot, units }) => ({
      ...{ slipId: bet.slipId, roundId: round.id, book: bookOf(visit), spot, units },
      top: spots.get(spot)!.topReturnX10000,
      withSeries: spots.get(spot)!.settlesWithSeries ?? false,
    })),
  )
  await sql`
    insert into studio.table_position (slip_id, spot, units, top_return_x10000, with_series)
    select * from unnest(${positions.map(({ slipId }) => slipId)}::uuid[], ${positions.map(({ spot }) => spot)}::text[],
      ${positions.map(({ units }) => units)}::bigint[], ${positions.map(({ top }) => top)}::bigint[],
      ${positions.map(({ withSeries }) => withSeries)}::boolean[])`.execute(tx)
  await reserveRoom(tx, positions)
  const bySlip = new Map(rows.map(row => [row.id, row]))
  return checked.map(({ slip }) => bySlip.get(slip.bet.slipId)!)
}

import type { BetView, LegView } from '@baize/api/studio/sports/bets'
import { type Fraction, floored, times } from '@baize/game-kit/book/bets/fraction'
import { sumOfLines } from '../bets/check-bet.ts'
import { cashOutNow } from '../cash-out/value-of-bet.ts'
import { readState } from '../play/states.ts'
import { decidedLeg, linesOf } from '../settlement/decide-combined.ts'
import type { SportsDependencies, StoredBet, StoredFixture, StoredLeg } from '../sports-dependencies.ts'
import { boardOf, sideOf } from './present-fixture.ts'

type Reading = Pick<SportsDependencies, 'db' | 'sheets' | 'outside'>

/** Bets of a player, or of several, by their ids, in that order, as their owners see them now. */
export async function readBets(
  deps: Reading,
  { userId, ids }: { userId: string | readonly string[]; ids: readonly string[] },
): Promise<BetView[]> {
  if (ids.length === 0) return []
  const bets = await deps.db
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', 'in', [userId].flat())
    .execute()
  const byId = new Map((await present(deps, bets)).map(bet => [bet.betId, bet]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

async function present(deps: Reading, bets: readonly StoredBet[]): Promise<BetView[]> {
  if (bets.length === 0) return []
  const legs = await deps.db
    .selectFrom('sports.leg')
    .selectAll()
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const fixtures = await deps.db
    .selectFrom('sports.fixture')
    .selectAll()
    .where('id', 'in', [...new Set(legs.map(({ fixture }) => fixture))])
    .execute()
  const credits = await deps.db
    .selectFrom('sports.credit')
    .select(['bet_id', 'units'])
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute()
  const creditOf = new Map(credits.map(({ bet_id, units }) => [bet_id, String(units)]))
  const byId = new Map(fixtures.map(fixture => [fixture.id, fixture]))
  const ofBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({
    ...presentBet(deps, bet, ofBet.get(bet.id)!, byId),
    creditUnits: creditOf.get(bet.id) ?? null,
  }))
}

function presentBet(
  deps: Reading,
  bet: StoredBet,
  legs: readonly StoredLeg[],
  fixtures: ReadonlyMap<string, StoredFixture>,
): Omit<BetView, 'creditUnits'> {
  const now = deps.outside.now()
  const isOpen = bet.state === 'accepted'
  return {
    betId: bet.id,
    slipId: bet.slip_id,
    kind: bet.kind,
    system: bet.system,
    lines: bet.lines,
    lineStakeUnits: String(bet.line_stake_units),
    stakeUnits: String(bet.stake_units),
    policy: bet.policy,
    odds: bet.kind === 'system' ? null : textOf(sumOfLines(linesOf(bet, legs.length), legs)),
    mostPayoutUnits: String(bet.most_payout_units),
    state: bet.state,
    outcome: bet.outcome,
    payoutUnits: bet.payout_units === null ? null : String(bet.payout_units),
    validUnits: bet.valid_units === null ? null : String(bet.valid_units),
    createdMs: bet.created_at.getTime(),
    acceptedMs: bet.accepted_at?.getTime() ?? null,
    settledMs: bet.settled_at?.getTime() ?? null,
    voidReason: bet.void_reason,
    legs: legs.map(leg => presentLeg(leg, fixtures.get(leg.fixture)!, now)),
    cashOut: isOpen ? cashOutNow(deps, bet, legs, fixtures) : null,
  }
}

function presentLeg(leg: StoredLeg, fixture: StoredFixture, now: Date): LegView {
  const isOnShow = fixture.state === 'live' && now < fixture.window_at!
  return {
    fixture: fixture.id,
    sport: fixture.sport,
    competition: fixture.competition,
    home: sideOf(fixture.competition, fixture.home)!.name,
    away: sideOf(fixture.competition, fixture.away)!.name,
    kickOffMs: fixture.kick_off.getTime(),
    market: leg.market,
    line4: leg.line4,
    selection: leg.selection,
    combined: leg.combined ?? [],
    milli: leg.milli,
    marketClass: leg.market_class,
    phase: leg.phase,
    block: leg.block,
    acceptedScore: leg.score,
    sheetHash: leg.sheet_hash,
    result: decidedLeg(leg)?.result ?? null,
    score: boardOf(fixture, readState((isOnShow ? fixture.state_before : fixture.state_now)!)),
    fixtureState: fixture.state,
    voidReason: fixture.void_reason,
  }
}

/** Odds with four decimals, cut: as many as a parlay's product shows. */
function textOf(odds: Fraction): string {
  const scaled = floored(times(odds, { over: 10_000n, under: 1n }))
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`
}

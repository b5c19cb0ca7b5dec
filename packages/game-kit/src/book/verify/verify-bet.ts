import { leafHash, rootFromProof } from '../../lotteries/book/merkle.ts'
import { fromHex, toHex } from '../../seeds.ts'
import type { DecidedLeg } from '../bets/leg.ts'
import { isPalpablyHigh } from '../bets/price-error.ts'
import { settleBet } from '../bets/settle-bet.ts'
import { SYSTEMS, systemLines } from '../bets/system.ts'
import { pickedText } from '../claim-text.ts'
import type { ClaimResult } from '../claims.ts'
import { settleCombination } from '../football/combinations.ts'
import type { FootballState } from '../football/state.ts'
import { modelOf, type SportState } from '../sports.ts'
import { type BetProof, betLeafText, type ProvenBet, type ProvenLeg } from './bet-proof.ts'
import { type BookCrypto, Course } from './course.ts'
import type { FixtureRecord } from './fixture-record.ts'
import { rightMilli } from './right-price.ts'
import { sheetOfState } from './sheet-of-state.ts'
import { type BookVerdict, Comparison } from './verdict.ts'

/** What is compared of a bet, in this order. */
export const BET_CHECKS = ['leaf', 'path', 'sealed', 'odds', 'legs', 'payout'] as const
export type BetCheck = (typeof BET_CHECKS)[number]
export type BetVerdict = BookVerdict<BetCheck>

type Compare = Comparison<BetCheck>

/** A leg with what its fixture's record says of it; null while that is not decided. */
interface KnownLeg {
  leg: ProvenLeg
  record: FixtureRecord | null
  right: number | null
  /** How the claim ended; null while it is open. */
  result: ClaimResult | null
}

/**
 * Checks the proof of a bet against the records of its fixtures: its leaf and the way to the root that was sealed in time, the
 * odds of each leg in the sheet of its state, and what it came to. Never throws for a wrong proof.
 * @param records of the bet's fixtures that are decided, each of which {@link verifyFixture} has found good
 */
export function verifyBet(proof: BetProof, records: readonly FixtureRecord[], crypto: BookCrypto): BetVerdict {
  const compare: Compare = new Comparison()
  const bet = proof.bet.betId
  try {
    leaf(compare, proof)
    path(compare, proof, records, crypto)
    const legs = proof.bet.legs.map(leg => known(compare, leg, records, crypto, bet))
    // What hangs on a match that is not decided is not shown yet.
    const isWhole = legs.every(({ record }) => record)
    for (const { leg, right } of legs) odds(compare, proof.bet, leg, right)
    if (isWhole) compare.passed('odds')
    results(compare, legs, bet)
    if (isWhole) compare.passed('legs')
    const { outcome } = proof.bet
    const hasResult = outcome !== null && outcome !== 'cashed_out'
    if (hasResult) payout(compare, proof.bet, legs)
    if (hasResult && isWhole) compare.passed('payout')
    return compare.good()
  } catch (error) {
    return compare.ended(error)
  }
}

/** The text of the leaf tells the bet that the proof tells; the holder alone cannot be read from it. */
function leaf(compare: Compare, { text, bet }: BetProof): void {
  const holder = text.split('|')[2] ?? ''
  const legs = bet.legs.map(leg => ({ ...leg, claim: claimOf(leg) }))
  compare.same('leaf', 'text', betLeafText({ ...bet, holder, legs }), text, { bet: bet.betId })
  compare.passed('leaf')
}

const claimOf = ({ combined, ...leg }: ProvenLeg): string =>
  pickedText({ ...leg, combined: combined.length > 0 ? combined : undefined })

/** The way from the leaf leads to a root that was sealed, the first time before the block was opened that the bet was on. */
function path(compare: Compare, proof: BetProof, records: readonly FixtureRecord[], { sha256 }: BookCrypto): void {
  const { text, index, count, root, siblings, fixture, block, bet } = proof
  const place = { bet: bet.betId, block }
  const found = rootFromProof(sha256, leafHash(sha256, text), { index, count, siblings: siblings.map(fromHex) })
  compare.same('path', 'root', found && toHex(found), root, place)
  compare.passed('path')
  const record = records.find(each => each.fixture === fixture)
  const leg = bet.legs.find(each => each.fixture === fixture)
  compare.holds(leg !== undefined, 'sealed', 'fixture', 'a fixture of the bet', fixture, place)
  if (!record) return
  const seal = record.seals.find(each => each.block === block)
  compare.same(
    'sealed',
    `seal of block ${block}`,
    seal && { root: seal.root, count: seal.count },
    { root, count },
    place,
  )
  const first = record.seals.find(each => each.count > index)
  const next = modelOf(record.model).nextBlock(stateOf(record, leg!.block), leg!.block)
  if (!bet.isPart) compare.same('sealed', 'block of its first seal', next, first?.block, place)
  compare.passed('sealed')
}

function stateOf({ model, blocks }: FixtureRecord, block: number): SportState {
  const found = block === 0 ? modelOf(model).start() : blocks.find(each => each.block === block)?.state
  return found as SportState
}

/** Odds of a leg are those of the sheet of its state; higher ones that were found out in time are void. */
function known(
  compare: Compare,
  leg: ProvenLeg,
  records: readonly FixtureRecord[],
  crypto: BookCrypto,
  bet: string,
): KnownLeg {
  const record = records.find(({ fixture }) => fixture === leg.fixture) ?? null
  if (!record?.ratings) return { leg, record, right: null, result: null }
  const place = { bet, block: leg.block, claim: claimOf(leg) }
  const state = stateOf(record, leg.block)
  compare.holds(state !== undefined, 'odds', 'block', 'a block that was played', leg.block, place)
  const course = new Course({ ...record, ratings: record.ratings }, crypto.hmac)
  const { claims, record: sheet } = sheetOfState(crypto.sha256, course, { ...leg, state })
  compare.same('odds', 'sheetHash', sheet.hash, leg.sheetHash, place)
  const priced = { model: record.model, tables: course.tables, state, phase: leg.phase, claims }
  const right = rightMilli(priced, leg, leg.combined)
  compare.holds(right !== null, 'odds', 'claim', 'a claim that was sold', claimOf(leg), place)
  const mayBeVoid = isPalpablyHigh(leg.milli, right!) || isOnVoided(leg, record)
  const isVoided = leg.result?.kind === 'void' && mayBeVoid
  return { leg, record, right, result: isVoided ? { kind: 'void' } : resultOf(leg, record, state) }
}

/** True of a leg on a market that was voided; what was certain by then stands all the same. */
const isOnVoided = (leg: ProvenLeg, { result: { voidedMarkets } }: FixtureRecord): boolean =>
  [leg, ...leg.combined].some(({ market }) => voidedMarkets.includes(market))

function resultOf(leg: ProvenLeg, record: FixtureRecord, accepted: SportState): ClaimResult {
  const last = stateOf(record, record.result.block)
  const result =
    leg.combined.length > 0
      ? settleCombination(leg.combined, accepted as unknown as FootballState, last as unknown as FootballState)
      : modelOf(record.model).settle(leg, accepted, last)
  return result ?? { kind: 'void' }
}

function results(compare: Compare, legs: readonly KnownLeg[], bet: string): void {
  for (const [at, { leg, record, result }] of legs.entries()) {
    const place = { bet, block: leg.block, claim: claimOf(leg) }
    if (record && !record.ratings) compare.same('legs', `legs[${at}].result`, { kind: 'void' }, leg.result, place)
    else if (result) compare.same('legs', `legs[${at}].result`, result, leg.result, place)
  }
}

/**
 * The payout follows from stake, odds and results. Where accepted odds were lower than the right ones, the difference was
 * credited beside it; that of a cash-out was told when it was taken, and hangs on nothing that is published.
 */
function payout(compare: Compare, bet: ProvenBet, legs: readonly KnownLeg[]): void {
  const place = { bet: bet.betId }
  const settled = settle(
    bet,
    legs.map(({ leg }) => leg.milli),
    legs,
  )
  const right = settle(
    bet,
    legs.map(({ leg, right }) => Math.max(leg.milli, right ?? 0)),
    legs,
  )
  compare.same('payout', 'outcome', settled?.outcome, bet.outcome, place)
  compare.same('payout', 'payoutUnits', settled && String(settled.payoutUnits), bet.payoutUnits, place)
  const credited = settled && right && right.payoutUnits - settled.payoutUnits
  compare.same('payout', 'creditedUnits', String(credited ?? 0n), bet.creditedUnits, place)
}

/** Odds that are not those of the sheet differ, unless the bet was mended: void, or the difference is credited. */
function odds(compare: Compare, { betId: bet, outcome }: ProvenBet, leg: ProvenLeg, right: number | null): void {
  if (right === null) return
  const isSettled = outcome !== null && outcome !== 'cashed_out'
  const isMended = leg.milli < right ? isSettled : leg.result?.kind === 'void'
  const expected = isMended ? leg.milli : right
  compare.same('odds', 'milli', expected, leg.milli, { bet, block: leg.block, claim: claimOf(leg) })
}

function settle(bet: ProvenBet, millis: readonly number[], legs: readonly KnownLeg[]) {
  const decided = legs.map(({ leg }, at): DecidedLeg | null => leg.result && { milli: millis[at]!, result: leg.result })
  return settleBet({ legs: decided, lines: linesOf(bet), lineStakeUnits: BigInt(bet.lineStakeUnits) })
}

function linesOf({ system, legs }: ProvenBet): number[][] {
  const kind = SYSTEMS.find(({ name }) => name === system)
  return kind ? systemLines(kind) : [legs.map((_, at) => at)]
}

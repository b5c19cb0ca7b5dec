import type { Claim, ClaimResult } from '../claims.ts'
import type { Path, Side } from '../lines/best-of-three.ts'
import { type Cases, casesFrom } from '../lines/cases.ts'
import { type OpenClaim, openClaim } from '../lines/open-claims.ts'
import type { PathCases } from '../lines/path-families.ts'
import { SIDES } from '../lines/path-rules.ts'
import { wonIf } from '../lines/results.ts'
import { afterGame, isSetOver, type TennisState } from './play.ts'
import type { TennisFamily } from './rules.ts'
import { gameChance, type TennisTables } from './tables.ts'

const claimOf = (selection: Side) => ({ market: 'NXG', line4: 0, selection })

export const NEXT_GAME: readonly Claim[] = SIDES.map(claimOf)

/** A game that ends the set when `side` takes it is known by the set's score, so it is compared with claims on that. */
function onSetScore(cases: Cases<Path>, { sets, games }: TennisState, side: Side): OpenClaim[] {
  const end = afterGame(games, side).join('-')
  const isTaken = (path: Path): boolean => path[sets.length]!.join('-') === end
  return SIDES.flatMap(selection =>
    openClaim(claimOf(selection), 'B', cases, path => wonIf(isTaken(path) === (selection === side))),
  )
}

/** The winner of the next game, on sale in every window for the game after it. */
export function nextGameClaims(
  tables: TennisTables,
  families: PathCases<TennisFamily>,
  state: TennisState,
): OpenClaim[] {
  const { sets, games, winners } = state
  const ender = SIDES.find(side => isSetOver(afterGame(games, side)))
  if (ender) return onSetScore(families[`part ${sets.length + 1}` as TennisFamily], state, ender)
  const own = gameChance(tables, games, winners.length)
  const cases = casesFrom('next game', 0, [1 - own, own])
  return SIDES.flatMap(selection =>
    openClaim(claimOf(selection), 'B', cases, value => wonIf((value === 1) === (selection === 'A'))),
  )
}

/** Ends a claim on the game after the state in which it was accepted; null before it is played. */
export function settleNextGame(selection: string, accepted: TennisState, now: TennisState): ClaimResult | null {
  const winner = now.winners[accepted.winners.length]
  return winner === undefined ? null : wonIf(winner === selection)
}

/** The number of the game that a claim taken in a state is on. */
export const nextGameNumber = ({ winners }: TennisState): number => winners.length + 1

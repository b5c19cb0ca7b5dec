import { type Draws, drawsFrom, shuffle } from '../../../draws.ts'
import type { NextWord } from '../../../stream.ts'
import { type Incident, inOrder } from '../../live/incident.ts'
import { MINUTES_PER_BLOCK } from '../constants.ts'
import type { FootballState, Side } from '../state.ts'
import type { FootballTables } from '../tables/prepare.ts'
import { bandOf, type MinuteThresholds } from '../thresholds.ts'

/** A minute begins this long after the one before, and what happens in it lies within the spread (sportsbook 2.3). */
const MINUTE_MS = 1_500
const SPREAD_MS = 1_200
/** A save comes so long after its shot, a card after its foul. */
const AFTER_MS = 180

/** How often in a hundred minutes, for the picture alone; a minute with a goal has no other attack. */
const CHANCES = 12
const SHOTS = 24
const SAVES_OF_SHOTS = 55
const FOULS = 22
const CARDS_OF_FOULS = 18

const KEEPER = 0
const FIELD_PLAYERS = 10

const MINUTES = Array.from({ length: MINUTES_PER_BLOCK }, (_, minute) => minute)
const otherOf = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const fieldPlayer = (draws: Draws): number => 1 + draws.below(FIELD_PLAYERS)
const momentIn = (minute: number, draws: Draws): number => MINUTE_MS * minute + draws.below(SPREAD_MS)

/**
 * Goals stand in their minutes. The states tell how many corners of a side a block had, and which side had the first of the
 * match, but not their minutes: these are drawn, at most one a minute, as are shots, saves, fouls, cards and players.
 */
export function footballIncidents(
  { thresholds }: FootballTables,
  before: FootballState,
  after: FootballState,
  block: number,
  look: NextWord,
): Incident[] {
  const draws = drawsFrom(look)
  const goals = after.goals.slice(before.goals.length)
  const corners = cornersByMinute(before, after, draws)
  const first = MINUTES_PER_BLOCK * (block - 1) + 1
  const ofMinute = (minute: number): Incident[] => {
    const goal = goals.find(scored => scored.minute === first + minute)
    const corner = corners[minute]
    return [
      ...(goal
        ? [{ atMs: momentIn(minute, draws), kind: 'goal', side: goal.side, player: fieldPlayer(draws) }]
        : attack(minute, thresholds.goals[bandOf(first + minute)]!, draws)),
      ...(corner ? [{ atMs: momentIn(minute, draws), kind: 'corner', side: corner }] : []),
      ...foul(minute, draws),
    ]
  }
  return inOrder(MINUTES.flatMap(ofMinute))
}

/** The side of the corner of each minute, null where there is none. */
function cornersByMinute(before: FootballState, after: FootballState, draws: Draws): (Side | null)[] {
  const won = (side: Side): Side[] => new Array<Side>(after.corners[side] - before.corners[side]).fill(side)
  const sides = shuffle(draws, [...won('home'), ...won('away')])
  const opener = after.firstCorner
  // Bets are laid on the first corner of the match, so that it has to come first here too.
  if (opener && !before.firstCorner) sides.unshift(...sides.splice(sides.indexOf(opener), 1))
  const minutes = shuffle(draws, MINUTES).slice(0, sides.length).toSorted()
  return MINUTES.map(minute => (minutes.includes(minute) ? sides[minutes.indexOf(minute)]! : null))
}

/** An attack without a goal, more often of the side that scores more. */
function attack(minute: number, goals: MinuteThresholds, draws: Draws): Incident[] {
  const roll = draws.below(100)
  if (roll >= CHANCES + SHOTS) return []
  const side = draws.below(goals.home + goals.away) < goals.home ? 'home' : 'away'
  const atMs = momentIn(minute, draws)
  const player = fieldPlayer(draws)
  if (roll < CHANCES) return [{ atMs, kind: 'chance', side, player }]
  const isSaved = draws.below(100) < SAVES_OF_SHOTS
  const save = { atMs: atMs + AFTER_MS, kind: 'save', side: otherOf(side), player: KEEPER }
  return [{ atMs, kind: 'shot', side, player }, ...(isSaved ? [save] : [])]
}

function foul(minute: number, draws: Draws): Incident[] {
  if (draws.below(100) >= FOULS) return []
  const by = { side: draws.below(2) === 0 ? ('home' as const) : ('away' as const), player: fieldPlayer(draws) }
  const atMs = momentIn(minute, draws)
  const isBooked = draws.below(100) < CARDS_OF_FOULS
  return [{ atMs, kind: 'foul', ...by }, ...(isBooked ? [{ atMs: atMs + AFTER_MS, kind: 'card', ...by }] : [])]
}

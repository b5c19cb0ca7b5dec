import { readFixtureId } from '@baize/game-kit/book/calendar/fixture-id'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { momentOf } from '../play/moment.ts'
import { readState } from '../play/states.ts'
import type { BetDependencies, StoredFixture } from '../sports-dependencies.ts'
import { BetRefused } from './bet-refused.ts'

/**
 * A bet on football that comes while a block is shut waits until the next window begins (sportsbook 2.1, `hold`).
 * @returns the moment whose prices count for the bet
 * @throws BetRefused suspended, where a goal fell meanwhile, whatever the policy
 */
export async function waitForWindow(
  deps: Pick<BetDependencies, 'reads' | 'waiting' | 'outside'>,
  legs: readonly { fixture: string }[],
  receivedAt: Date,
): Promise<Date> {
  const held = await heldFixtures(
    deps,
    legs.map(({ fixture }) => fixture),
    receivedAt,
  )
  if (held.length === 0) return receivedAt
  const lapsed = await Promise.all(held.map(({ id, opensAt }) => deps.waiting.until(id, opensAt)))
  const after = await goalsOf(
    deps,
    held.map(({ id }) => id),
  )
  const at = held.findIndex(({ id, goals }, i) => lapsed[i] || after.get(id) !== goals)
  if (at >= 0)
    throw new BetRefused('suspended', {
      leg: legs.findIndex(({ fixture }) => fixture === held[at]!.id),
      reason: 'goal',
    })
  return deps.outside.now()
}

/** True of a fixture whose sport keeps its prices while a block is shown; told by its id, so that no other bet asks for rows. */
function holds(fixture: string): boolean {
  const place = readFixtureId(fixture)
  const competition = COMPETITIONS.find(({ id }) => id === place?.competition)
  return competition !== undefined && modelOf(competition.sport).quiet !== undefined
}

interface Held {
  id: string
  /** When its next window begins. */
  opensAt: Date
  goals: number
}

async function heldFixtures(
  { reads }: Pick<BetDependencies, 'reads'>,
  ids: readonly string[],
  receivedAt: Date,
): Promise<Held[]> {
  const rows = await reads.fixtures(ids.filter(holds))
  return rows.flatMap(fixture => {
    const moment = fixture.state === 'live' ? momentOf(fixture, receivedAt) : null
    if (!moment?.isHeld || moment.suspended) return []
    return [{ id: fixture.id, opensAt: moment.nextAt ?? nextWindow(fixture), goals: goalsIn(fixture, moment.state) }]
  })
}

/** When the window after this one begins, whose block is not drawn yet: a block of football always takes as long. */
function nextWindow({ sport, state_now, block, closes_at }: StoredFixture): Date {
  const model = modelOf(sport)
  const state = readState(state_now!)
  const next = model.nextBlock(state, block) ?? block
  return new Date(closes_at!.getTime() + model.playMs(state, next))
}

const goalsIn = ({ sport }: Pick<StoredFixture, 'sport'>, state: SportState): number => {
  const [home, away] = modelOf(sport).board(state).score
  return home + away
}

async function goalsOf(
  { reads }: Pick<BetDependencies, 'reads'>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reads.fixtures(ids)
  return new Map(rows.map(row => [row.id, goalsIn(row, readState(row.state_now!))]))
}

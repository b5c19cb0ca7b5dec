import { modelOf } from '@baize/game-kit/book/sports'
import { ChainBroken } from '../oracle/oracle.ts'
import { voidMarkets } from '../settlement/void-markets.ts'
import type { SportsDependencies, StoredCompetition, StoredFixture } from '../sports-dependencies.ts'
import { breakOff, finish, settleEnded } from './end-fixture.ts'
import { kickOff } from './kick-off.ts'
import { IN_UNTIL_MS } from './moment.ts'
import { openBlock } from './open-block.ts'
import { isAttended, playedAt, playUnattended } from './play-unattended.ts'
import { publishBlock } from './publish-block.ts'
import { sealBlock } from './seal-block.ts'
import { readState } from './states.ts'

/** A match that stands still for so long is not played on (sportsbook 4.3). */
const longestStopMs = 600_000

/** Where a fixture stands after its steps, and when the next one is due; null when none is. */
export interface Kept {
  fixture: StoredFixture
  dueAt: Date | null
}

/**
 * Takes every step of a fixture that is due, in order: kick-off, seal, block, settlement, end. Each is stored before the next one
 * begins, and goes on from what is stored, whoever took the one before.
 */
export async function keepFixture(
  deps: SportsDependencies,
  lease: StoredCompetition,
  stored: StoredFixture,
  tell: (fixture: StoredFixture) => void,
): Promise<Kept> {
  let fixture = stored
  for (;;) {
    const step = nextStep(fixture, deps.outside.now())
    if (step === null || step.at > deps.outside.now()) return { fixture, dueAt: step?.at ?? null }
    const next = await take(deps, lease, fixture, step)
    // Another process plays it by now, or somebody changed it: it is read anew when it is looked at again.
    if (!next) return { fixture, dueAt: null }
    fixture = next
    tell(fixture)
  }
}

type Work = (
  deps: SportsDependencies,
  lease: StoredCompetition,
  fixture: StoredFixture,
) => Promise<StoredFixture | null>

interface Step {
  at: Date
  work: Work
}

/** The next step of a fixture, and when it is due. */
function nextStep(fixture: StoredFixture, now: Date): Step | null {
  const { state, kick_off, void_asked, voids_due } = fixture
  if (state === 'settled' || (fixture.settled_at && state !== 'finished')) return null
  if (state === 'finished' || state === 'void' || state === 'abandoned')
    return { at: now, work: (deps, _lease, ended) => settleEnded(deps, ended) }
  if (void_asked) return { at: now, work: (deps, lease, open) => breakOff(deps, lease, open, void_asked) }
  if (state === 'scheduled') return null
  if (voids_due) return { at: now, work: (deps, _lease, open) => voidMarkets(deps, open) }
  if (!isAttended(fixture, now)) return { at: playedAt(fixture), work: playUnattended }
  if (state === 'open') {
    if (!fixture.has_bets || now.getTime() <= kick_off.getTime() + longestStopMs) return { at: kick_off, work: kickOff }
    return { at: kick_off, work: (deps, lease, open) => breakOff(deps, lease, open, 'LATE') }
  }
  return stepInPlay(fixture, now)
}

function stepInPlay(fixture: StoredFixture, now: Date): Step {
  const windowAt = fixture.window_at!
  const closesAt = fixture.closes_at!
  if (fixture.settled_block < fixture.block)
    return { at: windowAt, work: (deps, _lease, shown) => publishBlock(deps, shown) }
  const next = modelOf(fixture.sport).nextBlock(readState(fixture.state_now!), fixture.block)
  if (next === null) return { at: windowAt, work: finish }
  if (fixture.sealed_block < next) {
    const hasStopped = fixture.has_bets && now.getTime() > closesAt.getTime() + longestStopMs
    if (hasStopped) return { at: now, work: (deps, lease, stopped) => breakOff(deps, lease, stopped, 'STOPPED') }
    return { at: new Date(closesAt.getTime() - IN_UNTIL_MS), work: sealBlock }
  }
  return { at: closesAt, work: openBlock }
}

/** A chain that does not hold ends its fixture: the block did not happen. */
async function take(
  deps: SportsDependencies,
  lease: StoredCompetition,
  fixture: StoredFixture,
  { work }: Step,
): Promise<StoredFixture | null> {
  try {
    return await work(deps, lease, fixture)
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error
    deps.log.error({ err: error, fixture: fixture.id }, 'alarm: the chain of a fixture does not hold')
    return breakOff(deps, lease, fixture, 'SEED')
  }
}

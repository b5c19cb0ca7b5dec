import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import type { StoredFixture } from '@baize/studio/sports/sports-dependencies'
import type { StudioDatabase } from '@baize/studio/studio-database'
import { sql } from 'kysely'

/** Minutes pass without a goal: as long as that goes, every block moves every price. */
const firstBlock = 2
const lastBlock = 20
/** Windows that stay open as long as it is measured. */
const openMs = 3_600_000

/** Puts fixtures in play, and gives each the next state every second, in both directions in turns. @returns what ends it */
export async function repriceEachSecond(
  db: StudioDatabase,
  fixtures: readonly StoredFixture[],
): Promise<() => Promise<void>> {
  const states = statesOf(fixtures[0]!)
  const now = Date.now()
  const ids = fixtures.map(({ id }) => id)
  await sql`
    update sports.fixture set state = 'live', block = ${lastBlock},
      window_at = ${new Date(now - 1_000)}::timestamptz, closes_at = ${new Date(now + openMs)}::timestamptz
    where id = any(${ids}::text[])`.execute(db)
  let second = 0
  const reprice = async () => {
    second++
    const moved = fixtures.map((_, at) => states[placeAt(second + at, states.length)]!)
    await sql`
      update sports.fixture f set state_now = m.state from unnest(${ids}::text[], ${moved}::text[]) as m (id, state)
      where f.id = m.id`.execute(db)
  }
  await reprice()
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = reprice()
  }, 1_000)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** States of the blocks of a match that brings nothing. */
function statesOf({ sport }: StoredFixture): string[] {
  const model = modelOf(sport)
  let state: SportState = model.start()
  const states: string[] = []
  for (let block = 1; block <= lastBlock; block++) {
    state = model.quiet!(state)
    if (block >= firstBlock) states.push(JSON.stringify(state))
  }
  return states
}

/** There and back again. */
function placeAt(step: number, count: number): number {
  const at = step % (2 * count - 2)
  return at < count ? at : 2 * count - 2 - at
}

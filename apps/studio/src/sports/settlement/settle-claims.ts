import type { FixtureVoidReason } from '@baize/api/studio/sports/fixture-views'
import type { Claim, ClaimResult } from '@baize/game-kit/book/claims'
import { settleCombination } from '@baize/game-kit/book/football/combinations'
import type { FootballState } from '@baize/game-kit/book/football/state'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { sql } from 'kysely'
import { isOnMarkets } from '../bets/shut-markets.ts'
import { readState } from '../play/states.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { decideBets } from './decide-bets.ts'

/** True of a claim on a market that an operator voided. */
export const isVoided = (
  { voided_markets }: Pick<StoredFixture, 'voided_markets'>,
  { combined, ...claim }: OpenClaim,
): boolean => isOnMarkets({ ...claim, combined: combined ?? undefined }, voided_markets)

/** What becomes of claims that are not certain: they stay open, or come to nothing with their fixture. */
export type Rest = { open: true } | { voidFor: FixtureVoidReason }

export interface OpenClaim extends Claim {
  claim: string
  basis: string
  combined: Claim[] | null
  /** A state in which one of its bets was accepted; all with one basis end alike. */
  block: number
}

/**
 * Settles the claims of a fixture that are certain in its state, each once, and every bet that this decides (sportsbook 5.1). It
 * may be begun again wherever it ended.
 */
export async function settleClaims(deps: SportsDependencies, fixture: StoredFixture, rest: Rest): Promise<void> {
  const open = await openClaims(deps, fixture.id)
  const voidReason = open.some(claim => isVoided(fixture, claim)) ? 'OPERATOR' : null
  if (open.length > 0) {
    const certain = await resultsOf(deps, fixture, open, rest)
    await storeOutcomes(deps, fixture, certain)
  }
  await decideBets(deps, fixture, 'voidFor' in rest ? rest.voidFor : voidReason)
  await deps.db
    .updateTable('sports.fixture')
    .set({ settled_block: fixture.block })
    .where('id', '=', fixture.id)
    .where('settled_block', '<', fixture.block)
    .execute()
}

export async function openClaims({ db }: SportsDependencies, fixture: string): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    select claim, basis, min(market) as market, min(line4) as line4, min(selection) as selection, min(block) as block,
      (array_agg(combined))[1] as combined
    from sports.leg where fixture = ${fixture} and result is null group by claim, basis`.execute(db)
  return rows
}

export type Decided = OpenClaim & { result: ClaimResult }

async function resultsOf(
  deps: SportsDependencies,
  fixture: StoredFixture,
  open: readonly OpenClaim[],
  rest: Rest,
): Promise<Decided[]> {
  const model = modelOf(fixture.sport)
  const now = readState(fixture.state_now!)
  const based = open.filter(({ basis }) => basis !== '').map(({ block }) => block)
  const { states } =
    based.length > 0 ? await deps.oracle.course(fixture.id, Math.max(...based)) : { states: [] as SportState[] }
  return open.flatMap(claim => {
    if (isVoided(fixture, claim)) return [{ ...claim, result: { kind: 'void' as const } }]
    const accepted = states[claim.block] ?? model.start()
    const result = claim.combined
      ? settleCombination(claim.combined, accepted as unknown as FootballState, now as unknown as FootballState)
      : model.settle(claim, accepted, now)
    if (result) return [{ ...claim, result }]
    if ('voidFor' in rest) return [{ ...claim, result: { kind: 'void' as const } }]
    if (model.isOver(now))
      deps.log.error({ fixture: fixture.id, claim: claim.claim }, 'a claim is open after its match')
    return []
  })
}

export async function storeOutcomes(
  { db }: SportsDependencies,
  { id, block }: StoredFixture,
  decided: readonly Decided[],
) {
  if (decided.length === 0) return
  await db
    .insertInto('sports.outcome')
    .values(
      decided.map(({ claim, basis, result }) => ({
        ...{ fixture: id, claim, basis, block, result: result.kind },
        dead_heat_of: result.kind === 'dead_heat' ? result.of : null,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

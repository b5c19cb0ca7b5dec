import type { Language } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { BonusesDependencies } from './dependencies.ts'
import { endBonus, heldUnits, lockActive } from './end.ts'
import { type Grant, grantBonus } from './grant.ts'
import { countTurnover } from './progress.ts'
import { heldNow, readWagering } from './read.ts'

export type { Grant } from './grant.ts'
export { bonusInvariants } from './invariants.ts'
export type { BonusesPublished } from './published.ts'
export { bonusesOfMember } from './read.ts'
export { type BonusTerms, hashOfTerms, readBonusContact, usualWeights, weightsText } from './terms.ts'

/** Bonuses that have to be wagered before they are the member's own. The gateway plays them, by this domain's SQL. */
export function createBonuses(deps: BonusesDependencies) {
  return {
    grant: (tx: Tx, grant: Grant): Promise<void> => grantBonus(deps, tx, grant),
    countTurnover: (tx: Tx): Promise<bigint[]> => countTurnover(deps, tx),
    read: (memberId: bigint, language: Language, on?: Queryable) => readWagering(deps, memberId, language, on),
    /** What lies in a member's active bonus; null without one. */
    held: (memberId: bigint): Promise<bigint | null> => heldNow(deps, memberId),
    /** What lies in a member's active bonus, which stays locked until the transaction ends; null without one. */
    async lockHeld(tx: Tx, memberId: bigint): Promise<bigint | null> {
      const bonus = await lockActive(tx, memberId)
      return bonus ? heldUnits(deps, tx, bonus) : null
    },
    /**
     * Gives a member's active bonus up. Accounts of the member must not be locked before.
     * @param which the bonus that is meant; whichever is active when left out
     * @throws ApiError not_found, bonus_round_open
     */
    async forfeit(tx: Tx, memberId: bigint, which: { id?: bigint; reason?: string } = {}): Promise<bigint> {
      const bonus = await lockActive(tx, memberId)
      if (!bonus || (which.id !== undefined && which.id !== bonus.id)) throw new ApiError('not_found')
      const { returnedUnits } = await endBonus(deps, tx, bonus, 'FORFEITED', which.reason)
      return returnedUnits
    },
  }
}
export type Bonuses = ReturnType<typeof createBonuses>

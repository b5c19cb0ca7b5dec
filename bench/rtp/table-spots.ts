import { tableRules } from '@baize/game-kit/tables/index'
import { disagreements, factsToProve, secondReturns } from '@baize/game-kit/tables/witnesses/index'

/**
 * Every spot of every shared table: the return that its rules give over all results, against one that is found in
 * another way. Both are exact fractions.
 * @returns how many definitions agree on all spots at all prices, out of how many, and how many returns were compared
 */
export function tableSpots(): { definitions: number; of: number; compared: number } {
  let [definitions, compared] = [0, 0]
  for (const rules of tableRules) {
    const differing = factsToProve(rules).flatMap(facts => {
      const returns = rules.returns(facts)
      compared += returns.size
      return disagreements(returns, secondReturns(rules, facts))
    })
    if (differing.length === 0) definitions++
    else console.log(`${rules.id}: ${differing.join(', ')} have two returns`)
  }
  return { definitions, of: tableRules.length, compared }
}

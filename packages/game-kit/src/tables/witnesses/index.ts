import type { Multiple } from '../../instant/multiple.ts'
import type { BaccaratDefinition } from '../baccarat/definition.ts'
import { CUP_DEFINITIONS, type CupDefinition } from '../cup/definition.ts'
import { factsOf } from '../cup/prices.ts'
import type { TableRules } from '../registry.ts'
import type { RouletteTableDefinition } from '../roulette/definition.ts'
import { baccaratWitness } from './baccarat.ts'
import {
  dragonTigerWitness,
  rouletteWitness,
  sicBoWitness,
  sparkWitness,
  wheelWitness,
  xocDiaWitness,
} from './closed-forms.ts'
import { cupWitness } from './cup.ts'
import { yardWitness } from './yard.ts'

/** Returns of every spot that is sold, found in another way than `rules.returns` finds them. */
export function secondReturns(rules: TableRules, facts: unknown): Map<string, Multiple> {
  const { definition } = rules
  switch (definition.kind) {
    case 'baccarat':
      return baccaratWitness(definition as BaccaratDefinition)
    case 'roulette':
      return rouletteWitness((definition as RouletteTableDefinition).wheel.givesHalfBack)
    case 'spark':
      return sparkWitness()
    case 'sic-bo':
      return sicBoWitness()
    case 'dragon-tiger':
      return dragonTigerWitness()
    case 'xoc-dia':
      return xocDiaWitness()
    case 'wheel':
      return wheelWitness()
    case 'yard':
      return yardWitness(rules, facts)
    case 'cup':
      return cupWitness(rules, facts)
  }
}

/** Spots on which two ways of finding a return do not agree, exactly. */
export function disagreements(one: ReadonlyMap<string, Multiple>, other: ReadonlyMap<string, Multiple>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(spot => {
    const [a, b] = [one.get(spot), other.get(spot)]
    return !a || !b || a.over * b.under !== b.over * a.under
  })
}

/** Facts of as many rounds as a game's prices can differ by; null for games whose prices stand. */
export function factsToProve({ definition }: TableRules): unknown[] {
  // Places of the roster with grades 5, 4, 3, 2 and 1.
  const byGrade = [0, 3, 7, 11, 14]
  if (definition.kind === 'yard')
    return [
      { meron: 0, wala: 1 },
      ...byGrade.flatMap(meron => byGrade.filter(wala => wala !== meron).map(wala => ({ meron, wala }))),
    ]
  if (definition.kind === 'cup') return cupFactsToProve()
  return [null]
}

const [cup] = CUP_DEFINITIONS as [CupDefinition]

/** A parade, a match at every gap of grades, and every later match of a cup. */
function cupFactsToProve(): unknown[] {
  const field = fieldOfGap(0)
  const stages = [[], [1], [1, 4], [1, 4, 5], [1, 4, 5, 8], [1, 4, 5, 8, 4], [1, 4, 5, 8, 4, 5]]
  return [
    factsOf(cup, { field, winners: [] }, true),
    ...[-4, -3, -2, -1, 1, 2, 3, 4].map(gap => factsOf(cup, { field: fieldOfGap(gap), winners: [] }, false)),
    ...stages.map(winners => factsOf(cup, { field, winners }, false)),
  ]
}

function fieldOfGap(gap: number): number[] {
  const [strong, weak] = gap === 0 ? [3, 4] : [0, [0, 3, 7, 11, 14][Math.abs(gap)]!]
  const first = gap < 0 ? [weak, strong] : [strong, weak]
  const others = Array.from({ length: 16 }, (_, place) => 15 - place).filter(place => !first.includes(place))
  return [...first, ...others.slice(0, 6)]
}

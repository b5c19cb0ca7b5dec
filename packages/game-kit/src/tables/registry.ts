import type { Draws } from '../draws.ts'
import type { Multiple } from '../instant/multiple.ts'
import { canonicalJson } from '../models/registry.ts'
import { toHex } from '../seeds.ts'
import type { Sha256 } from '../stream.ts'
import { baccarat } from './baccarat/index.ts'
import { cup } from './cup/index.ts'
import { dragonTiger } from './dragon-tiger/index.ts'
import { rouletteTable, spark } from './roulette/index.ts'
import { sicBo } from './sic-bo/index.ts'
import type {
  AfterVoid,
  OfferedSpot,
  RoadEntry,
  TableDefinition,
  TableDraws,
  TableGame,
  TablePlan,
  TablePosition,
} from './table-game.ts'
import { moneyWheel } from './wheel/index.ts'
import { xocDia } from './xoc-dia/index.ts'
import { yard } from './yard/index.ts'

/**
 * The rules of one definition with its types closed over, so that games of every kind stand in one list. States, facts
 * and results are plain data of the game's own shape.
 */
export interface TableRules {
  /** Short name, such as `bac-c/1`; it stands in slips and in the book. */
  id: string
  definition: TableDefinition
  firstState(): unknown
  /** Undefined for what is no state that a round of the game starts from. */
  readState(input: unknown): unknown
  plan(state: unknown, field: Draws): TablePlan
  spots(state: unknown, plan: TablePlan): OfferedSpot[]
  deal(state: unknown, plan: TablePlan, draws: TableDraws): { result: unknown; state: unknown }
  afterVoid(state: unknown): AfterVoid<unknown>
  returnX10000(position: Omit<TablePosition, 'units'>, result: unknown): number
  opposites: readonly (readonly string[])[]
  /** What a spot returns on every result, all equally likely; empty where a game has too many of them. */
  equalReturns(spot: string): readonly number[]
  returns(facts: unknown): ReadonlyMap<string, Multiple>
  roadEntry(result: unknown): RoadEntry | null
  extraRevealMs(result: unknown): number
}

function register<D extends TableDefinition, S, F, R>(game: TableGame<D, S, F, R>): TableRules[] {
  return game.definitions.map(definition => {
    let equalResults: R[] | null = null
    const equalReturns = new Map<string, readonly number[]>()
    const returnsOnEach = (spot: string): readonly number[] => {
      equalResults ??= game.equalResults?.(definition) ?? []
      // What is returned on results that can be gone through follows from the definition alone.
      return equalResults.map(result => game.returnX10000(definition, { spot, topReturnX10000: 0 }, result))
    }
    let standingReturns: ReadonlyMap<string, Multiple> | null = null
    return {
      id: `${definition.edition}/${definition.version}`,
      definition,
      firstState: () => game.firstState(definition),
      readState: input => game.readState(definition, input),
      plan: (state, field) => game.plan(definition, state as S, field),
      spots: (state, plan) => game.spots(definition, state as S, plan as TablePlan<F>),
      deal: (state, plan, draws) => game.deal(definition, state as S, plan as TablePlan<F>, draws),
      afterVoid: state => game.afterVoid(definition, state as S),
      returnX10000: (position, result) => game.returnX10000(definition, position, result as R),
      opposites: game.opposites,
      equalReturns(spot) {
        const known = equalReturns.get(spot) ?? returnsOnEach(spot)
        equalReturns.set(spot, known)
        return known
      },
      returns(facts) {
        if (facts !== null) return game.returns(definition, facts as F)
        // Where prices stand, so do returns, and some take long to count.
        standingReturns ??= game.returns(definition, facts as F)
        return standingReturns
      },
      roadEntry: result => game.roadEntry(result as R),
      extraRevealMs: result => game.extraRevealMs?.(result as R) ?? 0,
    }
  })
}

/**
 * Every definition that was ever published; a new game is a folder beside these and a line here. Old versions stay: rounds
 * that were opened under them end and verify by them.
 */
export const tableRules: readonly TableRules[] = [
  ...register(baccarat),
  ...register(rouletteTable),
  ...register(spark),
  ...register(sicBo),
  ...register(dragonTiger),
  ...register(xocDia),
  ...register(moneyWheel),
  ...register(yard),
  ...register(cup),
]

/** The rules of a short name such as `bac-c/1`. @throws RangeError for one that is not registered */
export function rulesOf(id: string): TableRules {
  const rules = tableRules.find(one => one.id === id)
  if (!rules) throw new RangeError(`no table definition is called ${id}`)
  return rules
}

const knownHashes = new WeakMap<TableDefinition, string>()

/** Content address of a definition: hex SHA-256 of its canonical JSON (games book 7.3). */
export function tableDefinitionHash(definition: TableDefinition, sha256: Sha256): string {
  const known = knownHashes.get(definition)
  if (known) return known
  const hash = toHex(sha256(new TextEncoder().encode(canonicalJson(definition))))
  knownHashes.set(definition, hash)
  return hash
}

/** The rules that a definition hash stands for; undefined when no registered ones have it. */
export const findRules = (hash: string, sha256: Sha256): TableRules | undefined =>
  tableRules.find(({ definition }) => tableDefinitionHash(definition, sha256) === hash)

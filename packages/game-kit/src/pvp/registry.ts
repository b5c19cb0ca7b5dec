import { canonicalJson } from '../models/registry.ts'
import { toHex } from '../seeds.ts'
import type { Sha256 } from '../stream.ts'
import { banners } from './banners/index.ts'
import { dice } from './dice/index.ts'
import type {
  Deal,
  GameResult,
  GameStep,
  MatchCode,
  MatchDefinition,
  MatchGame,
  Move,
  MovedBy,
  Refused,
} from './match-game.ts'
import { tienLen } from './tien-len/index.ts'

/** The rules of one definition with its types closed over, so that all games stand in one list. */
export interface MatchRules {
  /** Short name, such as `DUO-DICE/1`; it stands in states. */
  id: string
  definition: MatchDefinition
  isDuel: boolean
  deal(deal: Deal): GameStep<unknown>
  turnOf(state: unknown): number
  waiting(state: unknown): number[]
  move(state: unknown, seat: number, move: Move, by: MovedBy): GameStep<unknown> | Refused
  clockMove(state: unknown, seat: number): Move
  result(state: unknown): GameResult | null
  view(state: unknown, seat: number): unknown
  open(state: unknown): number[][]
}

function register<D extends MatchDefinition, S, V>(game: MatchGame<D, S, V>): MatchRules[] {
  return game.definitions.map(definition => ({
    id: `${definition.code}/${definition.version}`,
    definition,
    isDuel: game.isDuel,
    deal: deal => game.deal(definition, deal),
    turnOf: state => game.turnOf(state as S),
    waiting: state => game.waiting(state as S),
    move: (state, seat, move, by) => game.move(definition, state as S, seat, move, by),
    clockMove: (state, seat) => game.clockMove(state as S, seat),
    result: state => game.result(state as S),
    view: (state, seat) => game.view(definition, state as S, seat),
    open: state => game.open(state as S),
  }))
}

/**
 * Every definition that was ever published. Old versions stay: matches that began under them end and verify by them.
 */
const matchRules: readonly MatchRules[] = [...register(dice), ...register(banners), ...register(tienLen)]

/** The rules of a short name such as `DUO-DICE/1`. @throws RangeError for one that is not registered */
export function matchRulesOf(id: string): MatchRules {
  const rules = matchRules.find(one => one.id === id)
  if (!rules) throw new RangeError(`no match definition is called ${id}`)
  return rules
}

/** The newest rules of a game. */
export const newestRules = (code: MatchCode): MatchRules =>
  matchRules
    .filter(({ definition }) => definition.code === code)
    .reduce((newest, rules) => (rules.definition.version > newest.definition.version ? rules : newest))

const knownHashes = new WeakMap<MatchDefinition, string>()

/** Content address of a definition: hex SHA-256 of its canonical JSON (games book 7.3). */
export function matchDefinitionHash(definition: MatchDefinition, sha256: Sha256): string {
  const known = knownHashes.get(definition)
  if (known) return known
  const hash = toHex(sha256(new TextEncoder().encode(canonicalJson(definition))))
  knownHashes.set(definition, hash)
  return hash
}

/** The rules that a definition hash stands for; undefined when no registered ones have it. */
export const findMatchRules = (hash: string, sha256: Sha256): MatchRules | undefined =>
  matchRules.find(({ definition }) => matchDefinitionHash(definition, sha256) === hash)

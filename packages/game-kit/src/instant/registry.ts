import type { Draws } from '../draws.ts'
import { canonicalJson } from '../models/registry.ts'
import { toHex } from '../seeds.ts'
import type { Sha256 } from '../stream.ts'
import { bingo } from './bingo/index.ts'
import { blackjack } from './blackjack/index.ts'
import { crash } from './crash/index.ts'
import { hiLo } from './hi-lo/index.ts'
import type {
  InstantBet,
  InstantDefinition,
  InstantFacts,
  InstantGame,
  InstantKind,
  InstantOutcome,
  TimedChoice,
} from './instant-game.ts'
import { mines } from './mines/index.ts'
import { plinko } from './plinko/index.ts'
import { roulette } from './roulette/index.ts'

/** One set of tables of a game with its types closed over, so that games of every kind stand in one list. */
export interface RegisteredTable {
  definition: InstantDefinition
  takesChips: boolean
  endsByClock: boolean
  /** @throws InstantInputError naming the field */
  options(input: unknown, stakeUnits: number): unknown
  /** @throws InstantInputError naming the field */
  choice(input: unknown): unknown
  /** @throws InstantInputError for a choice that the round does not offer */
  play(bet: InstantBet, choices: readonly TimedChoice[], draws: Draws): InstantOutcome
  facts(): InstantFacts
}

function register<D extends InstantDefinition, O, C>(game: InstantGame<D, O, C>): RegisteredTable[] {
  return game.definitions.map(definition => {
    let facts: InstantFacts | null = null
    return {
      definition,
      takesChips: game.takesChips ?? false,
      endsByClock: game.endsByClock ?? false,
      options: (input, stakeUnits) => game.options(definition, input, stakeUnits),
      choice: input => game.choice(definition, input),
      play: (bet, choices, draws) =>
        game.play(definition, bet as InstantBet<O>, choices as readonly TimedChoice<C>[], draws),
      facts: () => (facts ??= game.facts(definition)),
    }
  })
}

/**
 * Every table that was ever published; a new game is a folder beside these and a line here. Old versions stay: rounds that
 * were opened under them end and verify by them.
 */
export const instantTables: readonly RegisteredTable[] = [
  ...register(mines),
  ...register(roulette),
  ...register(plinko),
  ...register(hiLo),
  ...register(crash),
  ...register(bingo),
  ...register(blackjack),
]

/** The newest version of a table. @throws RangeError for tables that are not registered */
export function tableOf(kind: InstantKind, edition: string): RegisteredTable {
  const versions = instantTables
    .filter(({ definition }) => definition.kind === kind && definition.edition === edition)
    .sort((a, b) => b.definition.version - a.definition.version)
  if (!versions[0]) throw new RangeError(`no ${kind} has the edition ${edition}`)
  return versions[0]
}

const knownHashes = new WeakMap<InstantDefinition, string>()

/** Content address of a definition: hex SHA-256 of its canonical JSON (games book 7.3). */
export function instantDefinitionHash(definition: InstantDefinition, sha256: Sha256): string {
  const known = knownHashes.get(definition)
  if (known) return known
  const hash = toHex(sha256(new TextEncoder().encode(canonicalJson(definition))))
  knownHashes.set(definition, hash)
  return hash
}

/** The table that a definition hash stands for; undefined when no registered one has it. */
export const findTable = (hash: string, sha256: Sha256): RegisteredTable | undefined =>
  instantTables.find(({ definition }) => instantDefinitionHash(definition, sha256) === hash)

import { canonicalJson } from '../../models/registry.ts'
import { toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'
import { type BossName, EVENTS, type Prey, type PreyName, SWIMMERS } from './prey.ts'
import { QUARTER_SINES } from './sines.ts'
import { FISH_CODES, FISH_TITLES, type FishCode } from './titles.ts'

/** Nominal returns in percent; each is a definition of its own. */
const FISH_EDITIONS = ['95', '96', '97'] as const
export type FishEdition = (typeof FISH_EDITIONS)[number]

/** What a title is played by: plain data, addressed by the hash of its content, never edited (games book 7.3). */
export interface FishDefinition {
  kind: 'fish'
  code: FishCode
  /** Raised with every change of prey, weights or rules; part of each stream's message. */
  version: number
  edition: FishEdition
  /** The exact return of every shot, a of b. */
  share: { a: number; b: number }
  /** Every swimmer of the table, in the order in which `spawnWeights` is walked. */
  swimmers: readonly Prey[]
  /** Out of 64; a swimmer of weight 0 does not come. */
  spawnWeights: readonly number[]
  bosses: readonly Prey[]
  clam: Prey | null
  /** Sines of the first quarter of a turn. */
  quarterSines: readonly number[]
}

const SHARES: Readonly<Record<FishEdition, FishDefinition['share']>> = {
  ...{ '95': { a: 19, b: 20 }, '96': { a: 24, b: 25 }, '97': { a: 97, b: 100 } },
}

const eventOf = (name: BossName | 'clam'): Prey => EVENTS.find(prey => prey.name === name)!

function define(code: FishCode, edition: FishEdition): FishDefinition {
  const { spawnWeights, bosses, hasClam } = FISH_TITLES[code]
  return {
    ...{ kind: 'fish', code, version: 1, edition, share: SHARES[edition] },
    ...{ swimmers: SWIMMERS, spawnWeights, bosses: bosses.map(eventOf), clam: hasClam ? eventOf('clam') : null },
    quarterSines: QUARTER_SINES,
  }
}

/** Every definition that was ever published. Old versions stay: tickets that were opened under them verify by them. */
export const fishDefinitions: readonly FishDefinition[] = FISH_CODES.flatMap(code =>
  FISH_EDITIONS.map(edition => define(code, edition)),
)

/** The newest definition of a title in an edition; 24/25 unless another is asked for. */
export const fishDefinitionOf = (code: FishCode, edition: FishEdition = '96'): FishDefinition =>
  fishDefinitions.findLast(one => one.code === code && one.edition === edition)!

/** Everything that can be met in a title: swimmers that come, bosses and the clam. */
export const preyOf = ({ swimmers, spawnWeights, bosses, clam }: FishDefinition): Prey[] => [
  ...swimmers.filter((_, place) => spawnWeights[place]! > 0),
  ...bosses,
  ...(clam ? [clam] : []),
]

/** @throws RangeError for prey that the title does not have */
export function preyNamed(definition: FishDefinition, name: PreyName): Prey {
  const prey = preyOf(definition).find(one => one.name === name)
  if (!prey) throw new RangeError(`${definition.code} has no ${name}`)
  return prey
}

const knownHashes = new WeakMap<FishDefinition, string>()

/** Content address of a definition: hex SHA-256 of its canonical JSON. */
export function fishDefinitionHash(definition: FishDefinition, sha256: Sha256): string {
  const known = knownHashes.get(definition)
  if (known) return known
  const hash = toHex(sha256(new TextEncoder().encode(canonicalJson(definition))))
  knownHashes.set(definition, hash)
  return hash
}

/** The definition that a hash stands for; undefined when no published one has it. */
export const findFishDefinition = (hash: string, sha256: Sha256): FishDefinition | undefined =>
  fishDefinitions.find(definition => fishDefinitionHash(definition, sha256) === hash)

import type { Draws } from '../draws.ts'
import { toHex } from '../seeds.ts'
import type { Sha256 } from '../stream.ts'
import { bookModel } from './book/index.ts'
import { classicModel } from './classic/index.ts'
import { clustersModel } from './clusters/index.ts'
import { expandingWildsModel } from './expanding-wilds/index.ts'
import { holdAndWinModel } from './hold-and-win/index.ts'
import { linesModel } from './lines/index.ts'
import type { Definition, Model, ModelFacts, ModelLetter, Outcome, Variant } from './model.ts'
import { VARIANTS } from './model.ts'
import { mysteryWaysModel } from './mystery-ways/index.ts'
import { variableWaysModel } from './variable-ways/index.ts'
import { waysCascadeModel } from './ways-cascade/index.ts'
import { wheelModel } from './wheel/index.ts'

/** A model with its definition type closed over, so that models of every kind stand in one list. */
export interface RegisteredModel {
  letter: ModelLetter
  name: string
  definition(variant: Variant): Definition
  play(variant: Variant, betUnits: number, draws: Draws): Outcome
  evaluator(variant: Variant): (draws: Draws) => number
  facts(variant: Variant): ModelFacts
}

function register<D extends Definition>(model: Model<D>): RegisteredModel {
  const definitions = new Map(VARIANTS.map(variant => [variant, model.definition(variant)]))
  const definition = (variant: Variant) => definitions.get(variant)!
  return {
    letter: model.letter,
    name: model.name,
    definition,
    play: (variant, betUnits, draws) => model.play(definition(variant), betUnits, draws),
    evaluator: variant => model.evaluator(definition(variant)),
    facts: variant => model.facts(variant),
  }
}

/** Every model that can be played; a new one is a folder beside these and a line here. */
export const models: Readonly<Partial<Record<ModelLetter, RegisteredModel>>> = {
  a: register(classicModel),
  b: register(linesModel),
  c: register(waysCascadeModel),
  d: register(holdAndWinModel),
  e: register(clustersModel),
  f: register(variableWaysModel),
  g: register(expandingWildsModel),
  h: register(bookModel),
  i: register(wheelModel),
  j: register(mysteryWaysModel),
}

/** @throws RangeError for a letter that no registered model has */
export function modelOf(letter: ModelLetter): RegisteredModel {
  const model = models[letter]
  if (!model) throw new RangeError(`no model ${letter} is registered; there are ${Object.keys(models).join(', ')}`)
  return model
}

/** JSON with sorted keys and no spaces: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(',')}}`
}

/** Definitions are never edited, so each one's hash is computed once. */
const knownHashes = new WeakMap<Definition, string>()

/** Content address of a definition: hex SHA-256 of its canonical JSON (games book 7.3). */
export function definitionHash(definition: Definition, sha256: Sha256): string {
  const known = knownHashes.get(definition)
  if (known) return known
  const hash = toHex(sha256(new TextEncoder().encode(canonicalJson(definition))))
  knownHashes.set(definition, hash)
  return hash
}

/** The model and variant that a definition hash stands for; undefined when no registered definition has it. */
export function findDefinition(
  hash: string,
  sha256: Sha256,
): { model: RegisteredModel; definition: Definition } | undefined {
  for (const model of Object.values(models)) {
    for (const variant of VARIANTS) {
      const definition = model.definition(variant)
      if (definitionHash(definition, sha256) === hash) return { model, definition }
    }
  }
  return undefined
}

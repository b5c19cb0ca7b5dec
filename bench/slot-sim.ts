import {
  type Draws,
  drawsFrom,
  type ModelLetter,
  modelOf,
  models,
  openStream,
  outcomeLabel,
  SimulationDraws,
} from '@baize/game-kit'
import { hmac } from '@baize/game-kit/node/crypto'
import type { BenchOptions, BenchResult } from './wallet/world.ts'

/** Whole rounds, free spins and features included, on one core; the median of interleaved passes. */
const WHOLE = { passes: 4, rounds: 4_000_000, streamRounds: 100_000 }
const SMOKE = { passes: 1, rounds: 100_000, streamRounds: 2_000 }
const LETTERS = Object.keys(models) as ModelLetter[]

/** Models whose wins vanish and are refilled: a round is a chain of grids. */
const CASCADES: readonly ModelLetter[] = ['c', 'e', 'f']

/** Rounds a second of each model from a fast generator, and of model b from the committed stream, one nonce a round. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { passes, rounds, streamRounds } = smoke ? SMOKE : WHOLE
  const draws = new SimulationDraws(2026)
  const evaluators = LETTERS.map(letter => modelOf(letter).evaluator('0.96'))
  const rates = LETTERS.map(() => [] as number[])
  const streamRates: number[] = []
  const lines = evaluators[LETTERS.indexOf('b')]!
  // Compiles everything, so that no pass pays for it.
  for (const evaluate of evaluators) play(evaluate, draws, rounds / 4)
  playFromStream(lines, 0, streamRounds / 4)
  for (let pass = 0; pass < passes; pass++) {
    evaluators.forEach((evaluate, i) => {
      rates[i]!.push(rounds / seconds(() => play(evaluate, draws, rounds)))
    })
    streamRates.push(streamRounds / seconds(() => playFromStream(lines, pass * streamRounds, streamRounds)))
  }
  const medians = rates.map(median)
  const slowest = (isCascade: boolean) =>
    Math.min(...medians.filter((_, i) => CASCADES.includes(LETTERS[i]!) === isCascade))
  return {
    figures: {
      ...Object.fromEntries(LETTERS.map((letter, i) => [`${letter}_rounds_per_s`, medians[i]!])),
      slowest_lines_per_s: slowest(false),
      slowest_cascade_per_s: slowest(true),
      stream_rounds_per_s: median(streamRates),
    },
    targets: { slowest_lines_per_s: { min: 5_000_000 }, slowest_cascade_per_s: { min: 1_500_000 } },
  }
}

function play(evaluate: (draws: Draws) => number, draws: Draws, rounds: number): number {
  let coins = 0
  for (let i = 0; i < rounds; i++) coins += evaluate(draws)
  return coins
}

function playFromStream(evaluate: (draws: Draws) => number, firstNonce: number, rounds: number): number {
  const serverSeed = new Uint8Array(32).fill(1)
  let coins = 0
  for (let i = 0; i < rounds; i++) {
    const label = outcomeLabel({ gameCode: 'BRZ-001', clientSeed: 'bench', nonce: firstNonce + i }, 1)
    coins += evaluate(drawsFrom(openStream(hmac, serverSeed, label)))
  }
  return coins
}

function seconds(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return Math.round((sorted[Math.floor(middle - 0.5)]! + sorted[Math.floor(middle)]!) / 2)
}

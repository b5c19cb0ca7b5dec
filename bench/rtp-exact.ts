import { isDeepStrictEqual } from 'node:util'
import { models, SimulationDraws, VARIANTS } from '@baize/game-kit'
import type { BenchmarkResult } from './main.ts'
import { enumerations } from './rtp/enumerations.ts'
import { fishPrey } from './rtp/fish-prey.ts'
import { lotteryBets } from './rtp/lottery-bets.ts'
import { tableSpots } from './rtp/table-spots.ts'

const simulatedRounds = 100_000_000
/** Rounds out of a book take longer, and every one of them is counted as well. */
const simulatedBookRounds = 20_000_000
const bookModels = ['e', 'f']
const lotteryDraws = 100_000
/** Some four hundred means are compared, so one lies beyond three standard errors in every run. */
const lotterySigmaMost = 4.5

/**
 * `models`: models whose four variants state exactly what full enumeration of every stop combination or book entry gives.
 * `worst_sigma`: the largest distance of a simulation's mean from the stated return, in standard errors.
 * `lottery_bet_types`: bet types with an exact return, held against real draws in `lottery_worst_sigma`.
 * `table_definitions`: shared tables all of whose `table_returns` come out the same in two ways, as exact fractions.
 * `fish_definitions`: fish titles in an edition all of whose `fish_returns` are exactly what is stated.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  let exact = 0
  let worstSigma = 0
  for (const model of Object.values(models)) {
    const rounds = smoke ? 100_000 : bookModels.includes(model.letter) ? simulatedBookRounds : simulatedRounds
    const variants = smoke ? VARIANTS.slice(0, 1) : VARIANTS
    const isExact = variants.every(variant =>
      enumerations[model.letter].every(enumeration => isDeepStrictEqual(...enumeration(variant))),
    )
    if (isExact) exact++
    for (const [i, variant] of variants.entries()) {
      const sigma = simulate(model.evaluator(variant), model.facts(variant), { seed: i + 1, rounds })
      worstSigma = Math.max(worstSigma, sigma)
      console.log(`model ${model.letter} ${variant}: simulation ${sigma.toFixed(2)} standard errors off`)
    }
  }
  const lotteries = lotteryBets(smoke ? 1_000 : lotteryDraws)
  const tables = tableSpots()
  const fish = fishPrey()
  return {
    figures: {
      models: exact,
      worst_sigma: worstSigma,
      lottery_bet_types: lotteries.types,
      lottery_contents_drawn: lotteries.compared,
      lottery_worst_sigma: lotteries.worstSigma,
      table_definitions: tables.definitions,
      table_returns: tables.compared,
      fish_definitions: fish.definitions,
      fish_returns: fish.compared,
    },
    targets: {
      models: { min: Object.keys(models).length },
      worst_sigma: { max: 3 },
      lottery_bet_types: { min: lotteries.of },
      lottery_worst_sigma: { max: lotterySigmaMost },
      table_definitions: { min: tables.of },
      fish_definitions: { min: fish.of },
    },
  }
}

function simulate(
  evaluate: (draws: SimulationDraws) => number,
  { rtp, coinsPerBet }: { rtp: number; coinsPerBet: number },
  { seed, rounds }: { seed: number; rounds: number },
): number {
  const draws = new SimulationDraws(seed)
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    const coins = evaluate(draws)
    sum += coins
    squares += coins * coins
  }
  const mean = sum / rounds
  const standardError = Math.sqrt((squares / rounds - mean * mean) / rounds)
  return Math.abs(mean - rtp * coinsPerBet) / standardError
}

import { expect, test } from 'vitest'
import { driftsOf } from './drift.ts'

const [days, rollUpsADay, roundsARollUp] = [31, 1_440, 5]
/** Each addition in double precision is off by at most this share of what comes out. */
const unit = 2 ** -53
/** Of a month whose days were added to each minute: one addition a roll-up, one a day, and what a roll-up brings is rounded itself. */
const bound = (rollUpsADay + days + 1) * unit
const z99 = 2.5758

interface Round {
  stake: bigint
  payout: bigint
}

/** Stakes from 1.00 to 1,000.00; every other round is lost, and one in two thousand pays five thousand times as much. */
function rareWins(random: () => number): Round {
  const stake = BigInt(Math.floor(10_000 * 1_000 ** random()))
  const drawn = random()
  return { stake, payout: drawn < 0.0005 ? stake * 5_000n : drawn < 0.5 ? 0n : (stake * 13n) / 10n }
}

/** Rounds that return a hundredth more or less than was staked, whose deviation is what is left of sums a hundred thousand times as large. */
function nearlyEven(random: () => number): Round {
  const stake = BigInt(Math.floor(10_000 * 1_000 ** random()))
  return { stake, payout: (stake * BigInt(990 + Math.floor(random() * 21))) / 1_000n }
}

test.each([
  ['rare wins', rareWins],
  ['nearly even returns', nearlyEven],
] as const)(
  '[CONS-029] squares of a month of %s are off by less than a millionth of a millionth, and the interval by no digit that it shows',
  (_, play) => {
    const { exact, kept } = monthOf(play, seeded(2_026))
    for (const name of ['stakeSquares', 'payoutSquares', 'products'] as const)
      expect(offBy(kept[name], exact[name])).toBeLessThan(bound)

    const { stake, payout, stakeSquares, payoutSquares, products } = exact
    // Of the sum of (payout - R stake)^2, times the stake squared; and of the same sum with no sign in it, which is what roundings grow by.
    const [p, x, s] = [payoutSquares * stake ** 2n, payout * stake * products, payout ** 2n * stakeSquares]
    const squares = p - 2n * x + s
    const grownBy = Number(p + 2n * x + s) / Number(squares)
    const margin = (z99 * Math.sqrt(Number(squares)) * 100) / Number(stake) ** 2
    const { list } = driftsOf([{ ...kept, gameCode: 'ONE', bets: 1e6 }], () => ({ percent: 96, isVolatile: false }))
    const off = Math.abs(list[0]!.marginPercent / margin - 1)
    expect(off).toBeLessThan(bound * grownBy)
    expect(off).toBeLessThan(1e-7)
  },
)

test('a win that is taken back leaves less behind than the square of a hundred-millionth of it', () => {
  const usual = 5_000 * 10_000 ** 2
  const win = 1e6 * 10_000
  const left = usual + win ** 2 - win ** 2 - usual
  expect(left).not.toBe(0)
  expect(Math.abs(left)).toBeLessThan((win * 1.1e-8) ** 2)
})

/** Sums of a month, exact and as roll-ups keep them: each adds its own rounds up exactly and adds that to the day in double precision. */
function monthOf(play: (random: () => number) => Round, random: () => number) {
  const exact = { stake: 0n, payout: 0n, stakeSquares: 0n, payoutSquares: 0n, products: 0n }
  const kept = { stakeSquares: 0, payoutSquares: 0, products: 0 }
  for (let day = 0; day < days; day++) {
    const ofDay = { stakeSquares: 0, payoutSquares: 0, products: 0 }
    for (let rollUp = 0; rollUp < rollUpsADay; rollUp++) {
      const sums = { stakeSquares: 0n, payoutSquares: 0n, products: 0n }
      for (let round = 0; round < roundsARollUp; round++) {
        const { stake, payout } = play(random)
        exact.stake += stake
        exact.payout += payout
        sums.stakeSquares += stake ** 2n
        sums.payoutSquares += payout ** 2n
        sums.products += stake * payout
      }
      for (const name of ['stakeSquares', 'payoutSquares', 'products'] as const) {
        exact[name] += sums[name]
        ofDay[name] += Number(sums[name])
      }
    }
    for (const name of ['stakeSquares', 'payoutSquares', 'products'] as const) kept[name] += ofDay[name]
  }
  return { exact, kept: { ...kept, stake: Number(exact.stake), payout: Number(exact.payout) } }
}

/** Share by which a number differs from an exact one. */
const offBy = (rounded: number, exact: bigint): number => {
  const away = BigInt(rounded) - exact
  return Number(away < 0n ? -away : away) / Number(exact)
}

/** Numbers from 0 to below 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

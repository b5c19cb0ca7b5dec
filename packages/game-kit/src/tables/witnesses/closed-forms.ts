import type { Multiple } from '../../instant/multiple.ts'
import { SPOTS } from '../../instant/roulette/spots.ts'

/** Hundredths of a return, stake included, for so many of `of` equally likely results; `back` of them return the stake. */
const ways = (hits: number, hundredths: number, of: number, back = 0): Multiple => ({
  over: BigInt(hits * hundredths + back * 100),
  under: BigInt(100 * of),
})

/** 36 over the numbers of a spot, and so many numbers: the same on all. Half back adds half a stake on zero. */
export const rouletteWitness = (givesHalfBack: boolean): Map<string, Multiple> =>
  new Map(
    [...SPOTS.values()].map(({ id, isEven }) => [id, { over: givesHalfBack && isEven ? 365n : 360n, under: 370n }]),
  )

/** (30 + 2.4 / 37 x (122.5 - 30)) / 37 on straights: 2.4 lucky numbers a round, 121.5 to one on average. */
export const sparkWitness = (): Map<string, Multiple> =>
  new Map(
    [...SPOTS.values()].map(({ id, numbers }) => [
      id,
      numbers.length === 1 ? { over: 30n * 370n + (24n * 925n) / 10n, under: 370n * 37n } : { over: 36n, under: 37n },
    ]),
  )

/** Throws by total, 3 to 18 mirrored at 10.5. */
const THROWS: Readonly<Record<number, number>> = { 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27 }
const TOTAL_PAYS: Readonly<Record<number, number>> = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }

export function sicBoWitness(): Map<string, Multiple> {
  const of = 216
  const faces = [1, 2, 3, 4, 5, 6]
  const each = (name: string, value: Multiple) => faces.map((face): [string, Multiple] => [`${name}${face}`, value])
  // On one die 75 throws, on two 15, on three 1: they return 2, 3 and 4 stakes.
  const single = { over: BigInt(75 * 2 + 15 * 3 + 4), under: BigInt(of) }
  return new Map([
    ...['small', 'big', 'odd', 'even'].map((spot): [string, Multiple] => [spot, ways(105, 200, of)]),
    ...each('n', single),
    ...faces.flatMap(low =>
      faces.filter(high => high > low).map((high): [string, Multiple] => [`c${low}${high}`, ways(30, 600, of)]),
    ),
    ...each('d', ways(16, 1_200, of)),
    ...each('k', ways(1, 18_100, of)),
    ['any', ways(6, 3_100, of)] as [string, Multiple],
    ...Object.entries(THROWS).flatMap(([total, hits]): [string, Multiple][] => {
      const value = ways(hits, 100 * (TOTAL_PAYS[Number(total)]! + 1), of)
      return [
        [`t${total}`, value],
        [`t${21 - Number(total)}`, value],
      ]
    }),
  ])
}

/** Of 415 cards that may meet the first one, 31 are of its rank and 7 are the same card. */
export function dragonTigerWitness(): Map<string, Multiple> {
  const side = { over: BigInt((415 - 31) * 2 + 31), under: 830n }
  const onCard = (card: string): [string, Multiple][] => [
    [`${card}O`, ways(7, 175, 13)],
    [`${card}E`, ways(6, 205, 13)],
    [`${card}R`, ways(1, 190, 2)],
    [`${card}K`, ways(1, 190, 2)],
    [`${card}H`, ways(6, 200, 13)],
    [`${card}L`, ways(6, 200, 13)],
  ]
  return new Map([
    ['D', side],
    ['T', side],
    ['TIE', ways(31, 1_200, 415)],
    ['STIE', ways(7, 5_100, 415)],
    ...onCard('D'),
    ...onCard('T'),
  ])
}

/** Of 16 falls of four coins 1, 4, 6, 4, 1 show 0 to 4 red. */
export const xocDiaWitness = (): Map<string, Multiple> =>
  new Map([
    ...['even', 'odd'].map((spot): [string, Multiple] => [spot, ways(8, 195, 16)]),
    ...['red4', 'white4'].map((spot): [string, Multiple] => [spot, ways(1, 1_500, 16)]),
    ...['red3', 'white3'].map((spot): [string, Multiple] => [spot, ways(4, 380, 16)]),
    ['two', ways(6, 250, 16)] as [string, Multiple],
    ['four', ways(2, 750, 16)] as [string, Multiple],
    ...['high', 'low'].map((spot): [string, Multiple] => [spot, ways(5, 190, 16, 6)]),
  ])

/** count x (60 + 67 n) / 3 480. */
export const wheelWitness = (): Map<string, Multiple> =>
  new Map(
    [
      ...[[1, 26] as const, [2, 17] as const, [6, 7] as const],
      ...[[9, 5] as const, [24, 2] as const, [48, 1] as const],
    ].map(([n, count]) => [`w${n}`, { over: BigInt(count * (60 + 67 * n)), under: 3_480n }]),
  )

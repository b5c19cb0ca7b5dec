import type { Multiple } from '../../instant/multiple.ts'
import type { BaccaratDefinition } from '../baccarat/definition.ts'

/** The banker's third card as a grid: rows are totals 0 to 7, columns the player's third card 0 to 9, then none. */
export const BANKER_GRID = [
  ...['DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDSDD'],
  ...['SSDDDDDDSSD', 'SSSSDDDDSSD', 'SSSSSSDDSSS', 'SSSSSSSSSSS'],
] as const
const STOOD = 10

/** Ordered six-card deals of a fresh shoe by what a round of them shows. */
export interface SixCardCounts {
  banker: bigint
  player: bigint
  tie: bigint
  bankerOnSix: bigint
  fourCards: bigint
  fiveCards: bigint
  sixCards: bigint
  /** By side: natural wins, natural ties, and wins without a natural by margin. */
  natural: { P: bigint; B: bigint; tie: bigint }
  margins: { P: bigint[]; B: bigint[] }
  deals: bigint
}

/**
 * Goes through every six-card deal by points, needed or not, and reads the third cards off the grid: a witness beside the
 * tree of the rules.
 */
export function sixCardCounts(decks: number): SixCardCounts {
  const left = Array.from({ length: 10 }, (_, points) => 4 * decks * (points === 0 ? 4 : 1))
  const sums = { banker: 0, player: 0, tie: 0, bankerOnSix: 0, fourCards: 0, fiveCards: 0, sixCards: 0, deals: 0 }
  const natural = { P: 0, B: 0, tie: 0 }
  const margins = { P: Array<number>(10).fill(0), B: Array<number>(10).fill(0) }
  const cards: number[] = []
  const count = (ways: number) => {
    const [p1, b1, p2, b2, fifth, sixth] = cards as [number, number, number, number, number, number]
    let [player, banker, dealt] = [(p1 + p2) % 10, (b1 + b2) % 10, 4]
    const isNatural = player > 7 || banker > 7
    if (!isNatural) {
      const third = player < 6 ? fifth : STOOD
      if (third !== STOOD) dealt++
      if (BANKER_GRID[banker]![third] === 'D') banker = (banker + (dealt++ === 4 ? fifth : sixth)) % 10
      if (third !== STOOD) player = (player + third) % 10
    }
    sums.deals += ways
    sums[(['fourCards', 'fiveCards', 'sixCards'] as const)[dealt - 4]!] += ways
    sums[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += ways
    if (banker > player && banker === 6) sums.bankerOnSix += ways
    const winner = player > banker ? 'P' : 'B'
    if (isNatural) natural[player === banker ? 'tie' : winner] += ways
    else margins[winner][Math.abs(player - banker)]! += ways
  }
  const deal = (ways: number) => {
    if (cards.length === 6) return count(ways)
    for (let points = 0; points < 10; points++) {
      const more = left[points]!--
      cards.push(points)
      deal(ways * more)
      cards.pop()
      left[points]!++
    }
  }
  deal(1)
  const exact = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, BigInt(sum)]))
  return {
    ...(exact as Record<keyof typeof sums, bigint>),
    natural: { P: BigInt(natural.P), B: BigInt(natural.B), tie: BigInt(natural.tie) },
    margins: { P: margins.P.map(BigInt), B: margins.B.map(BigInt) },
  }
}

/** Chances of pairs in closed form: the second card of a rank, and of a card, that the first one leaves. */
function pairChances(decks: number) {
  const size = BigInt(52 * decks)
  const [ofRank, ofCard] = [BigInt(4 * decks - 1), BigInt(decks - 1)]
  const [rank, card] = [ofRank + 1n, ofCard + 1n]
  const under = (size - 1n) * (size - 2n) * (size - 3n)
  const onePair = ofRank * (size - 2n) * (size - 3n)
  const onePerfect = ofCard * (size - 2n) * (size - 3n)
  const bothPairs = ofRank * ((ofRank - 1n) * (ofRank - 2n) + (size - rank) * ofRank)
  const bothPerfect = ofCard * ((ofCard - 1n) * (ofCard - 2n) + (size - card) * ofCard)
  return {
    onePair,
    eitherPair: 2n * onePair - bothPairs,
    justOnePerfect: 2n * (onePerfect - bothPerfect),
    bothPerfect,
    under,
  }
}

/** Returns of every spot by the grid and the closed forms, at the pays of the live tables book. */
export function baccaratWitness({ decks, edition }: BaccaratDefinition): Map<string, Multiple> {
  const six = sixCardCounts(decks)
  const pairs = pairChances(decks)
  const of = (over: bigint, times: bigint): Multiple => ({ over, under: times * six.deals })
  const ofPairs = (over: bigint): Multiple => ({ over, under: pairs.under })
  const dragon = (side: 'P' | 'B') => {
    const byMargin = [0n, 0n, 0n, 0n, 2n, 3n, 5n, 7n, 11n, 31n]
    const wins = byMargin.reduce((sum, returned, margin) => sum + returned * six.margins[side][margin]!, 0n)
    return of(2n * six.natural[side] + six.natural.tie + wins, 1n)
  }
  const hasCommission = edition === 'bac-c'
  return new Map([
    ['P', of(2n * six.player + six.tie, 1n)],
    [
      'B',
      hasCommission
        ? of(195n * six.banker + 100n * six.tie, 100n)
        : of(20n * six.banker - 5n * six.bankerOnSix + 10n * six.tie, 10n),
    ],
    ['T', of(9n * six.tie, 1n)],
    ...(hasCommission ? [] : [['S6', of(17n * six.bankerOnSix, 1n)] as const]),
    ['BIG', of(154n * (six.fiveCards + six.sixCards), 100n)],
    ['SML', of(25n * six.fourCards, 10n)],
    ['DP', dragon('P')],
    ['DB', dragon('B')],
    ['PP', ofPairs(12n * pairs.onePair)],
    ['BP', ofPairs(12n * pairs.onePair)],
    ['EP', ofPairs(6n * pairs.eitherPair)],
    ['XP', ofPairs(26n * pairs.justOnePerfect + 201n * pairs.bothPerfect)],
  ])
}

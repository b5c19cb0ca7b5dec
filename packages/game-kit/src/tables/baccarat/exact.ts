import type { Multiple } from '../../instant/multiple.ts'
import { cardAt, PACK } from '../cards/cards.ts'
import { bankerDraws, isNatural, playerDraws } from './coup.ts'
import type { BaccaratDefinition } from './definition.ts'
import { type CoupShape, isPairSpot, pairReturn, shapeReturn } from './pay.ts'

/** Ways in which ordered six-card deals of a fresh shoe come to each shape of a round. */
export interface CoupCensus {
  shapes: { shape: CoupShape; ways: bigint }[]
  deals: bigint
}

/** Cards of a deal, drawn or not: every leaf is counted in deals of six, so that all weigh the same. */
const DEALT = 6

/**
 * Counts the tree of a round by points, without going back to the shoe: two cards a side, then third cards where the rule
 * draws them. Every number stays below 2^53 (there are 4 998 398 275 503 360 deals of eight packs), so doubles are exact.
 */
export function coupCensus(decks: number): CoupCensus {
  const counts = Array.from({ length: 10 }, (_, points) => 4 * decks * (points === 0 ? 4 : 1))
  const size = PACK * decks
  const tally = new Map<number, number>()
  const add = (shape: CoupShape, ways: number, dealt: number) => {
    let all = ways
    for (let i = dealt; i < DEALT; i++) all *= size - i
    const key = ((shape.playerTotal * 10 + shape.bankerTotal) * 2 + shape.playerCards - 2) * 2 + shape.bankerCards - 2
    tally.set(key, (tally.get(key) ?? 0) + all)
  }
  const taking = (points: number, then: (ways: number) => void) => {
    const ways = counts[points]!
    if (ways === 0) return
    counts[points]!--
    then(ways)
    counts[points]!++
  }
  const each = (then: (points: number, ways: number) => void) => {
    for (let points = 0; points < 10; points++) taking(points, ways => then(points, ways))
  }
  const banker = (playerTotal: number, third: number | null, bankerTotal: number, ways: number) => {
    const playerCards = third === null ? 2 : 3
    if (!bankerDraws(bankerTotal, third))
      return add({ playerTotal, bankerTotal, playerCards, bankerCards: 2 }, ways, playerCards + 2)
    each((points, more) => {
      const total = (bankerTotal + points) % 10
      add({ playerTotal, bankerTotal: total, playerCards, bankerCards: 3 }, ways * more, playerCards + 3)
    })
  }
  each((player1, a) =>
    each((banker1, b) =>
      each((player2, c) =>
        each((banker2, d) => {
          const [player, bank] = [(player1 + player2) % 10, (banker1 + banker2) % 10]
          const ways = a * b * c * d
          if (isNatural(player) || isNatural(bank))
            add({ playerTotal: player, bankerTotal: bank, playerCards: 2, bankerCards: 2 }, ways, 4)
          else if (!playerDraws(player)) banker(player, null, bank, ways)
          else each((third, more) => banker((player + third) % 10, third, bank, ways * more))
        }),
      ),
    ),
  )
  const shapes = [...tally].map(([key, ways]) => ({ shape: shapeOf(key), ways: BigInt(ways) }))
  return { shapes, deals: shapes.reduce((sum, { ways }) => sum + ways, 0n) }
}

const shapeOf = (key: number): CoupShape => ({
  playerTotal: Math.floor(key / 40),
  bankerTotal: Math.floor(key / 4) % 10,
  playerCards: 2 + (Math.floor(key / 2) % 2),
  bankerCards: 2 + (key % 2),
})

/** Return of every spot on a fresh shoe. */
export function baccaratReturns(definition: BaccaratDefinition): Map<string, Multiple> {
  const census = coupCensus(definition.decks)
  const pairs = pairPaid(definition)
  return new Map(
    Object.keys(definition.returnsX10000).map(spot => {
      if (isPairSpot(spot)) return [spot, pairs(spot)]
      let over = 0n
      for (const { shape, ways } of census.shapes) over += ways * BigInt(shapeReturn(definition, spot, shape))
      return [spot, { over, under: 10_000n * census.deals }]
    }),
  )
}

/** Every first four cards by what they show. The player's first is the same card throughout: all are alike. */
function pairPaid(definition: BaccaratDefinition): (spot: string) => Multiple {
  const { decks } = definition
  const cards = Array.from({ length: PACK }, (_, place) => cardAt(place))
  const left = new Map(cards.map(card => [card, decks]))
  const take = (card: string, by: number) => left.set(card, left.get(card)! + by)
  const first = cards[0]!
  return spot => {
    let over = 0
    take(first, -1)
    for (const second of cards) {
      const ways = left.get(second)!
      take(second, -1)
      for (const third of cards) {
        const more = ways * left.get(third)!
        take(third, -1)
        for (const fourth of cards) {
          const paid = pairReturn(definition, spot, { player: [first, second], banker: [third, fourth] })
          if (paid > 0) over += more * left.get(fourth)! * paid
        }
        take(third, 1)
      }
      take(second, 1)
    }
    take(first, 1)
    const size = PACK * decks
    return { over: BigInt(over), under: 10_000n * BigInt((size - 1) * (size - 2) * (size - 3)) }
  }
}

import type { Definition } from './slot-round.ts'
import type { Below, Line } from './stream.ts'

interface Hand {
  cards: number[]
  stakes: number
  isDone: boolean
}

const points = (card: number): number => Math.min(10, (card % 13) + 1)
function total(cards: number[]): number {
  const hard = cards.reduce((sum, card) => sum + points(card), 0)
  return hard <= 11 && cards.some(card => points(card) === 1) ? hard + 10 : hard
}
const isNatural = (cards: number[]): boolean => cards.length === 2 && total(cards) === 21

/** Units that a round of blackjack pays. */
export function blackjackWin(d: Definition, { bet, choices = [] }: Line, below: Below): number {
  const deal = () => below(52)
  const own = [deal(), deal()]
  const house = [deal(), deal()]
  const hands: Hand[] = [{ cards: own, stakes: 1, isDone: isNatural(own) || isNatural(house) }]
  for (const { choice } of choices) {
    const hand = hands.find(({ isDone }) => !isDone)
    if (!hand || choice.kind === 'time-out') break
    if (choice.kind === 'split') {
      const drawn = [deal(), deal()]
      const isAces = points(own[0]!) === 1
      const halves = own.map((card, place) => ({ cards: [card, drawn[place]!], stakes: 1, isDone: isAces }))
      hands.splice(0, 1, ...halves)
    } else if (choice.kind === 'stand') hand.isDone = true
    else {
      hand.cards.push(deal())
      if (choice.kind === 'double') hand.stakes = 2
      hand.isDone = choice.kind === 'double'
    }
    for (const each of hands) each.isDone ||= total(each.cards) >= 21
  }
  const isSplit = hands.length > 1
  const stands = ({ cards }: Hand) => total(cards) <= 21 && (isSplit || !isNatural(cards))
  if (!isNatural(house) && hands.some(stands)) while (total(house) < d.houseStands) house.push(deal())
  return hands.reduce((sum, { cards, stakes }) => {
    const [ours, theirs] = [total(cards), total(house)]
    const natural = isNatural(cards) && !isSplit
    const hundredths =
      ours > 21
        ? 0
        : natural
          ? isNatural(house)
            ? 100
            : 100 + d.naturalHundredths
          : isNatural(house)
            ? 0
            : theirs > 21 || ours > theirs
              ? 200
              : ours === theirs
                ? 100
                : 0
    return sum + stakes * Number((BigInt(bet) * BigInt(hundredths)) / 100n)
  }, 0)
}

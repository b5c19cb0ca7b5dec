import type { BannersView } from '@baize/game-kit/pvp/banners/index'
import type { MatchView } from '@baize/game-kit/pvp/conduct/view'
import type { DiceView } from '@baize/game-kit/pvp/dice/index'
import { type MatchFrame, paymentsOf } from '@baize/game-kit/pvp/frames/server-frames'
import { combinationOf } from '@baize/game-kit/pvp/tien-len/combinations'
import { newestTienLen } from '@baize/game-kit/pvp/tien-len/definition'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { chopPays, isChop } from '@baize/game-kit/pvp/tien-len/prices'
import type { MatchPicture } from './match-picture.ts'

const inGame = <V>(picture: MatchPicture, change: (game: V, view: MatchView) => Partial<V>): MatchPicture => {
  const { view } = picture
  const game = view.game as V
  return { ...picture, view: { ...view, game: { ...game, ...change(game, view) } } }
}

const withView = (picture: MatchPicture, changed: Partial<MatchView>): MatchPicture => ({
  ...picture,
  view: { ...picture.view, ...changed },
})

const moved = (picture: MatchPicture, seat: number): MatchPicture =>
  withView(picture, { until: picture.view.until.with(seat, null) })

const withSeat = (picture: MatchPicture, seat: number, changed: Partial<MatchView['seats'][number]>): MatchPicture =>
  withView(picture, { seats: picture.view.seats.with(seat, { ...picture.view.seats[seat]!, ...changed }) })

/** Takes one frame of a running match into its picture; frames that tell nothing of it leave it as it is. */
export function reduceMatch(picture: MatchPicture, frame: MatchFrame): MatchPicture {
  switch (frame.kind) {
    case 'turn':
      return turnBegan(picture, frame)
    case 'away':
      return withSeat(picture, frame.seat, { isAway: frame.isAway })
    case 'left':
      return withSeat(picture, frame.seat, { hasLeft: true, isAway: true })
    case 'result':
      return withView(picture, { end: frame.end, open: frame.hands, until: picture.view.until.map(() => null) })
    case 'thrown':
    case 'shown-dice':
    case 'round-won':
      return diceStep(picture, frame)
    case 'banner-up':
    case 'shown-cards':
      return bannersStep(picture, frame)
    case 'chosen':
      return chosen(picture, frame.seat)
    case 'played':
    case 'passed':
    case 'trick':
    case 'paid':
      return tienLenStep(picture, frame)
    case 'instant-win':
      return { ...picture, instantWin: frame }
    default:
      return picture
  }
}

/** Seats that move together share the number of a turn; a new number ends the old turns. */
function turnBegan(picture: MatchPicture, { seat, turn, until }: Extract<MatchFrame, { kind: 'turn' }>): MatchPicture {
  const { view } = picture
  const isNew = turn !== view.turn
  const ends = isNew ? view.until.map(() => null) : view.until
  const next = withView(picture, { turn, until: ends.with(seat, until) })
  const timed = isNew ? { ...next, sent: null } : next
  return view.code === 'DUO-TIENLEN' ? inGame<TienLenView>(timed, () => ({ turnSeat: seat })) : timed
}

function chosen(picture: MatchPicture, seat: number): MatchPicture {
  const { sent } = picture
  const own = seat === picture.view.seat ? sent : null
  return inGame<DiceView & BannersView>(moved(picture, seat), ({ hasChosen }) => ({
    hasChosen: hasChosen.with(seat, true),
    ...(own?.again && { again: [...own.again] }),
    ...(own?.card !== undefined && { chosen: own.card }),
  }))
}

type DiceFrame = Extract<MatchFrame, { kind: 'thrown' | 'shown-dice' | 'round-won' }>

function diceStep(picture: MatchPicture, frame: DiceFrame): MatchPicture {
  if (frame.kind === 'shown-dice') return { ...picture, shown: frame }
  if (frame.kind === 'round-won') return inGame<DiceView>(picture, () => ({ halves: frame.halves }))
  const { round, throw: number, dice } = frame
  return inGame<DiceView>(picture, ({ hasChosen }) => ({
    ...{ round, throw: number, dice, again: null, hasChosen: hasChosen.map(() => false) },
  }))
}

type BannersFrame = Extract<MatchFrame, { kind: 'banner-up' | 'shown-cards' }>

function bannersStep(picture: MatchPicture, frame: BannersFrame): MatchPicture {
  if (frame.kind === 'shown-cards') {
    const { cards, points } = frame
    return inGame<BannersView>({ ...picture, shown: frame }, ({ hands, hasChosen }) => ({
      ...{ points, chosen: null, hasChosen: hasChosen.map(() => false) },
      hands: hands.map((hand, seat) => hand.filter(card => card !== cards[seat])),
    }))
  }
  const { banner, carried } = frame
  return inGame<BannersView>(picture, ({ banners }) => ({
    ...{ carried, banners: banners.at(-1) === banner ? banners : [...banners, banner] },
  }))
}

type TienLenFrame = Extract<MatchFrame, { kind: 'played' | 'passed' | 'trick' | 'paid' }>

function tienLenStep(picture: MatchPicture, frame: TienLenFrame): MatchPicture {
  if (frame.kind === 'paid')
    return inGame<TienLenView>(picture, ({ payments }) => ({ payments: [...payments, ...paymentsOf(frame)] }))
  if (frame.kind === 'trick')
    return inGame<TienLenView>({ ...picture, acts: {}, lastTrick: frame }, ({ passed }) => ({
      ...{ trick: null, passed: passed.map(() => false) },
    }))
  const { seat, kind, by = 'player' } = frame
  const after = moved({ ...picture, acts: { ...picture.acts, [seat]: { kind, by } }, lastTrick: null }, seat)
  if (frame.kind === 'passed') return inGame<TienLenView>(after, ({ passed }) => ({ passed: passed.with(seat, true) }))
  return inGame<TienLenView>(after, (game, view) => laid(game, view, frame))
}

function laid(
  game: TienLenView,
  view: MatchView,
  frame: Extract<MatchFrame, { kind: 'played' }>,
): Partial<TienLenView> {
  const { seat, cards } = frame
  const { trick } = game
  const combination = combinationOf(cards)!
  const chops =
    trick && isChop(combination, trick.combination)
      ? {
          chops: trick.chops + chopPays(newestTienLen, trick.combination, trick.cards),
          chopped: trick.owner,
        }
      : { chops: trick?.chops ?? 0, chopped: trick?.chopped ?? null }
  const counts = game.counts.with(seat, game.counts[seat]! - cards.length)
  return {
    ...{ trick: { cards, combination, owner: seat, ...chops }, mustHold: null, counts },
    hand: seat === view.seat ? game.hand.filter(card => !cards.includes(card)) : game.hand,
  }
}

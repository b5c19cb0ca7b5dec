import type { InstantRoundView } from '@baize/api/studio/instant'
import { GUESSES, type Guess, type HiLoDefinition } from '@baize/game-kit/instant/hi-lo/definition'
import { afterGuess, firstMultiple, isOffered, rankOf, winningRanks } from '@baize/game-kit/instant/hi-lo/exact'
import { inHundredths, type Multiple, paidUnits } from '@baize/game-kit/instant/multiple'
import { element } from '../../../client/dom.ts'
import { cardFace } from '../../cards.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { GuessButtons } from './guess-buttons.ts'
import '../../style/cards.css'
import './hi-lo.css'

const dealMs = 380
const trailLength = 9

/** One large card, the guesses beside it, and the trail of what came before. */
export function openHiLo(context: GameContext<HiLoDefinition>): GameView {
  const { definition, texts, sound, isCalm } = context
  const words = texts.hiLo
  const place = element('div', { class: 'card-place' }, element('div', { class: 'card-back' }))
  const deck = element(
    'div',
    { class: 'deck', 'aria-hidden': 'true' },
    ...[0, 1, 2].map(() => element('div', { class: 'card-back' })),
  )
  const trail = element('ol', { class: 'trail', 'aria-label': words.cards })
  const guesses = new GuessButtons(texts, choice => context.choose(choice))
  const nameOf = (card: number): string => {
    const rank = rankOf(definition, card)
    return words.card({ rank: words.ranks[rank] ?? String(rank), suit: words.suits[Math.floor(card / 13)]! })
  }

  /** How a round stands after its events: its card, its multiple, and what was changed. */
  function stateOf({ events }: InstantRoundView): { card: number; multiple: Multiple; right: number; skips: number } {
    let [card, multiple, right, skips] = [0, firstMultiple(definition), 0, 0]
    for (const event of events) {
      if (event.type === 'right') {
        multiple = afterGuess(definition, multiple, rankOf(definition, card), event.guess as Guess)
        right++
      }
      if (event.type === 'skip') skips++
      if (typeof event.card === 'number') card = event.card
    }
    return { card, multiple, right, skips }
  }

  async function deal(card: number, kind: string, mark: string): Promise<void> {
    const face = cardFace(card, nameOf(card))
    face.dataset.kind = kind
    place.replaceChildren(face)
    sound.flip()
    const entry = element('li', { 'data-kind': kind }, cardFace(card, nameOf(card)), element('span', {}, mark))
    trail.append(entry)
    while (trail.children.length > trailLength) trail.firstElementChild!.remove()
    if (!isCalm()) await wait(dealMs)
  }

  return {
    stage: element('div', { class: 'hi-lo' }, element('div', { class: 'card-row' }, deck, place, guesses.view), trail),
    options: null,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: {} }),
    setState: state => guesses.setEnabled(state === 'playing'),
    reset() {
      trail.replaceChildren()
      place.replaceChildren(element('div', { class: 'card-back' }))
      guesses.offer([], false)
    },
    async show(round, from) {
      let right = round.events.slice(0, from).filter(({ type }) => type === 'right').length
      for (const event of round.events.slice(from)) {
        if (typeof event.card !== 'number') continue
        const mark = event.type === 'right' ? times(event.hundredths as number) : ''
        await deal(event.card, event.type, mark)
        if (event.type === 'right') sound.step(right++)
        if (event.type === 'wrong') sound.land()
      }
      if (round.isOver) return guesses.offer([], false)
      const { card, multiple, skips } = stateOf(round)
      const rank = rankOf(definition, card)
      guesses.offer(
        GUESSES.filter(guess => isOffered(definition, multiple, rank, guess)).map(guess => ({
          guess,
          isStrict: rank === 1 || rank === definition.ranks,
          ranks: winningRanks(definition, rank, guess),
          multiple: times(inHundredths(afterGuess(definition, multiple, rank, guess))),
        })),
        skips < definition.mostSkips,
      )
    },
    action(round) {
      const { multiple, right } = stateOf(round)
      if (right === 0) return null
      const units = paidUnits(Number(round.betUnits), multiple)
      return { label: texts.cashOut(context.money(units)), choice: { kind: 'cash' } }
    },
    mark: multipleMark,
    say(round) {
      const { events } = round
      const last = events.findLast(({ card }) => card !== undefined)!
      const card = nameOf(last.card as number)
      if (events.some(({ type }) => type === 'returned')) return words.returned
      if (last.type === 'wrong') return words.wrong(card)
      if (last.type === 'right') return words.right({ card, multiple: times(last.hundredths as number) })
      return words.now(card)
    },
    pays: stakeUnits =>
      Array.from({ length: definition.ranks - 1 }, (_, i) => {
        const multiple = { over: BigInt(definition.ranks), under: BigInt(definition.ranks - 1 - i) }
        const first = { over: multiple.over * BigInt(definition.returnHundredths), under: multiple.under * 100n }
        return {
          what: words.firstGuess(definition.ranks - 1 - i),
          pays: `${times(inHundredths(first))} · ${context.money(paidUnits(Number(stakeUnits), first))}`,
        }
      }),
  }
}

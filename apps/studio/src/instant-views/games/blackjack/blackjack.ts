import type { InstantRoundView } from '@baize/api/studio/instant'
import type { BlackjackDefinition } from '@baize/game-kit/instant/blackjack/definition'
import { offeredTo, totalOf } from '@baize/game-kit/instant/blackjack/hands'
import type { InstantEvent } from '@baize/game-kit/instant/instant-game'
import { paidUnits } from '@baize/game-kit/instant/multiple'
import { element } from '../../../client/dom.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { ChoiceButtons } from './choice-buttons.ts'
import { Hand } from './hand.ts'
import { OwnHands } from './own-hands.ts'
import { tableOf, totalsOf } from './table-of.ts'
import '../../style/cards.css'
import './blackjack.css'

const dealMs = 330

/** Hands on felt: hit, double and split on the table, stand with the large button. */
export function openBlackjack(context: GameContext<BlackjackDefinition>): GameView {
  const { definition, texts, sound, isCalm, money } = context
  const words = texts.blackjack
  const nameOf = (card: number): string => {
    const rank = (card % 13) + 1
    const { ranks, suits, card: written } = texts.hiLo
    return written({ rank: ranks[rank] ?? String(rank), suit: suits[Math.floor(card / 13)]! })
  }
  const house = new Hand({ label: words.house, nameOf })
  const own = new OwnHands({ words, nameOf, money })
  const choices = new ChoiceButtons(words, choice => context.choose(choice))
  const pause = async () => {
    sound.flip()
    if (!isCalm()) await wait(dealMs)
  }
  const deal = async ({ own: cards, house: shown }: InstantEvent) => {
    const [first, second] = cards as [number, number]
    for (const lay of [
      () => own.add(0, first),
      () => house.add(shown as number),
      () => own.add(0, second),
      () => house.add(null),
    ]) {
      lay()
      await pause()
    }
  }
  const offer = (round: InstantRoundView) => {
    if (round.isOver) return choices.close()
    const { hands, turn } = tableOf(round)
    choices.offer({
      offered: offeredTo(definition, hands[turn]!.cards, hands.length > 1),
      cost: money(round.betUnits),
      canPay: context.balanceUnits() >= BigInt(round.betUnits),
    })
  }

  return {
    stage: element(
      'div',
      { class: 'blackjack' },
      house.view,
      element('p', { class: 'felt-words' }, words.pays),
      own.view,
      choices.view,
    ),
    options: null,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: {} }),
    setState(state) {
      choices.setOpen(state === 'playing')
      if (state === 'idle') choices.close()
    },
    reset() {
      own.clear()
      house.clear()
    },
    async show(round, from) {
      own.begin(round.betUnits)
      for (const event of round.events.slice(from)) {
        if (event.type === 'deal') await deal(event)
        if (event.type === 'split') await own.split(event.cards as number[], pause)
        if (event.type === 'hit' || event.type === 'double') own.take(event)
        if (event.type === 'turn') own.setTurn(event.hand as number)
        if (event.type === 'hole') house.turn(event.card as number)
        if (event.type === 'house') house.add(event.card as number)
        if (['hit', 'double', 'hole', 'house'].includes(event.type)) await pause()
        if (event.type === 'result') {
          own.mark(event)
          house.mark('', event.house as number)
        }
      }
      offer(round)
    },
    action: () => ({ label: words.stand, choice: { kind: 'stand' } }),
    mark: multipleMark,
    say(round) {
      const table = tableOf(round)
      const totals = totalsOf(table)
      const theirs = totalOf(table.house).total
      if (!round.isOver) {
        const now = words.now({ own: totals[table.turn]!, house: theirs })
        return totals.length > 1 ? `${words.hand(table.turn + 1)}: ${now}` : now
      }
      const [own, right] = totals as [number, number?]
      if (right !== undefined) return words.splitResult({ left: own, right, house: theirs })
      const natural = table.hasNatural ? `${words.natural} ` : ''
      return natural + words.result({ own, house: theirs })
    },
    pays(stakeUnits) {
      const row = (what: string, hundredths: number) => {
        const units = paidUnits(Number(stakeUnits), { over: BigInt(hundredths), under: 100n })
        return { what, pays: `${times(hundredths)} · ${money(units)}` }
      }
      return [
        row(words.naturalRow, 100 + definition.naturalHundredths),
        row(words.winRow, 200),
        row(words.pushRow, 100),
        row(words.doubledRow, 400),
      ]
    },
  }
}

import type { BlackjackDefinition } from '@baize/game-kit/instant/blackjack/definition'
import { isNatural, totalOf } from '@baize/game-kit/instant/blackjack/hands'
import { paidUnits } from '@baize/game-kit/instant/multiple'
import { element } from '../../../client/dom.ts'
import type { InstantRoundView } from '../../../contract-instant.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Hand } from './hand.ts'
import '../../style/cards.css'
import './blackjack.css'

const dealMs = 330

/** What lies on the table after a round's events. */
function tableOf({ events }: InstantRoundView): { own: number[]; house: number[] } {
  const [own, house]: [number[], number[]] = [[], []]
  for (const event of events) {
    if (event.type === 'deal') {
      own.push(...(event.own as number[]))
      house.push(event.house as number)
    }
    if (event.type === 'hit') own.push(event.card as number)
    if (event.type === 'hole' || event.type === 'house') house.push(event.card as number)
  }
  return { own, house }
}

/** Two hands on felt: hit on the table, stand with the large button. */
export function openBlackjack(context: GameContext<BlackjackDefinition>): GameView {
  const { definition, texts, sound, isCalm } = context
  const words = texts.blackjack
  let canChoose = false
  const nameOf = (card: number): string => {
    const rank = (card % 13) + 1
    const { ranks, suits, card: written } = texts.hiLo
    return written({ rank: ranks[rank] ?? String(rank), suit: suits[Math.floor(card / 13)]! })
  }
  const house = new Hand({ label: words.house, nameOf })
  const own = new Hand({ label: words.own, nameOf })
  const hit = element(
    'button',
    { type: 'button', class: 'hit', onclick: () => canChoose && context.choose({ kind: 'hit' }) },
    words.hit,
  )
  const pause = async () => {
    sound.flip()
    if (!isCalm()) await wait(dealMs)
  }
  const reset = () => {
    own.clear()
    house.clear()
  }

  return {
    stage: element(
      'div',
      { class: 'blackjack' },
      house.view,
      element('p', { class: 'felt-words' }, words.pays),
      own.view,
      hit,
    ),
    options: null,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: {} }),
    setState(state) {
      canChoose = state === 'playing'
      hit.setAttribute('aria-disabled', String(!canChoose))
    },
    reset,
    async show(round, from) {
      for (const event of round.events.slice(from)) {
        if (event.type === 'deal') {
          const [first, second] = event.own as [number, number]
          for (const deal of [
            () => own.add(first),
            () => house.add(event.house as number),
            () => own.add(second),
            () => house.add(null),
          ]) {
            deal()
            await pause()
          }
        }
        if (event.type === 'hit') own.add(event.card as number)
        if (event.type === 'hole') house.turn(event.card as number)
        if (event.type === 'house') house.add(event.card as number)
        if (['hit', 'hole', 'house'].includes(event.type)) await pause()
        if (event.type === 'result') {
          own.mark(event.result as string, event.own as number)
          house.mark('', event.house as number)
        }
      }
    },
    action: () => ({ label: words.stand, choice: { kind: 'stand' } }),
    mark: multipleMark,
    say(round) {
      const table = tableOf(round)
      const [ours, theirs] = [totalOf(table.own).total, totalOf(table.house).total]
      if (!round.isOver) return words.now({ own: ours, house: theirs })
      const natural = isNatural(table.own) ? `${words.natural} ` : ''
      return natural + words.result({ own: ours, house: theirs })
    },
    pays(stakeUnits) {
      const row = (what: string, hundredths: number) => {
        const units = paidUnits(Number(stakeUnits), { over: BigInt(hundredths), under: 100n })
        return { what, pays: `${times(hundredths)} · ${context.money(units)}` }
      }
      return [
        row(words.naturalRow, 100 + definition.naturalHundredths),
        row(words.winRow, 200),
        row(words.pushRow, 100),
      ]
    },
  }
}

import type { InstantRoundView } from '@baize/api/studio/instant'
import type { BlackjackDefinition } from '@baize/game-kit/instant/blackjack/definition'
import { offeredTo, totalOf } from '@baize/game-kit/instant/blackjack/hands'
import type { InstantEvent } from '@baize/game-kit/instant/instant-game'
import { paidUnits } from '@baize/game-kit/instant/multiple'
import { createPicture } from '../../../kit/picture.ts'
import { cardName } from '../../card-name.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Hand } from './hand.tsx'
import { OwnHands } from './own-hands.tsx'
import { emptyTable, noOffer, reduceBlackjack } from './picture.ts'
import { tableOf, totalsOf } from './table-of.ts'
import '../../style/cards.css'
import './blackjack.css'

const dealMs = 330

/** Hands on felt: hit, double and split on the table, stand with the large button. */
export function openBlackjack(context: GameContext<BlackjackDefinition>): GameView {
  const { definition, t, sound, isCalm, money } = context
  const nameOf = (card: number) => cardName(t, card)
  const table = createPicture(emptyTable, reduceBlackjack)
  const pause = async () => {
    sound.flip()
    if (!isCalm()) await wait(dealMs)
  }
  const lay = async (to: 'house' | number, card: number | null) => {
    table.tell({ type: 'card', to, card })
    await pause()
  }
  const deal = async ({ own: cards, house: shown }: InstantEvent) => {
    const [first, second] = cards as [number, number]
    await lay(0, first)
    await lay('house', shown as number)
    await lay(0, second)
    await lay('house', null)
  }
  /** Two hands of one, each with its second card. */
  const split = async ({ cards }: InstantEvent) => {
    table.tell({ type: 'parted' })
    await pause()
    for (const [place, card] of (cards as number[]).entries()) await lay(place, card)
  }
  const offer = (round: InstantRoundView) => {
    const { hands, turn } = tableOf(round)
    const open = () => ({
      offered: offeredTo(definition, hands[turn]!.cards, hands.length > 1),
      canPay: context.balanceUnits() >= BigInt(round.betUnits),
    })
    table.tell({ type: 'offered', offer: round.isOver ? noOffer : open() })
  }

  return {
    Stage() {
      const now = table.use()
      return (
        <div className="blackjack">
          <Hand hand={now.house} label={t('blackjack.house')} nameOf={nameOf} />
          <p className="felt-words">{t('blackjack.pays')}</p>
          <OwnHands table={now} t={t} nameOf={nameOf} money={money} />
          <ChoiceButtons
            t={t}
            offer={now.offer}
            isOpen={now.isOpen}
            cost={money(now.betUnits)}
            choose={choice => context.choose(choice)}
          />
        </div>
      )
    },
    Options: null,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: {} }),
    setState(state) {
      table.tell({ type: 'open', isOpen: state === 'playing' })
      if (state === 'idle') table.tell({ type: 'offered', offer: noOffer })
    },
    reset: () => table.tell({ type: 'cleared' }),
    async show(round, from) {
      table.tell({ type: 'began', betUnits: BigInt(round.betUnits) })
      for (const event of round.events.slice(from)) {
        if (event.type === 'deal') await deal(event)
        else if (event.type === 'split') await split(event)
        else {
          table.tell({ type: 'shown', event })
          if (['hit', 'double', 'hole', 'house'].includes(event.type)) await pause()
        }
      }
      offer(round)
    },
    action: () => ({ label: t('blackjack.stand'), choice: { kind: 'stand' } }),
    mark: multipleMark,
    say(round) {
      const table = tableOf(round)
      const totals = totalsOf(table)
      const theirs = totalOf(table.house).total
      if (!round.isOver) {
        const now = t('blackjack.now', { own: totals[table.turn]!, house: theirs })
        return totals.length > 1 ? `${t('blackjack.hand', { n: table.turn + 1 })}: ${now}` : now
      }
      const [own, right] = totals as [number, number?]
      if (right !== undefined) return t('blackjack.splitResult', { left: own, right, house: theirs })
      const natural = table.hasNatural ? `${t('blackjack.natural')} ` : ''
      return natural + t('blackjack.result', { own, house: theirs })
    },
    pays(stakeUnits) {
      const row = (what: string, hundredths: number) => {
        const units = paidUnits(Number(stakeUnits), { over: BigInt(hundredths), under: 100n })
        return { what, pays: `${times(hundredths)} · ${money(units)}` }
      }
      return [
        row(t('blackjack.naturalRow'), 100 + definition.naturalHundredths),
        row(t('blackjack.winRow'), 200),
        row(t('blackjack.pushRow'), 100),
        row(t('blackjack.doubledRow'), 400),
      ]
    },
  }
}

import type { InstantRoundView } from '@baize/api/studio/instant'
import type { HiLoDefinition } from '@baize/game-kit/instant/hi-lo/definition'
import { inHundredths, paidUnits } from '@baize/game-kit/instant/multiple'
import { createPicture } from '../../../kit/picture.ts'
import { cardName } from '../../card-name.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { CardRow } from './card-row.tsx'
import { emptyTable, reduceHiLo } from './picture.ts'
import { offersOf, stateOf } from './round-state.ts'
import '../../style/cards.css'
import './hi-lo.css'

const dealMs = 380

/** Cards are dealt one by one, and each is guessed from the one before it. */
export function openHiLo(context: GameContext<HiLoDefinition>): GameView {
  const { definition, t, sound, isCalm } = context
  const table = createPicture(emptyTable, reduceHiLo)
  const nameOf = (card: number) => cardName(t, card)
  const offer = (round: InstantRoundView) => {
    const state = stateOf(definition, round)
    const offers = round.isOver ? [] : offersOf(definition, state)
    table.tell({ type: 'offered', offers, canSkip: !round.isOver && state.skips < definition.mostSkips })
  }

  return {
    Stage: () => <CardRow table={table.use()} t={t} nameOf={nameOf} choose={choice => context.choose(choice)} />,
    Options: null,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: {} }),
    setState: state => table.tell({ type: 'open', isOpen: state === 'playing' }),
    reset: () => table.tell({ type: 'cleared' }),
    async show(round, from) {
      let right = round.events.slice(0, from).filter(({ type }) => type === 'right').length
      for (const event of round.events.slice(from)) {
        if (typeof event.card !== 'number') continue
        const mark = event.type === 'right' ? times(event.hundredths as number) : ''
        table.tell({ type: 'dealt', card: { card: event.card, kind: event.type, mark } })
        sound.flip()
        if (!isCalm()) await wait(dealMs)
        if (event.type === 'right') sound.step(right++)
        if (event.type === 'wrong') sound.land()
      }
      offer(round)
    },
    action(round) {
      const { multiple, right } = stateOf(definition, round)
      if (right === 0) return null
      const units = paidUnits(Number(round.betUnits), multiple)
      return { label: t('cashOut', { amount: context.money(units) }), choice: { kind: 'cash' } }
    },
    mark: multipleMark,
    say(round) {
      const { events } = round
      const last = events.findLast(({ card }) => card !== undefined)!
      const card = nameOf(last.card as number)
      if (events.some(({ type }) => type === 'returned')) return t('hiLo.returned')
      if (last.type === 'wrong') return t('hiLo.wrong', { card })
      if (last.type === 'right') return t('hiLo.right', { card, multiple: times(last.hundredths as number) })
      return t('hiLo.now', { card })
    },
    pays: stakeUnits =>
      Array.from({ length: definition.ranks - 1 }, (_, i) => {
        const multiple = { over: BigInt(definition.ranks), under: BigInt(definition.ranks - 1 - i) }
        const first = { over: multiple.over * BigInt(definition.returnHundredths), under: multiple.under * 100n }
        return {
          what: t('hiLo.firstGuess', { ranks: definition.ranks - 1 - i }),
          pays: `${times(inHundredths(first))} · ${context.money(paidUnits(Number(stakeUnits), first))}`,
        }
      }),
  }
}

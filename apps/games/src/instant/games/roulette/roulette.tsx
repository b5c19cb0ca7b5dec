import type { InstantRoundView } from '@baize/api/studio/instant'
import type { RouletteDefinition, RouletteOptions } from '@baize/game-kit/instant/roulette/definition'
import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { createPicture } from '../../../kit/picture.ts'
import type { GameContext, GameView } from '../../game-view.ts'
import { ChipTools } from './chip-tools.tsx'
import { Cloth } from './cloth.tsx'
import { bySpot, emptyTable, limitBeyond, type RouletteEvent, reduceRoulette, totalUnits } from './picture.ts'
import { Wheel } from './wheel.tsx'
import './roulette.css'

const numberOf = ({ events }: InstantRoundView): number => events.find(({ type }) => type === 'ball')!.number as number

/** Kinds of bets by how many numbers they lie on, as help lists them. */
const kinds = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['six', 6],
  ['dozen', 12],
  ['column', 12],
] as const

/** Wheel and cloth: chips are placed, the ball runs, and the table shows what it paid. */
export function openRoulette(context: GameContext<RouletteDefinition>): GameView {
  const { boot, definition, t, sound, money } = context
  const limits = { mostUnits: Number(boot.game.maxStakeUnits), mostSpots: definition.mostSpots }
  const table = createPicture(emptyTable, reduceRoulette)
  const wheel = new Wheel()
  const lay = (event: RouletteEvent) => {
    if (!table.read().isOpen) return
    table.tell(event)
    context.betChanged()
  }

  function place(spot: string): void {
    if (!table.read().isOpen) return
    const chip = { spot, stakeUnits: Number(context.stakeUnits()) }
    const limit = limitBeyond(table.read(), chip, limits)
    if (limit !== null) {
      context.notify(
        limit === 'units'
          ? t('roulette.mostUnits', { amount: money(limits.mostUnits) })
          : t('roulette.mostSpots', { n: limits.mostSpots }),
      )
      return
    }
    sound.chip()
    wheel.clear()
    lay({ type: 'place', chip })
  }

  return {
    Stage() {
      const { chips, paid, fallen, isOpen } = table.use()
      return (
        <div className="roulette">
          <wheel.View />
          <Cloth
            t={t}
            stakes={bySpot(chips.length > 0 ? chips : paid)}
            fallen={fallen}
            isOpen={isOpen}
            onPlace={place}
          />
        </div>
      )
    },
    Options() {
      const { chips, last, isOpen } = table.use()
      return (
        <ChipTools
          t={t}
          total={money(totalUnits(chips))}
          canUndo={isOpen && chips.length > 0}
          canRepeat={isOpen && last.length > 0}
          onPress={type => lay({ type })}
        />
      )
    },
    bet() {
      const { chips } = table.read()
      const spots = [...bySpot(chips)].map(([spot, stakeUnits]) => ({ spot, stakeUnits }))
      return spots.length === 0 ? null : { stakeUnits: String(totalUnits(chips)), options: { spots } }
    },
    setState: state => table.tell({ type: 'open', isOpen: state === 'idle' }),
    reset() {
      table.tell({ type: 'swept' })
      wheel.clear()
    },
    async show(round) {
      table.tell({ type: 'in-play', chips: (round.options as RouletteOptions).spots })
      const number = numberOf(round)
      await wheel.spin(number, context.isCalm())
      sound.land()
      const hit = new Set(round.events.filter(({ type }) => type === 'spot').map(({ spot }) => spot as string))
      table.tell({ type: 'fallen', number, hit })
    },
    action: () => null,
    mark(round) {
      const number = numberOf(round)
      return { text: String(number), tone: colourOf(number) }
    },
    say(round) {
      const number = numberOf(round)
      return t('roulette.ball', { number, colour: t(`roulette.colours.${colourOf(number)}`) })
    },
    pays(stakeUnits) {
      const row = (what: string, numbers: number) => ({
        what,
        pays: `${36 / numbers - 1}:1 · ${money((Number(stakeUnits) * 36) / numbers)}`,
      })
      return [
        ...kinds.map(([kind, numbers]) => row(t(`roulette.kinds.${kind}`), numbers)),
        row(t('roulette.evenChances'), 18),
      ]
    },
  }
}

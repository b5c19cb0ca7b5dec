import type { InstantRoundView } from '@baize/api/studio/instant'
import type { MinesDefinition, MinesOptions } from '@baize/game-kit/instant/mines/definition'
import { minesMultiple, mostOpened } from '@baize/game-kit/instant/mines/exact'
import { inHundredths, paidUnits } from '@baize/game-kit/instant/multiple'
import { createPicture } from '../../../kit/picture.ts'
import { ChoiceField } from '../../choice-field.tsx'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Field } from './field.tsx'
import { Ladder } from './ladder.tsx'
import { firstPicture, reduceMines } from './picture.ts'
import './mines.css'

const flipMs = 320
const usualMines = 3
const minesOf = ({ options }: InstantRoundView): number => (options as MinesOptions).mines
const openedIn = ({ events }: InstantRoundView): number => events.filter(({ type }) => type === 'open').length

/** The field of tiles: each press opens one, and the multiple climbs beside it. */
export function openMines(context: GameContext<MinesDefinition>): GameView {
  const { definition, t, sound, isCalm } = context
  const picture = createPicture(firstPicture(definition.rows * definition.columns, usualMines), reduceMines)
  const rest = async () => {
    if (!isCalm()) await wait(flipMs)
  }
  return {
    Stage() {
      const now = picture.use()
      return (
        <div className="mines">
          <Ladder definition={definition} mines={now.mines} opened={now.opened} />
          <Field
            picture={now}
            columns={definition.columns}
            t={t}
            onOpen={cell => context.choose({ kind: 'open', cell })}
          />
        </div>
      )
    },
    Options() {
      const { mines, isIdle } = picture.use()
      return (
        <ChoiceField
          label={t('mines.count')}
          choices={definition.mines.map(n => [String(n), String(n)] as const)}
          chosen={String(mines)}
          isEnabled={isIdle}
          onChange={chosen => {
            picture.tell({ type: 'mines', mines: Number(chosen) })
            context.betChanged()
          }}
        />
      )
    },
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { mines: picture.read().mines } }),
    setState: state => picture.tell({ type: 'table', isPlaying: state === 'playing', isIdle: state === 'idle' }),
    reset: () => picture.tell({ type: 'cleared' }),
    async show(round, from) {
      if (from === 0) picture.tell({ type: 'mines', mines: minesOf(round) })
      for (const event of round.events.slice(from)) {
        if (event.type === 'open') sound.step(picture.read().opened)
        if (event.type === 'mine') sound.land()
        picture.tell({ type: 'shown', event })
        if (event.type === 'mine' || event.type === 'field') await rest()
      }
      await rest()
    },
    action(round) {
      const opened = openedIn(round)
      if (opened === 0) return null
      const units = paidUnits(Number(round.betUnits), minesMultiple(definition, minesOf(round), opened))
      return { label: t('cashOut', { amount: context.money(units) }), choice: { kind: 'cash' } }
    },
    mark: multipleMark,
    say(round) {
      const opened = openedIn(round)
      if (round.events.some(({ type }) => type === 'mine')) return t('mines.hit', { tiles: opened })
      if (round.events.some(({ type }) => type === 'returned')) return t('mines.returned')
      if (opened === 0) return ''
      const multiple = times(inHundredths(minesMultiple(definition, minesOf(round), opened)))
      return t('mines.opened', { tiles: opened, multiple })
    },
    pays(stakeUnits) {
      const { mines } = picture.read()
      return Array.from({ length: mostOpened(definition, mines) }, (_, i) => {
        const multiple = minesMultiple(definition, mines, i + 1)
        const pays = `${times(inHundredths(multiple))} · ${context.money(paidUnits(Number(stakeUnits), multiple))}`
        return { what: t('mines.tiles', { n: i + 1 }), pays }
      })
    },
  }
}

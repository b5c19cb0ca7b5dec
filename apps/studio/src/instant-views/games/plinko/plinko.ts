import type { InstantRoundView } from '@baize/api/studio/instant'
import type { PlinkoDefinition, PlinkoOptions, Risk } from '@baize/game-kit/instant/plinko/definition'
import { bucketsOf } from '@baize/game-kit/instant/plinko/exact'
import { element } from '../../../client/dom.ts'
import { ChoiceField } from '../../choice-field.ts'
import { type GameContext, type GameView, multipleMark, times } from '../../game-view.ts'
import { Board } from './board.ts'
import './plinko.css'

interface Fall {
  turns: number[]
  bucket: number
  hundredths: number
}
const fallOf = ({ events }: InstantRoundView): Fall => events.find(({ type }) => type === 'fall') as unknown as Fall
const risks: readonly Risk[] = ['low', 'medium', 'high']

/** Pins and a ball that takes the path that was drawn. */
export function openPlinko(context: GameContext<PlinkoDefinition>): GameView {
  const { boot, definition, texts, sound } = context
  const words = texts.plinko
  const board = new Board({
    label: words.board,
    colours: { accent: boot.game.palette[2]!, mid: boot.game.palette[1]! },
    onPin: (row, pan) => (row % 2 === 0 ? sound.land(Math.max(-1, Math.min(1, pan))) : undefined),
  })
  const options = (): PlinkoOptions => ({ rows: Number(rows.value), risk: risk.value })
  const lay = () => {
    board.lay(options().rows, bucketsOf(definition, options()))
    context.betChanged()
  }
  const rows = new ChoiceField({
    label: words.rows,
    choices: definition.rows.map(n => [String(n), String(n)] as const),
    chosen: String(definition.rows[1] ?? definition.rows[0]),
    onChange: lay,
  })
  const risk = new ChoiceField<Risk>({
    label: words.risk,
    choices: risks.map(name => [name, words.risks[name]] as const),
    chosen: 'medium',
    onChange: lay,
  })
  lay()

  return {
    stage: board.view,
    options: element('div', { class: 'option-list' }, rows.view, risk.view),
    bet: () => ({ stakeUnits: context.stakeUnits(), options: options() }),
    setState(state) {
      rows.setEnabled(state === 'idle')
      risk.setEnabled(state === 'idle')
    },
    reset: () => board.clear(),
    async show(round) {
      const played = round.options as PlinkoOptions
      rows.value = String(played.rows)
      risk.value = played.risk
      board.lay(played.rows, bucketsOf(definition, played))
      const { turns, bucket } = fallOf(round)
      await board.fall(turns, bucket, context.isCalm())
      sound.flip()
    },
    action: () => null,
    mark: multipleMark,
    say(round) {
      const { bucket, hundredths } = fallOf(round)
      return words.landed({ bucket: bucket + 1, multiple: times(hundredths) })
    },
    pays(stakeUnits) {
      return bucketsOf(definition, options()).map((hundredths, i) => ({
        what: words.bucket(i + 1),
        pays: `${times(hundredths)} · ${context.money((BigInt(stakeUnits) * BigInt(hundredths)) / 100n)}`,
      }))
    },
  }
}

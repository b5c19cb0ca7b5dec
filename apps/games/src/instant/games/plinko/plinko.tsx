import type { InstantRoundView } from '@baize/api/studio/instant'
import type { PlinkoDefinition, PlinkoOptions, Risk } from '@baize/game-kit/instant/plinko/definition'
import { bucketsOf } from '@baize/game-kit/instant/plinko/exact'
import { createFields } from '../../../kit/picture.ts'
import { ChoiceField } from '../../choice-field.tsx'
import { type GameContext, type GameView, multipleMark, times } from '../../game-view.ts'
import { Board } from './board.tsx'
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
  const { boot, definition, t, sound } = context
  const fields = createFields<PlinkoOptions & { isIdle: boolean }>({
    rows: definition.rows[1] ?? definition.rows[0]!,
    risk: 'medium',
    isIdle: true,
  })
  const board = new Board({
    label: t('plinko.board'),
    accent: boot.game.palette[2]!,
    onPin: (row, pan) => (row % 2 === 0 ? sound.land(Math.max(-1, Math.min(1, pan))) : undefined),
  })
  const options = (): PlinkoOptions => ({ rows: fields.read().rows, risk: fields.read().risk })
  const lay = (changed: Partial<PlinkoOptions>) => {
    fields.tell(changed)
    board.lay(bucketsOf(definition, options()))
  }
  const choose = (changed: Partial<PlinkoOptions>) => {
    lay(changed)
    context.betChanged()
  }
  lay({})

  return {
    Stage: board.View,
    Options() {
      const { rows, risk, isIdle } = fields.use()
      return (
        <div className="option-list">
          <ChoiceField
            label={t('plinko.rows')}
            choices={definition.rows.map(n => [String(n), String(n)] as const)}
            chosen={String(rows)}
            isEnabled={isIdle}
            onChange={chosen => choose({ rows: Number(chosen) })}
          />
          <ChoiceField
            label={t('plinko.risk')}
            choices={risks.map(name => [name, t(`plinko.risks.${name}`)] as const)}
            chosen={risk}
            isEnabled={isIdle}
            onChange={chosen => choose({ risk: chosen })}
          />
        </div>
      )
    },
    bet: () => ({ stakeUnits: context.stakeUnits(), options: options() }),
    setState: state => fields.tell({ isIdle: state === 'idle' }),
    reset: () => board.clear(),
    async show(round) {
      lay(round.options as PlinkoOptions)
      const { turns, bucket } = fallOf(round)
      await board.fall(turns, bucket, context.isCalm())
      sound.flip()
    },
    action: () => null,
    mark: multipleMark,
    say(round) {
      const { bucket, hundredths } = fallOf(round)
      return t('plinko.landed', { bucket: bucket + 1, multiple: times(hundredths) })
    },
    pays(stakeUnits) {
      return bucketsOf(definition, options()).map((hundredths, i) => ({
        what: t('plinko.bucket', { n: i + 1 }),
        pays: `${times(hundredths)} · ${context.money((BigInt(stakeUnits) * BigInt(hundredths)) / 100n)}`,
      }))
    },
  }
}

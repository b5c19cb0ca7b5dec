import type { InstantRoundView } from '@baize/api/studio/instant'
import { climbOf, multipleAt, reachedAfterMs } from '@baize/game-kit/instant/crash/climb'
import type { CrashDefinition, CrashOptions } from '@baize/game-kit/instant/crash/definition'
import { returnAt } from '@baize/game-kit/instant/crash/exact'
import { createFields } from '../../../kit/picture.ts'
import { ChoiceField } from '../../choice-field.tsx'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Curve } from './curve.ts'
import './crash.css'

const byHand = 'hand'
const autos = [110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000]
const restMs = 700
const leftIn = ({ events }: InstantRoundView): number | null =>
  (events.find(({ type }) => type === 'left')?.hundredths as number | undefined) ?? null
/** A climb that ended before its first step is drawn below 1.00; it never stood there. */
const endOf = ({ events }: InstantRoundView): number | null => {
  const end = events.find(({ type }) => type === 'end-of-climb')?.hundredths as number | undefined
  return end === undefined ? null : Math.max(100, end)
}

interface ClimbFields {
  hundredths: number
  /** What is said under the multiple: its worth while it climbs, then where the climb ended. */
  words: string
  end: 'lost' | 'left' | null
  /** The multiple at which the studio leaves by itself, or by hand. */
  auto: string
  isIdle: boolean
}

const ground = { hundredths: 100, words: '', end: null }

/** A curve that climbs by the clock; leaving early is the one choice. */
export function openCrash(context: GameContext<CrashDefinition>): GameView {
  const { boot, definition, t, sound, money, isCalm } = context
  const curve = new Curve(boot.game.palette[2]!)
  const fields = createFields<ClimbFields>({ ...ground, auto: byHand, isIdle: true })
  const offered = autos.filter(at => at <= definition.topHundredths)
  const autoHundredths = () => (fields.read().auto === byHand ? null : Number(fields.read().auto))
  /** The same climb between its ticks, for a smooth line. */
  const smooth = (elapsedMs: number) =>
    Math.min(
      definition.topHundredths / 100,
      (1 + definition.growthThousandths / 1_000) ** (elapsedMs / definition.tickMs),
    )
  let runs = 0

  /** Follows the studio's clock from the moment that it told, until another picture takes over. */
  function climb(round: InstantRoundView): void {
    const run = ++runs
    const startMs = performance.now() - round.elapsedMs
    curve.state = { multipleAt: smooth, elapsedMs: 0, leftAtMs: null, isEnded: false }
    let lastStep = 0
    const frame = () => {
      if (run !== runs || !curve.state) return
      const elapsedMs = Math.min(performance.now() - startMs, climbOf(definition).length * definition.tickMs)
      const hundredths = multipleAt(definition, elapsedMs)
      curve.state.elapsedMs = elapsedMs
      fields.tell({ hundredths, words: money((BigInt(round.betUnits) * BigInt(hundredths)) / 100n) })
      if (Math.floor(elapsedMs / 1_000) > lastStep) sound.step(lastStep++)
      curve.box.draw()
      requestAnimationFrame(frame)
    }
    frame()
  }

  async function finish(round: InstantRoundView): Promise<void> {
    runs++
    const [left, end] = [leftIn(round), endOf(round) ?? 100]
    const atMs = reachedAfterMs(definition, left ?? end)
    curve.state = { multipleAt: smooth, elapsedMs: atMs, leftAtMs: left === null ? null : atMs, isEnded: true }
    fields.tell({
      hundredths: left ?? end,
      end: left === null ? 'lost' : 'left',
      words: t('crash.ended', { multiple: times(end) }),
    })
    curve.box.draw()
    if (left === null) sound.land()
    if (!isCalm()) await wait(restMs)
  }

  return {
    Stage() {
      const now = fields.use()
      return (
        <div className="crash">
          <curve.box.View />
          <div className="climb-words">
            <p className="climb-figure" aria-hidden="true" data-end={now.end ?? undefined}>
              {times(now.hundredths)}
            </p>
            <p className="climb-worth" aria-hidden="true">
              {now.words}
            </p>
          </div>
        </div>
      )
    },
    Options() {
      const { auto, isIdle } = fields.use()
      return (
        <div className="option-list">
          <ChoiceField
            label={t('crash.auto')}
            choices={[[byHand, t('crash.byHand')], ...offered.map(at => [String(at), times(at)] as const)]}
            chosen={auto}
            isEnabled={isIdle}
            onChange={chosen => {
              fields.tell({ auto: chosen })
              context.betChanged()
            }}
          />
        </div>
      )
    },
    endsByClock: true,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { autoHundredths: autoHundredths() } }),
    setState: state => fields.tell({ isIdle: state === 'idle' }),
    reset() {
      runs++
      curve.state = null
      fields.tell(ground)
      curve.box.draw()
    },
    async show(round) {
      if (round.isOver) return finish(round)
      const { autoHundredths: at } = round.options as CrashOptions
      fields.tell({ auto: at === null ? byHand : String(at) })
      context.live.say(t('crash.started'))
      climb(round)
    },
    action: () => ({ label: t('crash.leave'), choice: { kind: 'cash' } }),
    mark: multipleMark,
    say(round) {
      const [left, end] = [leftIn(round), endOf(round)]
      const parts = [
        left === null ? '' : t('crash.left', { multiple: times(left) }),
        end === null ? '' : t('crash.ended', { multiple: times(end) }),
      ]
      return parts.filter(Boolean).join(' ')
    },
    pays: stakeUnits =>
      offered.map(at => {
        const percent = ((10_000 * returnAt(definition, at)) / at).toFixed(2)
        return {
          what: t('crash.reach', { multiple: times(at), percent }),
          pays: money((BigInt(stakeUnits) * BigInt(at)) / 100n),
        }
      }),
  }
}

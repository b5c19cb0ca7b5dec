import type { InstantRoundView } from '@baize/api/studio/instant'
import { climbOf, multipleAt, reachedAfterMs } from '@baize/game-kit/instant/crash/climb'
import type { CrashDefinition, CrashOptions } from '@baize/game-kit/instant/crash/definition'
import { returnAt } from '@baize/game-kit/instant/crash/exact'
import { element } from '../../../client/dom.ts'
import { ChoiceField } from '../../choice-field.ts'
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

/** A curve that climbs by the clock; leaving early is the one choice. */
export function openCrash(context: GameContext<CrashDefinition>): GameView {
  const { boot, definition, texts, sound, money, isCalm } = context
  const words = texts.crash
  const curve = new Curve(boot.game.palette[2]!)
  const figure = element('p', { class: 'climb-figure', 'aria-hidden': 'true' }, times(100))
  const worth = element('p', { class: 'climb-worth', 'aria-hidden': 'true' })
  const auto = new ChoiceField({
    label: words.auto,
    choices: [
      [byHand, words.byHand] as const,
      ...autos.filter(at => at <= definition.topHundredths).map(at => [String(at), times(at)] as const),
    ],
    chosen: byHand,
    onChange: () => context.betChanged(),
  })
  const autoHundredths = () => (auto.value === byHand ? null : Number(auto.value))
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
      const now = multipleAt(definition, elapsedMs)
      curve.state.elapsedMs = elapsedMs
      figure.textContent = times(now)
      worth.textContent = money((BigInt(round.betUnits) * BigInt(now)) / 100n)
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
    figure.textContent = times(left ?? end)
    figure.dataset.end = left === null ? 'lost' : 'left'
    worth.textContent = words.ended(times(end))
    curve.box.draw()
    if (left === null) sound.land()
    if (!isCalm()) await wait(restMs)
  }

  return {
    stage: element('div', { class: 'crash' }, curve.box.view, element('div', { class: 'climb-words' }, figure, worth)),
    options: element('div', { class: 'option-list' }, auto.view),
    endsByClock: true,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { autoHundredths: autoHundredths() } }),
    setState: state => auto.setEnabled(state === 'idle'),
    reset() {
      runs++
      curve.state = null
      figure.textContent = times(100)
      delete figure.dataset.end
      worth.textContent = ''
      curve.box.draw()
    },
    async show(round) {
      if (round.isOver) return finish(round)
      const { autoHundredths: at } = round.options as CrashOptions
      auto.value = at === null ? byHand : String(at)
      context.live.say(words.started)
      climb(round)
    },
    action: () => ({ label: words.leave, choice: { kind: 'cash' } }),
    mark: multipleMark,
    say(round) {
      const [left, end] = [leftIn(round), endOf(round)]
      const parts = [left === null ? '' : words.left(times(left)), end === null ? '' : words.ended(times(end))]
      return parts.filter(Boolean).join(' ')
    },
    pays: stakeUnits =>
      autos
        .filter(at => at <= definition.topHundredths)
        .map(at => ({
          what: words.reach({
            multiple: times(at),
            percent: ((10_000 * returnAt(definition, at)) / at).toFixed(2),
          }),
          pays: money((BigInt(stakeUnits) * BigInt(at)) / 100n),
        })),
  }
}

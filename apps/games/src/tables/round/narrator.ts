import { tierOf } from '../../kit/money/tiers.ts'
import type { PageContext } from '../context.ts'
import { resultText } from '../names/result-text.ts'
import type { TablePicture } from '../state/table-picture.ts'
import { ownResult } from './own-result.ts'

/** Seconds left that are said. */
const saidSeconds = [10, 5]
/** One soft tick at so many seconds left, none after it. */
const tickedSecond = 5

/** Says in words and sounds what the table shows: rounds that open and close, results, what slid back. */
export class Narrator {
  readonly #page: PageContext
  #secondsLeft = Number.POSITIVE_INFINITY

  constructor(page: PageContext) {
    this.#page = page
  }

  /** Follows one change of the picture, or the time that passed without one. */
  follow(before: TablePicture, after: TablePicture): void {
    const { t, live, notice, money, clock } = this.#page
    if (after.slidBack && after.slidBack !== before.slidBack)
      notice.show(t('slidBack', { amount: money(after.slidBack.units) }))
    if (after.phase === 'betting') this.#countDown(after)
    if (after.phase === before.phase && after.round?.serial === before.round?.serial) return
    if (after.phase === 'betting') {
      const seconds = Math.ceil((after.round!.closesAtMs - clock.nowMs) / 1_000)
      live.say(t('say.open', { serial: after.round!.serial, seconds }))
    }
    if (after.phase === 'closed' && before.phase === 'betting') live.say(t('say.closed'))
    if (after.phase === 'result' && before.phase === 'revealing') this.#sayResult(after)
  }

  #countDown({ round }: TablePicture): void {
    const left = Math.ceil((round!.closesAtMs - this.#page.clock.nowMs) / 1_000)
    if (left === this.#secondsLeft) return
    this.#secondsLeft = left
    if (saidSeconds.includes(left)) this.#page.live.say(String(left))
    if (left === tickedSecond) this.#page.sound.press()
  }

  #sayResult(picture: TablePicture): void {
    const { t, live, rules, money, sound } = this.#page
    const { round, deal } = picture.dealt!
    const came = resultText({ t, rules, facts: round.facts }, deal.result)
    const own = ownResult(rules, picture)
    if (!own) {
      live.say(came)
      return
    }
    const { payoutUnits, stakedUnits } = own
    if (payoutUnits === 0) sound.end()
    else sound.celebrate(tierOf(payoutUnits, stakedUnits))
    const net = `${payoutUnits > stakedUnits ? '+' : ''}${money(payoutUnits - stakedUnits)}`
    live.say(t('say.result', { came, paid: money(payoutUnits), net }))
  }
}

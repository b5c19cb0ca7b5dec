import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import { tierOf } from '../../kit/money/tiers.ts'
import type { PageParts } from '../page-parts.ts'
import { matchSeat, nameAt, ownSeat, type RoomState, type ServerFrame, turnIn } from '../state/room-state.ts'
import { cardsText } from '../tien-len/card-text.ts'

/** Seconds left that are said. */
const SAID_MS = 5_000

/** Says each frame in one sentence for those who do not see the table, and sounds what the others see. */
export class Narrator {
  readonly #page: PageParts
  #title: string | null = null
  #warning: ReturnType<typeof setTimeout> | undefined

  constructor(page: PageParts) {
    this.#page = page
  }

  follow(frame: ServerFrame, before: RoomState, after: RoomState): void {
    this.#sound(frame, after)
    const sentence = this.#sentence(frame, before, after)
    if (sentence) this.#page.live.say(sentence)
    if (frame.kind === 'refused') this.#page.notice.show(this.#page.t(`errors.${frame.code}`), 'error')
    const turn = turnIn(frame, after.match)
    if (turn) this.follow(turn, before, after)
    else this.#markTurn(after)
  }

  #name(room: RoomState, seat: number): string {
    return nameAt(room, seat) ?? this.#page.t('seatOf', { n: seat + 1 })
  }

  #sentence(frame: ServerFrame, before: RoomState, after: RoomState): string | null {
    const { t, money } = this.#page
    const own = ownSeat(after)
    const nameOf = (seat: number) => (seat === own ? t('you') : this.#name(before, seat))
    switch (frame.kind) {
      case 'seated':
        return t('say.seated', { name: frame.name })
      case 'left':
        return t('say.left', { name: nameOf(frame.seat) })
      case 'turn':
        return frame.seat === own ? t('say.yourTurn') : null
      case 'thrown':
        return t('say.thrown', { dice: frame.dice.join(', ') })
      case 'shown-dice':
        return t('say.shown', { own: frame.final[own]!.join(', '), other: frame.final[1 - own]!.join(', ') })
      case 'shown-cards':
        return t('say.shown', { own: String(frame.cards[own]), other: String(frame.cards[1 - own]) })
      case 'banner-up':
        return t('say.banner', { n: frame.banner })
      case 'played': {
        const { counts } = after.match!.view.game as TienLenView
        return t('say.played', { name: nameOf(frame.seat), cards: cardsText(frame.cards), n: counts[frame.seat]! })
      }
      case 'passed':
        return t('say.passed', { name: nameOf(frame.seat) })
      case 'trick':
        return t('say.trick', { name: nameOf(frame.winner) })
      case 'result': {
        const net = frame.netsUnits[matchSeat(after)]!
        return t('say.result', { net: `${net > 0 ? '+' : ''}${money(net)}` })
      }
      default:
        return null
    }
  }

  #sound(frame: ServerFrame, after: RoomState): void {
    const { sound } = this.#page
    const own = ownSeat(after)
    if (frame.kind === 'turn' && frame.seat === own) sound.step(1)
    if (frame.kind === 'thrown') sound.land()
    if (frame.kind === 'shown-dice' || frame.kind === 'shown-cards') sound.flip()
    if (frame.kind === 'played') sound.chip()
    if (frame.kind !== 'result') return
    const net = frame.netsUnits[matchSeat(after)]!
    if (net <= 0) sound.end()
    else sound.celebrate(tierOf(net + after.table!.stake, after.table!.stake))
  }

  /** The own turn stands in the page's title, and its last five seconds are said. */
  #markTurn({ match }: RoomState): void {
    clearTimeout(this.#warning)
    if (typeof document === 'undefined') return
    this.#title ??= document.title
    const until = match?.view.until[match.view.seat] ?? null
    document.title = until === null ? this.#title : `● ${this.#page.t('yourTurn')}`
    if (until === null) return
    const inMs = until - this.#page.clock.nowMs - SAID_MS
    if (inMs > 0) this.#warning = setTimeout(() => this.#page.live.say(this.#page.t('say.seconds', { n: 5 })), inMs)
  }
}

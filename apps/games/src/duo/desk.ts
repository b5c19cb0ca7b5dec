import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import { unpackRecord } from '@baize/game-kit/pvp/frames/packed-record'
import { newestRules } from '@baize/game-kit/pvp/registry'
import { type MatchSettlement, settleMatch } from '@baize/game-kit/pvp/settlement/settle-match'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { createPicture } from '../kit/picture.ts'
import type { Line } from '../rooms/room-line.ts'
import type { PageParts } from './page-parts.ts'
import { SealKeeper } from './seal/seal-keeper.ts'
import { HandChoice } from './state/hand-state.ts'
import type { MatchPicture } from './state/match-picture.ts'
import { orderOf, reduceRoom } from './state/reduce-room.ts'
import { emptyRoom, matchSeat, ownSeat, type RoomState, type ServerFrame } from './state/room-state.ts'
import { Narrator } from './table/narrator.ts'
import { whyNotText } from './table/why-not-text.ts'
import { whyNot } from './tien-len/why-not.ts'
import type { RoomWire } from './wire/room-wire.ts'

type Act = Extract<ClientFrame, { a: number }>
type ActFields = { [K in Act['kind']]: Omit<Extract<Act, { kind: K }>, 'a'> }[Act['kind']]
export type SitWish = Omit<Extract<Act, { kind: 'sit' }>, 'a' | 'kind'>

/** Between two phrases, in milliseconds (rooms.md 4.1). */
const PHRASE_GAP_MS = 4_000

/** Turns the player's presses into acts, and the server's frames into what the page shows. */
export class RoomDesk {
  readonly picture = createPicture(emptyRoom, reduceRoom)
  readonly hand = new HandChoice()
  readonly #page: PageParts
  readonly #wire: RoomWire
  readonly #seals: SealKeeper
  readonly #narrator: Narrator
  /** Acts of a seat rise even when the page was loaded anew, so they begin at the time. */
  #a = Date.now()
  /** The act that was not answered yet: it is sent again with its number once the line is back. */
  #unanswered: Act | null = null
  #wanted: string | null = null
  /** Told what was booked of each match for money, with the own seat. */
  onSettled: (settlement: MatchSettlement, seat: number) => void = () => {}
  /** Reads the published record of a match that is over; null where it cannot be read. */
  readRecord: (match: string) => Promise<MatchRecord | null> = async () => null
  /** Told when the balance may have changed: something is held, paid or returned. */
  onMoney: () => void = () => {}
  #saidAtMs = Number.NEGATIVE_INFINITY
  /** True while a phrase went out that the table has not told yet. */
  #isSaying = false

  constructor(page: PageParts, wire: RoomWire, seals = new SealKeeper(page.boot.publicKey)) {
    this.#page = page
    this.#wire = wire
    this.#seals = seals
    this.#narrator = new Narrator(this.#page)
  }

  /** Opens the line. @param room where the visit asked for a seat; it is taken once the server told of no other table */
  start(room: string | null = null): void {
    this.#wanted = room
    this.#wire.start({ frame: frame => this.receive(frame), line: line => this.#line(line) })
  }

  receive(frame: ServerFrame): void {
    if (frame.kind === 'pong') {
      this.#page.clock.told(frame.at)
      this.#sitWhereWanted()
    }
    const before = this.picture.read()
    const order = orderOf(before, frame)
    if (order === 'gap') return void this.#wire.helloAgain()
    if (order === 'seen') return
    this.picture.tell({ type: 'frame', frame })
    this.#followHand(frame)
    this.#followSeal(frame)
    if (frame.kind === 'reveal' && frame.record) this.#verify(unpackRecord(frame.record))
    if (frame.kind === 'booked') this.#settled()
    const after = this.picture.read()
    if (after.askedA === null) this.#unanswered = null
    if (frame.kind === 'refused' || (frame.kind === 'phrase' && frame.seat === ownSeat(after))) this.#isSaying = false
    this.#narrator.follow(frame, before, after)
    if (movesMoney(frame, before)) this.onMoney()
  }

  sit(wish: SitWish): void {
    this.#ask({ kind: 'sit', ...wish })
  }

  ready(on: boolean): void {
    this.picture.tell({ type: 'read' })
    this.#ask({ kind: 'ready', on })
  }

  leave(): void {
    this.#ask({ kind: 'leave' })
  }

  /** Any message ends being away. */
  back(): void {
    this.#ask({ kind: 'back' })
  }

  /** False where the last phrase was said too short a time ago. */
  phrase(id: number): boolean {
    const nowMs = performance.now()
    if (nowMs - this.#saidAtMs < PHRASE_GAP_MS) return false
    if (!this.#wire.send({ kind: 'phrase', a: ++this.#a, id })) this.#page.notice.show(this.#page.t('notSent'), 'error')
    else {
      this.#saidAtMs = nowMs
      this.#isSaying = true
    }
    return true
  }

  mute(areMuted: boolean): void {
    this.picture.tell({ type: 'mute', areMuted })
  }

  throwAgain(again: readonly number[]): void {
    const turn = this.#turn()
    if (turn) this.#ask({ kind: 'throw', ...turn, again: [...again] }, { turn: turn.turn, again })
  }

  playBanner(card: number): void {
    const turn = this.#turn()
    if (turn) this.#ask({ kind: 'banner', ...turn, card }, { turn: turn.turn, card })
  }

  /** Lays the chosen cards; where they may not be laid it says why and sends nothing. */
  play(): void {
    const turn = this.#turn()
    if (!turn) return
    const { chosen } = this.hand.picture.read()
    const fault = whyNot(this.#tienLen(), chosen)
    if (fault) return void this.#page.notice.show(whyNotText(this.#page.t, fault))
    this.#ask({ kind: 'play', ...turn, cards: [...chosen] })
  }

  pass(): void {
    const turn = this.#turn()
    if (!turn) return
    if (!this.#tienLen().trick) return void this.#page.notice.show(this.#page.t('errors.must_lead'))
    this.#ask({ kind: 'pass', ...turn })
  }

  hint(): void {
    if (this.#turn() && !this.hand.hint(this.#tienLen())) this.#page.notice.show(this.#page.t('tienLen.noHint'))
  }

  #tienLen(): TienLenView {
    return this.picture.read().match!.view.game as TienLenView
  }

  /** The own turn that is to be answered; null where there is none, or an act is on its way. */
  #turn(): { match: string; turn: number } | null {
    const { match, askedA } = this.picture.read()
    if (!match || askedA !== null || match.view.until[match.view.seat] == null) return null
    return { match: match.view.match, turn: match.view.turn }
  }

  #ask(fields: ActFields, sent?: MatchPicture['sent']): void {
    const act = { ...fields, a: ++this.#a } as Act
    this.#unanswered = act
    this.picture.tell({ type: 'asked', a: act.a, ...(sent && { sent }) })
    if (!this.#wire.send(act)) this.#page.notice.show(this.#page.t('sentLater'), 'error')
  }

  #line(line: Line): void {
    const before = this.picture.read().line
    if (line === before) return
    this.picture.tell({ type: 'line', line })
    if (line === 'lost') this.#tellUnsent()
    if (line === 'open' && before === 'lost' && this.#unanswered) this.#wire.send(this.#unanswered)
  }

  /** Tells the player of acts and phrases that went into a line that is gone: the next line sends an act again, and no phrase. */
  #tellUnsent(): void {
    const { notice, t } = this.#page
    if (this.#unanswered) notice.show(t('sentLater'), 'error')
    else if (this.#isSaying) notice.show(t('notSent'), 'error')
    this.#isSaying = false
  }

  #followHand(frame: ServerFrame): void {
    if (frame.kind === 'dealt') return void this.hand.deal()
    const { match } = this.picture.read()
    if (match?.view.code !== 'DUO-TIENLEN') return
    if (frame.kind === 'snapshot' || (frame.kind === 'played' && frame.seat === match.view.seat))
      this.hand.keep(this.#tienLen().hand)
  }

  #followSeal(frame: ServerFrame): void {
    const answer = this.#seals.answer(frame)
    if (!answer) return
    if (answer.kind === 'doubt') return void this.picture.tell({ type: 'doubt', doubt: answer.doubt })
    const { match } = answer
    const a = ++this.#a
    if (answer.kind === 'hash') this.#wire.send({ kind: 'seed-hash', a, match, h: answer.h })
    else if (!this.picture.read().doubt) this.#wire.send({ kind: 'seed', a, match, seed: answer.seed })
  }

  /** The first pong follows the answer to hello, which would have told of a table. */
  #sitWhereWanted(): void {
    const room = this.#wanted
    this.#wanted = null
    if (room !== null && this.picture.read().table === null) this.sit({ room })
  }

  /** Plays the last match again from its published record once its seed is open, and looks for the own seed in it. */
  async check(): Promise<void> {
    const { seal, serverSeed, verdict } = this.picture.read()
    if (!seal || serverSeed === null || verdict) return
    const record = await this.readRecord(seal.match)
    if (record && this.picture.read().seal?.match === seal.match) this.#verify(record)
  }

  #verify(record: MatchRecord): void {
    const verdict = verifyMatch(record, { hmac, sha256 }, this.#seals.witnessOf(record.match))
    this.picture.tell({ type: 'checked', verdict })
  }

  #settled(): void {
    const { table, result } = this.picture.read()
    if (!table || !result) return
    const { game, mode, stake: stakeUnits } = table
    const settlement = settleMatch({ rules: newestRules(game).id, mode, stakeUnits, end: result.end })
    if (settlement) this.onSettled(settlement, matchSeat(this.picture.read()))
  }
}

/** True for frames that change the own balance. @param room before the frame */
function movesMoney(frame: ServerFrame, room: RoomState): boolean {
  if (room.table?.mode === 'practice') return false
  if (frame.kind === 'ready' || frame.kind === 'left') return frame.seat === ownSeat(room)
  return frame.kind === 'void' || frame.kind === 'booked'
}

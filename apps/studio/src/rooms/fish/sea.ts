import type { EndReason } from '@baize/game-kit/fish/index'
import { RunningWork } from '@baize/server-kit/work/running-work'
import { isStoppedBy, type Stop } from '../../stops/player-stops.ts'
import type { Visit } from '../../visits.ts'
import { LeaseLost } from '../rooms-dependencies.ts'
import { GAP_MS, type GroupWriter, groupWriter } from '../shard/group-writer.ts'
import { framesToTell } from './journal/frames-to-tell.ts'
import { type JournalBatch, RoomJournal } from './journal/room-journal.ts'
import { sweepJournal } from './journal/sweep-journal.ts'
import { writeBatch } from './journal/write-batch.ts'
import { noteRelease } from './money/release-purses.ts'
import { settleMoney } from './money/settle-money.ts'
import type { SeaDependencies } from './sea-dependencies.ts'
import type { SeaLine } from './sea-line.ts'
import { SeaRoom } from './sea-room.ts'
import { passPlayerTime } from './seats/absence.ts'
import { FishPlayer } from './seats/fish-player.ts'
import { newRoomSpec, type WantedRoom } from './seats/join.ts'
import { ensureTicket } from './tickets/next-ticket.ts'
import { type OpenTicket, openTickets, type TicketOrder } from './tickets/open-ticket.ts'
import { roomHost } from './tickets/room-host.ts'

/** Empty rooms close after so long (rooms.md 2.6). */
const EMPTY_MS = 60_000

/** The rooms of fish of a shard and all who are in them, while its lease lasts. */
export class Sea {
  readonly deps: SeaDependencies
  readonly journal = new RoomJournal()
  readonly rooms = new Map<string, SeaRoom>()
  readonly players = new Map<string, FishPlayer>()
  /** Opens tickets, those of all rooms that want one together. */
  readonly tickets: GroupWriter<TicketOrder, OpenTicket | null>
  /** A planned stop: no further shots. */
  isClosing = false
  readonly #onLost: () => void
  #seq: bigint
  #part = 0
  #isOver = false
  /** A batch that is being made durable, until that is certain, and its telling then. */
  #unwritten: { seq: bigint; batch: JournalBatch; tell: () => void } | null = null
  #flushing: Promise<void> = Promise.resolve()
  #settling: Promise<void> | null = null
  #isWoken = false
  readonly #works = new RunningWork()

  /**
   * @param seq of the last row of the journal
   * @param onLost the lease has passed on
   */
  constructor(deps: SeaDependencies, seq: bigint, onLost: () => void) {
    this.deps = deps
    this.tickets = groupWriter('sea tickets', GAP_MS.hand, orders => openTickets(deps, orders))
    this.#seq = seq
    this.#onLost = onLost
  }

  get nowMs(): number {
    return this.deps.outside.now().getTime()
  }

  open(wanted: WantedRoom): SeaRoom {
    const room = new SeaRoom(roomHost(this), newRoomSpec(wanted, this.nowMs), this.nowMs)
    this.rooms.set(room.spec.id, room)
    return room
  }

  /** A page says who it is: the newest one of a member speaks for it, in whatever title. */
  hello(visit: Visit, line: SeaLine): FishPlayer {
    const key = FishPlayer.keyOf(visit)
    for (const other of this.players.values()) {
      if (other.visit.user_id !== visit.user_id) continue
      if (other.line && other.line !== line) other.line.close(4002)
      if (other.key !== key) this.leave(other, { reason: 'left', isReleasing: true })
    }
    const player = this.players.get(key) ?? new FishPlayer(visit, this.nowMs)
    this.players.set(key, player)
    if (player.visit.id !== visit.id) player.isBarred = false
    player.visit = visit
    player.keptUntilMs = null
    player.answered = null
    player.connect(line)
    return player
  }

  /** A connection ended: bullets go back, seat and purse wait for a while. */
  gone(player: FishPlayer, line: SeaLine): void {
    if (player.line !== line) return
    player.line = null
    player.lostAtMs = this.nowMs
    player.room?.act({ kind: 'disconnect', seat: player.seat }, this.nowMs)
  }

  /**
   * Takes a player's seat when all that is open there has ended.
   * @param isReleasing the purse goes back to the wallet, too
   */
  leave(player: FishPlayer, { reason, isReleasing }: { reason: EndReason; isReleasing: boolean }): void {
    const { room, purse } = player
    player.tellEnd(reason)
    room?.act({ kind: 'leave', seat: player.seat }, this.nowMs)
    if (!isReleasing || !purse || purse.isReleasing) return
    purse.isReleasing = true
    player.tellPurse()
    this.work(noteRelease(this.deps, purse.id).then(() => this.settle()))
  }

  /** A member plays for no money any more: tickets close, the seat goes, and so does the purse, seated or not. */
  stop(stop: Stop): void {
    for (const player of this.players.values()) {
      if (player.isBarred || !isStoppedBy(stop, player.visit)) continue
      player.isBarred = true
      this.leave(player, { reason: 'may_not_play', isReleasing: true })
    }
  }

  /**
   * Does what is due by now in all rooms.
   * @param parts does it in one part of them at each call, so that shots do not wait for hundreds of rooms
   */
  clock(parts = 1): void {
    const now = this.nowMs
    this.#part = (this.#part + 1) % parts
    const isDue = (at: number) => at % parts === this.#part
    let at = 0
    for (const [id, room] of this.rooms) {
      if (!isDue(at++)) continue
      room.act({ kind: 'time' }, now)
      if (room.emptySinceMs !== null && now - room.emptySinceMs > EMPTY_MS) this.rooms.delete(id)
    }
    for (const [key, player] of this.players) {
      if (!isDue(at++)) continue
      passPlayerTime(this, player, now)
      ensureTicket(this, player, now)
      if (!player.line && !player.room && !player.purse) this.players.delete(key)
    }
  }

  /** Keeps a work that was begun, so that a stop can wait for it. */
  work(work: Promise<unknown>): void {
    this.#works.add(work, this.stumbled)
  }

  readonly stumbled = (error: unknown): void => {
    if (error instanceof LeaseLost) this.#onLost()
    else this.deps.log.error({ err: error }, 'rooms of fish stumbled')
  }

  /** Makes durable what happened since the last flush, and tells it then (rooms.md 1.2). */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write()).catch(this.stumbled)
    return this.#flushing
  }

  async #write(): Promise<void> {
    if (this.#isOver) return
    if (!this.#unwritten) {
      const tell = framesToTell(this)
      const batch = this.journal.take()
      if (!batch) return tell()
      this.#unwritten = { seq: ++this.#seq, batch, tell }
    }
    const { seq, batch, tell } = this.#unwritten
    // What fails is written again with the next flush, and nothing is told before.
    await writeBatch(this.deps, seq, batch)
    this.#unwritten = null
    if (this.#isOver) return
    tell()
    // Tickets of those who play on are concluded with the next pass.
    if (batch.ended.length + batch.dropped.length > 0 && this.#isAwaited) void this.settle()
  }

  /** True while somebody waits for a purse to go back. */
  get #isAwaited(): boolean {
    return this.players.values().some(({ purse }) => purse?.isReleasing === true)
  }

  /** Asks the wallet what is due; asked again while it runs, it runs once more. */
  settle(): Promise<void> {
    this.#isWoken = true
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null
    })
    return this.#settling
  }

  async #settle(): Promise<void> {
    while (this.#isWoken && !this.#isOver) {
      this.#isWoken = false
      await settleMoney(this).catch(this.stumbled)
    }
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    this.clock()
    await this.idle()
    await this.flush()
    await this.settle()
    this.clock()
    await this.idle()
    await this.flush()
  }

  /** Resolves when nothing that was begun is under way. */
  async idle(): Promise<void> {
    await this.#works.drain()
    await this.#settling
  }

  /** Keeps seeds of scenes ahead, and forgets rows of the journal that nothing needs. */
  async keepHouse(): Promise<void> {
    await this.deps.chain.keepAhead().catch(this.stumbled)
    await sweepJournal(this.deps).catch(this.stumbled)
  }

  /** Ends every connection; clients come back to whoever holds the lease then. Nothing is written or told any more. */
  close(): void {
    this.#isOver = true
    for (const { line } of this.players.values()) line?.close(1012)
  }
}

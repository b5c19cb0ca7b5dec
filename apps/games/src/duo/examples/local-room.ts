import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import { SimulationDraws } from '@baize/game-kit/draws'
import { botMove, botThoughtMs } from '@baize/game-kit/pvp/bots/bot'
import { wakeAt } from '@baize/game-kit/pvp/conduct/clock'
import { type MatchStart, startMatch } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct, MatchState } from '@baize/game-kit/pvp/conduct/state'
import { step } from '@baize/game-kit/pvp/conduct/step'
import type { MatchStep } from '@baize/game-kit/pvp/conduct/turns'
import { viewOf } from '@baize/game-kit/pvp/conduct/view'
import { beginSealing, type Sealing, sealStep } from '@baize/game-kit/pvp/deal/sealing'
import { seatHash, signedHashes } from '@baize/game-kit/pvp/deal/seeds'
import type { ClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import { moveOf } from '@baize/game-kit/pvp/frames/moves'
import { packRecord } from '@baize/game-kit/pvp/frames/packed-record'
import { dealtFrame, framesOf, type MatchFrame, type TableFrame } from '@baize/game-kit/pvp/frames/server-frames'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { matchDefinitionHash, newestRules } from '@baize/game-kit/pvp/registry'
import { recordOf } from '@baize/game-kit/pvp/verify/verify-match'
import { commitmentOf, fromHex, toHex } from '@baize/game-kit/seeds'
import type { Line } from '../../rooms/room-line.ts'
import type { ServerFrame } from '../state/room-state.ts'
import type { RoomWire, WireCalls } from '../wire/room-wire.ts'
import { storySignature } from './story-key.ts'

interface LocalInput {
  code: MatchCode
  seats: number
  stakeUnits: number
  /** Matches of one number are alike. */
  seed: number
  mode?: 'real' | 'practice'
  startsAtMs?: number
  /** Changes what the page is told, as a server that cheats or a line that loses frames would. */
  tell?(frame: ServerFrame): ServerFrame | null
}

const OWN = 0
const READY_MS = 10_000
const NAMES = ['You', 'Minh88', 'suki_t', 'Baan-Lek']
const BOTS = ['You', 'Bot Heron', 'Bot Carp', 'Bot Lotus']

/** A table of the real rules with bots in the other seats and a clock of its own, for the workshop and for tests. */
export class LocalRoom implements RoomWire {
  nowMs: number
  readonly sent: ClientFrame[] = []
  hellos = 0
  readonly #input: LocalInput
  readonly #draws: SimulationDraws
  #calls: WireCalls | null = null
  #n = 0
  #hand = -1
  #sealing: Sealing | null = null
  #start: Omit<MatchStart, 'seeds' | 'startedAt'> | null = null
  #hashes: string[] = []
  #acts: MatchAct[] = []
  #whole: MatchStart | null = null
  #state: MatchState | null = null
  /** When each bot acts, by seat. */
  #due = new Map<number, { turn: number; at: number }>()
  #readyAt: number | null = null

  constructor(input: LocalInput) {
    this.#input = input
    this.nowMs = input.startsAtMs ?? 1_000_000
    this.#draws = new SimulationDraws(input.seed)
  }

  get state(): MatchState | null {
    return this.#state
  }

  start(calls: WireCalls): void {
    this.#calls = calls
    calls.line('open')
    this.#tell({ kind: 'pong', c: 0, at: this.nowMs })
  }

  /** Tells the page how its line stands. */
  line(line: Line): void {
    this.#calls?.line(line)
  }

  helloAgain(): void {
    this.hellos++
    if (this.#state) this.#tell({ kind: 'snapshot', view: viewOf(this.#state, OWN) })
  }

  send(frame: Exclude<ClientFrame, { kind: 'hello' }>): boolean {
    this.sent.push(frame)
    if (frame.kind === 'sit') this.#sit()
    if (frame.kind === 'ready') this.#ready(OWN, frame.on)
    if (frame.kind === 'leave') this.#leave(frame.a)
    if (frame.kind === 'phrase') this.#tell({ kind: 'phrase', seat: OWN, id: frame.id })
    if (frame.kind === 'seed-hash') this.#hashed(frame.h)
    if (frame.kind === 'seed') this.#opened(frame.seed)
    const move = moveOf(this.#input.code, frame)
    if (move && 'turn' in frame) {
      const { turn } = frame
      this.#act({ kind: 'move', seat: OWN, turn, move, at: this.nowMs }, frame.a)
    }
    return true
  }

  /** Lets time pass, in steps that no bot and no clock can miss. */
  advance(ms: number): void {
    for (const end = this.nowMs + ms; this.nowMs < end; ) {
      this.nowMs = Math.min(end, this.nowMs + 100)
      if (this.#readyAt !== null && this.nowMs >= this.#readyAt) this.#othersReady()
      const state = this.#state
      if (!state || state.end) continue
      for (const [seat, { turn, at }] of this.#due) if (this.nowMs >= at) this.#botMoves(seat, turn)
      const wake = wakeAt(this.#state!)
      if (wake !== null && this.nowMs >= wake) this.#act({ kind: 'clock', at: this.nowMs })
    }
  }

  #tell(frame: TableFrame | MatchFrame): void {
    const numbered = { ...frame, n: this.#n++ } as ServerFrame
    const told = this.#input.tell ? this.#input.tell(numbered) : numbered
    if (told) this.#calls!.frame(told)
  }

  #sit(): void {
    const { code, stakeUnits, seats, mode = 'practice' } = this.#input
    const isBot = mode === 'practice'
    const seated = Array.from({ length: seats }, (_, seat) => ({
      ...{ seat, name: (isBot ? BOTS : NAMES)[seat]!, isBot: isBot && seat !== OWN },
    }))
    const table = { room: `story-${stakeUnits}`, game: code, mode, stake: stakeUnits, code: null, seat: OWN }
    this.#tell({ kind: 'table', ...table, seats: seated, phase: 'readying' })
    this.#beginReady()
  }

  #beginReady(): void {
    this.#readyAt = this.nowMs + 1_500
    this.#tell({ kind: 'readying', ready: [], until: this.nowMs + READY_MS })
  }

  #othersReady(): void {
    this.#readyAt = null
    for (let seat = 1; seat < this.#input.seats; seat++) this.#ready(seat, true)
  }

  #isReady = new Set<number>()

  #ready(seat: number, on: boolean): void {
    if (on) this.#isReady.add(seat)
    else this.#isReady.delete(seat)
    this.#tell({ kind: 'ready', seat, isReady: on })
    if (this.#isReady.size === this.#input.seats) this.#seal()
  }

  #seal(): void {
    this.#isReady.clear()
    this.#hand++
    const { code, seed, stakeUnits, mode = 'practice', seats } = this.#input
    const serverSeed = toHex(sha256(new TextEncoder().encode(`story ${seed} ${this.#hand}`)))
    const match = `m:story-${seed}-${this.#hand}`
    const definitionHash = matchDefinitionHash(newestRules(code).definition, sha256)
    this.#start = { match, definitionHash, mode, stakeUnits, hand: this.#hand, lead: null, serverSeed }
    this.#sealing = beginSealing(match, seats, this.nowMs)
    this.#tell({ kind: 'seal', match, commit: this.#commit, seat: OWN, until: this.#sealing.until })
  }

  get #commit(): string {
    return commitmentOf(sha256, fromHex(this.#start!.serverSeed))
  }

  #botSeed = (seat: number): string => toHex(new Uint8Array(16).fill(seat + 1))

  #hashed(h: string): void {
    const { match } = this.#start!
    for (let seat = 0; seat < this.#input.seats; seat++) {
      const hash = seat === OWN ? h : seatHash(sha256, match, seat, this.#botSeed(seat))
      const next = sealStep(this.#sealing!, { kind: 'seed-hash', seat, h: hash, at: this.nowMs }, sha256)
      if ('sealing' in next) this.#sealing = next.sealing
      if (!('kind' in next) || next.kind !== 'hashes') continue
      this.#hashes = next.hashes
      const { until } = next.sealing
      const signature = storySignature(signedHashes(match, this.#commit, next.hashes))
      this.#tell({ kind: 'hashes', match, commit: this.#commit, hashes: next.hashes, signature, until })
    }
  }

  #opened(own: string): void {
    const seeds = Array.from({ length: this.#input.seats }, (_, seat) => (seat === OWN ? own : this.#botSeed(seat)))
    this.#whole = { ...this.#start!, seeds, startedAt: this.nowMs }
    this.#acts = []
    const first = startMatch(this.#whole, { hmac, sha256 })
    this.#state = first.state
    this.#tell(dealtFrame(first.state, seeds, OWN))
    this.#follow(first)
  }

  #act(act: MatchAct, a = 0): void {
    const next = step(this.#state!, act)
    if ('refused' in next) return void this.#tell({ kind: 'refused', a, code: next.refused })
    this.#acts.push(act)
    this.#follow(next)
  }

  #follow({ state, events }: MatchStep): void {
    this.#state = state
    for (const frame of framesOf(state, events, OWN)) this.#tell(frame)
    if (state.end) return void this.#end(state)
    const { turn } = viewOf(state, OWN)
    for (const [seat, until] of state.until.entries()) {
      if (seat === OWN) continue
      if (until === null) this.#due.delete(seat)
      else if (this.#due.get(seat)?.turn !== turn)
        this.#due.set(seat, { turn, at: this.nowMs + botThoughtMs(this.#draws) })
    }
  }

  #botMoves(seat: number, turn: number): void {
    this.#due.delete(seat)
    const state = this.#state!
    if (state.end || state.until[seat] === null) return
    const move = botMove(viewOf(state, seat), this.#draws)
    this.#act({ kind: 'move', seat, turn, move, at: this.nowMs })
  }

  #end(state: MatchState): void {
    this.#due.clear()
    const start = { ...this.#whole!, commitment: this.#commit, hashes: this.#hashes, acts: this.#acts }
    const record = recordOf(start, state, { hmac, sha256 })
    this.#tell({ kind: 'reveal', match: state.match, serverSeed: record.serverSeed, record: packRecord(record) })
    if (!state.seats[OWN]!.hasLeft) this.#beginReady()
  }

  #leave(a: number): void {
    if (this.#state && !this.#state.end) this.#act({ kind: 'leave', seat: OWN, at: this.nowMs }, a)
    else this.#tell({ kind: 'left', seat: OWN })
  }
}

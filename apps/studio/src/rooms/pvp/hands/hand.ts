import { sign } from 'node:crypto'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { wakeAt } from '@baize/game-kit/pvp/conduct/clock'
import { type MatchStart, startMatch } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct, MatchState } from '@baize/game-kit/pvp/conduct/state'
import { step } from '@baize/game-kit/pvp/conduct/step'
import type { MatchStep } from '@baize/game-kit/pvp/conduct/turns'
import { beginSealing, type SealAct, type Sealing, type SealStep, sealStep } from '@baize/game-kit/pvp/deal/sealing'
import { seatHash, signedHashes } from '@baize/game-kit/pvp/deal/seeds'
import type { Refusal } from '@baize/game-kit/pvp/frames/errors'
import { dealtFrame, framesForAll, framesOf, snapshotFrame } from '@baize/game-kit/pvp/frames/server-frames'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import { recordOf } from '@baize/game-kit/pvp/verify/verify-match'
import { commitmentOf, toHex } from '@baize/game-kit/seeds'
import type { MatchDependencies } from '../../rooms-dependencies.ts'
import { type Seat, tellAll } from '../seat.ts'
import { Bots, botSeed } from './bots.ts'

/** All of a match but what its seats make together. */
export type HandPlan = Omit<MatchStart, 'seeds' | 'startedAt' | 'serverSeed'> & { serverSeed: Uint8Array }

/** A seal that came to nothing: seats of the match that were not ready, or that broke it. */
export type Unsealed = Extract<SealStep, { kind: 'unready' | 'broken' }>

interface Running {
  start: MatchStart
  state: MatchState
  acts: MatchAct[]
}

/** One match from its seal to its end. Whoever calls it waits for one call before the next. */
export class Hand {
  readonly plan: HandPlan
  /** By seat of the match. */
  readonly seats: readonly Seat[]
  unsealed: Unsealed | null = null
  readonly #deps: MatchDependencies
  #sealing: Sealing | null = null
  #hashes: string[] = []
  #running: Running | null = null
  #bots: Bots | null = null
  /** Seeds of bots, by seat. */
  readonly #botSeeds: ReadonlyMap<number, string>

  constructor(deps: MatchDependencies, plan: HandPlan, seats: readonly Seat[]) {
    this.#deps = deps
    this.plan = plan
    this.seats = seats
    this.#botSeeds = new Map([...seats.keys()].flatMap(seat => (seats[seat]!.player ? [] : [[seat, botSeed()]])))
  }

  /** Takes up a match that another process left. */
  static resumed(
    deps: MatchDependencies,
    { serverSeed, hashes, ...running }: Running & { serverSeed: Uint8Array; hashes: string[] },
    seats: readonly Seat[],
  ): Hand {
    const hand = new Hand(deps, { ...running.start, serverSeed }, seats)
    hand.#running = running
    hand.#hashes = hashes
    return hand
  }

  get state(): MatchState | null {
    return this.#running?.state ?? null
  }

  get isSealing(): boolean {
    return this.#running === null
  }

  get wakeAt(): number {
    if (this.#sealing) return this.#sealing.until + 1
    return Math.min(
      (this.state && wakeAt(this.state)) ?? Number.POSITIVE_INFINITY,
      this.#bots?.dueAt ?? Number.POSITIVE_INFINITY,
    )
  }

  get #isStored(): boolean {
    return this.plan.mode !== 'practice'
  }

  seatOf(one: Seat): number | null {
    const seat = this.seats.indexOf(one)
    return seat < 0 ? null : seat
  }

  /** Tells the seal; the house is bound from here on. */
  async seal(now: number): Promise<void> {
    const { match, serverSeed } = this.plan
    this.#sealing = beginSealing(match, this.seats.length, now)
    const commit = commitmentOf(sha256, serverSeed)
    for (const [seat, { player }] of this.seats.entries())
      player?.tell({ kind: 'seal', match, commit, seat, until: this.#sealing.until })
    for (const [seat, seed] of this.#botSeeds)
      await this.takeSeal({ kind: 'seed-hash', seat, h: seatHash(sha256, match, seat, seed), at: now })
  }

  /** Takes a seat's part of the seal, or the end of its time. */
  async takeSeal(act: SealAct): Promise<Refusal | null> {
    if (!this.#sealing) return act.kind === 'clock' ? null : 'late'
    const next = sealStep(this.#sealing, act, sha256)
    if ('refused' in next) return next.refused
    if (next.kind === 'unready' || next.kind === 'broken') {
      this.#sealing = null
      this.unsealed = next
    } else if (next.kind === 'sealed') await this.#deal(next.seeds)
    else {
      this.#sealing = next.sealing
      if (next.kind === 'hashes') await this.#tellHashes(next.hashes, next.sealing.until, act.at)
    }
    return null
  }

  async #tellHashes(hashes: string[], until: number, now: number): Promise<void> {
    const { match, serverSeed } = this.plan
    const commit = commitmentOf(sha256, serverSeed)
    const text = Buffer.from(signedHashes(match, commit, hashes))
    const signature = sign(null, text, this.#deps.signingKey).toString('base64')
    this.#hashes = hashes
    tellAll(this.seats, { kind: 'hashes', match, commit, hashes, signature, until })
    for (const [seat, seed] of this.#botSeeds) await this.takeSeal({ kind: 'seed', seat, seed, at: now })
  }

  async #deal(seeds: string[]): Promise<void> {
    const now = this.#deps.outside.now().getTime()
    const start = { ...this.plan, serverSeed: toHex(this.plan.serverSeed), seeds, startedAt: now }
    const dealt = startMatch(start, { hmac, sha256 })
    if (this.#isStored) await this.#deps.dealt.add({ ...start, hashes: this.#hashes })
    this.#sealing = null
    this.#running = { start, state: dealt.state, acts: [] }
    this.#bots = this.#botSeeds.size > 0 ? new Bots([...this.#botSeeds.keys()], start, dealt.state) : null
    for (const [seat, { player }] of this.seats.entries()) player?.tell(dealtFrame(dealt.state, seeds, seat))
    if (dealt.state.end) return this.#tell(dealt)
    this.#bots?.see(dealt.state, now)
    for (const [seat, { player }] of this.seats.entries())
      if (player && !player.line) await this.act({ kind: 'lost', seat, at: now })
  }

  /** An act of a seat or of the clock: stored before anything of it is told. @throws LeaseLost */
  async act(act: MatchAct): Promise<Refusal | null> {
    if (!this.#running) return 'late'
    const { state, acts, start } = this.#running
    const next = step(state, act)
    if ('refused' in next) return next.refused
    if (next.state === state && next.events.length === 0) return null
    if (this.#isStored) await this.#deps.acts.add({ match: start.match, n: acts.length, act })
    acts.push(act)
    this.#running = { start, state: next.state, acts }
    this.#tell(next)
    this.#bots?.see(next.state, act.at)
    return null
  }

  #tell({ state, events }: MatchStep): void {
    const alike = framesForAll(state, events)
    for (const frame of alike ?? []) tellAll(this.seats, frame)
    if (alike) return
    for (const [seat, { player }] of this.seats.entries())
      if (player) for (const frame of framesOf(state, events, seat)) player.tell(frame)
  }

  /** Does what is due by now. */
  async clock(now: number): Promise<void> {
    if (this.#sealing) await this.takeSeal({ kind: 'clock', at: now })
    for (let move = this.#botMove(now); move; move = this.#botMove(now)) await this.act(move)
    const due = this.state && wakeAt(this.state)
    if (due && due <= now) await this.act({ kind: 'clock', at: now })
  }

  #botMove(now: number): MatchAct | null {
    return (this.state && !this.state.end && this.#bots?.move(this.state, now)) || null
  }

  /** All that anybody needs to play the match again. @throws RangeError for one that goes on */
  record(): MatchRecord {
    const { start, state, acts } = this.#running!
    const commitment = commitmentOf(sha256, this.plan.serverSeed)
    return recordOf({ ...start, commitment, hashes: this.#hashes, acts }, state, { hmac, sha256 })
  }

  /** All that a seat missed, in one frame. */
  snapshot(one: Seat): void {
    const seat = this.seatOf(one)
    if (seat !== null && this.state) one.player?.tell(snapshotFrame(this.state, seat))
  }
}

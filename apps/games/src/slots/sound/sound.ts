import { reelOf } from '@baize/game-kit/events'
import type { Tier } from '../../kit/money/tiers.ts'
import type { Engine } from '../../kit/sound/engine.ts'
import { GameSound } from '../../kit/sound/game-sound.ts'
import { bell, chip, drum, leads, splash, thud, tick, whirr } from '../../kit/sound/voices.ts'
import { turnsAt } from '../stage/features/wheel-turn.ts'
import type { Beat } from '../timeline/beats.ts'
import { times } from '../timeline/times.ts'

/** All sound of a slot, made while it plays; replays are silent. */
export class Sound extends GameSound {
  #isSilent = false
  #stopWhirr: (() => void) | null = null

  /** Replays play without sound. */
  setSilent(isSilent: boolean): void {
    this.#isSilent = isSilent
    if (isSilent) this.#endWhirr()
  }

  override press(): void {
    this.play(engine => {
      tick(engine, engine.at(0))
      this.#endWhirr()
      this.#stopWhirr = whirr(engine)
    })
  }

  /** The reels stand still without a result. */
  halt(): void {
    this.#endWhirr()
  }

  perform({ action, lastsMs }: Beat): void {
    this.play(engine => {
      switch (action.kind) {
        case 'roll':
          this.#endWhirr()
          this.#stopWhirr = whirr(engine)
          break
        case 'land':
          thud(engine, engine.at(lastsMs), (action.reel - 2) * 0.4)
          if (action.isTrigger) bell(engine, engine.at(lastsMs), this.theme.rootHz * 4, 0.14)
          if (action.isLast) this.#endWhirr()
          break
        case 'cross-fade':
          this.#endWhirr()
          thud(engine, engine.at(lastsMs), 0)
          break
        case 'burst':
          splash(engine, engine.at(0))
          break
        case 'fall':
          thud(engine, engine.at(lastsMs / 2), 0)
          break
        case 'free-spins-intro':
        case 'hold-intro':
        case 'wheel-intro':
          this.#call(engine, this.theme.motif, 150, 0.3)
          drum(engine, engine.at(0), 0.8)
          break
        case 'special':
          for (const i of [0, 1, 2, 3, 4]) splash(engine, engine.at(500 + i * 260))
          bell(engine, engine.at(lastsMs * 0.7), this.theme.rootHz * 2, 0.3)
          break
        case 'expand':
          splash(engine, engine.at(0))
          for (const i of action.reels.keys()) chip(engine, engine.at(200 + i * 90))
          break
        case 'reveal':
          for (const reel of new Set(action.cells.map(reelOf))) chip(engine, engine.at(120 + reel * times.turnStep))
          bell(engine, engine.at(lastsMs - 150), this.theme.rootHz * 2, 0.16)
          break
        case 'spark':
          for (const i of action.cells.keys()) {
            splash(engine, engine.at(i * times.sparkStep))
            bell(engine, engine.at(i * times.sparkStep + times.spark), this.theme.rootHz * (2 + i * 0.5), 0.14)
          }
          break
        case 'wheel':
          for (const atMs of notchTimes(lastsMs)) tick(engine, engine.at(atMs), 0.08)
          break
        case 'wheel-stop':
          bell(engine, engine.at(0), this.theme.rootHz * 4, 0.2)
          break
        case 'full-grid':
        case 'retrigger':
        case 'jackpot':
          this.#call(engine, this.theme.motif, 110, 0.3)
          break
        case 'respin':
          tick(engine, engine.at(0), 0.1)
          for (const i of action.landed.keys()) chip(engine, engine.at(480 + i * 70))
          break
        case 'feature-outro':
          if (action.amountUnits > 0) this.#call(engine, this.theme.short, 160, 0.25)
          break
        case 'wins':
          if (!action.isFinal) tick(engine, engine.at(0), 0.12)
          break
        case 'celebrate':
          this.#celebrate(engine, action.tier, lastsMs)
      }
    })
  }

  #celebrate(engine: Engine, tier: Tier, lastsMs: number): void {
    const { motif, short, rootHz } = this.theme
    if (tier === 'none') return
    if (tier === 'return') {
      tick(engine, engine.at(0), 0.1)
      return
    }
    if (tier === 'small') {
      this.#call(engine, short, 120, 0.22)
      return
    }
    this.#call(engine, tier === 'good' ? [...motif, motif[4]! * 1.5] : motif, 120, 0.28)
    if (tier === 'good') return
    const phrases = tier === 'big' ? 2 : tier === 'great' ? 3 : 5
    for (let phrase = 1; phrase < phrases; phrase++) {
      this.#call(engine, phrase % 2 ? motif.toReversed() : motif, 130, 0.24, phrase * 800)
    }
    for (let beatMs = 0; beatMs < Math.min(lastsMs, phrases * 800); beatMs += 200)
      drum(engine, engine.at(beatMs), beatMs % 800 === 0 ? 0.6 : 0.22)
    if (tier === 'grand') bell(engine, engine.at(phrases * 800), rootHz * 2, 0.4)
  }

  #call(engine: Engine, notes: readonly number[], stepMs: number, peak: number, delayMs = 0): void {
    for (const [i, hz] of notes.entries()) leads[this.theme.lead](engine, engine.at(delayMs + i * stepMs), hz, peak)
  }

  protected override play(make: (engine: Engine) => void): void {
    if (!this.#isSilent) super.play(make)
  }

  #endWhirr(): void {
    this.#stopWhirr?.()
    this.#stopWhirr = null
  }
}

/** When the pointer clicks while a ring runs out: once for each eighth of a turn, in milliseconds. */
function notchTimes(lastsMs: number): number[] {
  const clicks: number[] = []
  for (let atMs = 0; atMs < lastsMs; atMs += 20) {
    const before = Math.floor(turnsAt((atMs - 20) / lastsMs) * 8)
    if (atMs > 0 && Math.floor(turnsAt(atMs / lastsMs) * 8) > before) clicks.push(atMs)
  }
  return clicks
}

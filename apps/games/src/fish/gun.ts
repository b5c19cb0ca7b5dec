import { ANGLES, muzzleOf, type Place } from '@baize/game-kit/fish/index'
import { pictureLoss } from '../kit/host/picture-loss.ts'
import type { FishDesk } from './desk.ts'
import { Trigger } from './sea/trigger.ts'
import { purseOf } from './state/room-picture.ts'
import type { FishWire } from './wire/fish-wire.ts'

const MOST_IN_FLIGHT = 12
const AIM_EVERY_MS = 120

/** The own cannon: where it points, what it fires, and what fires by itself. */
export class Gun {
  readonly #desk: FishDesk
  readonly #wire: FishWire
  readonly #trigger = new Trigger()
  #angle = 3_072
  #aimedAt: Place = { x: 800, y: 450 }
  #lastFiredAtMs = 0
  #aimSentAtMs = 0

  constructor(desk: FishDesk, wire: FishWire) {
    this.#desk = desk
    this.#wire = wire
  }

  /** Once a frame: what fires by itself, until nobody has touched anything for too long. */
  frame(nowMs: number): void {
    const { isAuto, lock } = this.#desk.picture.read()
    if ((isAuto || lock !== 0) && this.#trigger.isIdle(nowMs)) this.stopAids()
    else if (isAuto && this.#trigger.isAutoDue(nowMs)) this.#fire(false)
    if (lock !== 0 && !this.#isThere(lock)) this.#desk.set({ lock: 0 })
  }

  /** Points the cannon at a place of the world. */
  aim(at: Place): void {
    const { seat, aiming } = this.#desk.picture.read()
    this.#aimedAt = at
    this.#angle = angleTo(muzzleOf(seat), at)
    this.#desk.sea.angles[seat] = this.#angle
    this.#trigger.touched(this.#desk.page.time.nowMs)
    if (aiming) this.#aimLaser(false)
  }

  /** The place of the world that was pointed at last. */
  aimedAt(): Place {
    return this.#aimedAt
  }

  /** Turns the cannon by so many of 4096 steps. */
  turn(by: number): void {
    const { seat } = this.#desk.picture.read()
    this.#angle = (this.#angle + by + ANGLES) % ANGLES
    this.#desk.sea.angles[seat] = this.#angle
    this.#trigger.touched(this.#desk.page.time.nowMs)
  }

  /** Fires where the cannon points, or a laser that waits. */
  fire(): void {
    this.#trigger.touched(this.#desk.page.time.nowMs)
    if (this.#desk.picture.read().aiming) this.#aimLaser(true)
    else this.#fire(true)
  }

  /** Fires one bullet straight at a piece of prey. */
  fireAt(fish: number): void {
    this.#trigger.touched(this.#desk.page.time.nowMs)
    this.#fire(true, fish)
  }

  lock(fish: number): void {
    this.#trigger.touched(this.#desk.page.time.nowMs)
    this.#desk.set({ lock: fish })
  }

  toggleAuto(): void {
    this.#trigger.touched(this.#desk.page.time.nowMs)
    this.#desk.set({ isAuto: !this.#desk.picture.read().isAuto })
  }

  stopAids(): void {
    this.#desk.set({ isAuto: false, lock: 0 })
  }

  #fire(isByHand: boolean, at = 0): void {
    const { time, notice, sound, t } = this.#desk.page
    // Nobody sees what a bullet meets.
    if (pictureLoss.isLost) return
    const state = this.#desk.picture.read()
    const nowMs = Math.max(Math.round(time.nowMs), this.#lastFiredAtMs + 1)
    const next = this.#desk.tickets.next(nowMs)
    const isReady =
      state.room !== null && state.purseState === 'open' && !state.isTide && time.isKnown && this.#desk.sea.scene
    if (!isReady || !next || !this.#trigger.mayFire(nowMs) || this.#desk.sea.own.length >= MOST_IN_FLIGHT) return
    if (purseOf(state) < state.level * state.unitUnits) {
      this.stopAids()
      if (isByHand) notice.show(t('purseEmpty'))
      return
    }
    const lock = at || state.lock
    const goal = lock === 0 ? null : this.#desk.sea.where(lock, nowMs)
    const angle = goal ? angleTo(muzzleOf(state.seat), goal) : this.#angle
    const shot = { seat: state.seat, angle, lock: goal ? lock : 0, level: state.level, firedAtMs: nowMs, ...next }
    this.#lastFiredAtMs = nowMs
    this.#trigger.fired(nowMs)
    this.#desk.tickets.fired(next.ticket, nowMs)
    this.#desk.sea.angles[state.seat] = angle
    this.#desk.sea.own.push({ ...shot, isTaken: false, claim: null, passed: new Set() })
    this.#desk.sea.add({ kind: 'flash', atMs: time.localMs, seat: state.seat, turn: (angle * 2 * Math.PI) / ANGLES })
    this.#wire.shoot({ kind: 'fire', ...next, angle, level: shot.level, lock: shot.lock, tMs: nowMs })
    this.#desk.countLeaving()
    sound.shot()
  }

  #aimLaser(isFired: boolean): void {
    const { aiming } = this.#desk.picture.read()
    const { localMs } = this.#desk.page.time
    if (!aiming || (!isFired && localMs - this.#aimSentAtMs < AIM_EVERY_MS)) return
    this.#aimSentAtMs = localMs
    this.#wire.shoot({ kind: 'aim', ticket: aiming.ticket, k: aiming.k, angle: this.#angle, isFired })
    if (isFired) this.#desk.set({ aiming: null })
  }

  #isThere(fish: number): boolean {
    const { scene } = this.#desk.sea
    return (
      scene !== null &&
      !scene.gone.has(fish) &&
      this.#desk.sea.seen(this.#desk.page.time.nowMs).some(one => one.fish.id === fish)
    )
  }
}

/** The angle from 0 to 4095 from one place to another. */
function angleTo(from: Place, to: Place): number {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI)
  return ((Math.round(turn * ANGLES) % ANGLES) + ANGLES) % ANGLES
}

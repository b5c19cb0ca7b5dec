import { muzzleOf } from '@baize/game-kit/fish/index'
import type { FishDesk } from '../desk.ts'
import type { ToldFrame } from '../wire/fish-wire.ts'

/** A weapon that went off: its picture, and what it brought where it is the own one. */
export function showWeapon(desk: FishDesk, { seat, ticket, weapon }: Extract<ToldFrame, { kind: 'weapon' }>): void {
  const { sea, page, picture } = desk
  const { localMs, nowMs } = page.time
  const state = picture.read()
  const isOwn = seat === state.seat
  // The shot is told of after its weapon, or was told of long before, where a laser had to be aimed.
  const flying = isOwn ? sea.own.find(shot => shot.ticket === ticket && shot.k === weapon.k) : undefined
  const told = isOwn ? state.shots.find(shot => shot.number === ticket && shot.k === weapon.k) : undefined
  const reached = weapon.reach.flatMap(([fish]) => sea.where(fish, nowMs) ?? [])
  const carrier = flying?.claim ? sea.where(flying.claim.fish, nowMs) : null
  const from = carrier ?? reached[0] ?? muzzleOf(seat)
  if (weapon.kind === 'bomb') sea.add({ kind: 'bomb', atMs: localMs, at: from })
  if (weapon.kind === 'chain') sea.add({ kind: 'chain', atMs: localMs, from, to: reached })
  if (weapon.kind === 'laser') sea.add({ kind: 'laser', atMs: localMs, seat, angle: weapon.angle ?? 0 })
  page.sound.weapon()
  if (!isOwn) return
  if (state.aiming?.ticket === ticket && state.aiming.k === weapon.k) desk.set({ aiming: null })
  const units = weapon.paid * ((flying ?? told)?.level ?? state.level) * state.unitUnits
  sea.add({ kind: 'sum', atMs: localMs + 420, at: from, text: `+${page.money(units)}` })
  desk.set({ returnedUnits: state.returnedUnits + units })
  page.live.say(page.t('say.weapon', { amount: page.money(units) }))
}

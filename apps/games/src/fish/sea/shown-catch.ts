import type { SeatNumber } from '@baize/game-kit/fish/index'
import type { FishDesk } from '../desk.ts'
import { preyName } from '../prey-text.ts'

/** Coins that a prize of so many bullets is worth seeing; few enough that others' catches do not fill the screen. */
const coinsOf = (prize: number, isOwn: boolean): number =>
  Math.min(isOwn ? 14 : 5, 2 + Math.round(Math.log2(prize + 1) * 1.6))

/** A laser waits so long to be aimed (rooms.md 2.4). */
const AIMING_MS = 10_000

interface Catch {
  fish: number
  seat: SeatNumber
  prize: number
  /** Level of the own bullet; null for another's, and for prey that a weapon caught. */
  level: number | null
}

/** Takes caught prey out of the water, with what is seen and heard of it. */
export function shownCatch(desk: FishDesk, { fish, seat, prize, level }: Catch): void {
  const { sea, page, picture } = desk
  const at = sea.where(fish, page.time.nowMs)
  const found = sea.scene?.fish.get(fish)
  if (!sea.scene || !found || !at || sea.scene.gone.has(fish)) return
  sea.scene.gone.add(fish)
  const { seat: ownSeat, unitUnits, lock } = picture.read()
  const isOwn = seat === ownSeat
  const units = level === null ? null : prize * level * unitUnits
  const isGain = units !== null && desk.takings.isGain(units, page.time.localMs)
  const coins = isOwn && !isGain && units !== null ? 0 : coinsOf(prize, isOwn)
  sea.add({
    ...{ kind: 'caught', atMs: page.time.localMs, at, turn: at.turn, prey: found.prey.name, seat, prize, isOwn, coins },
    text: units === null ? `×${prize}` : `+${page.money(units)}`,
  })
  if (!isOwn || isGain) page.sound.caught(prize, isOwn)
  if (lock === fish) desk.set({ lock: 0 })
  if (units !== null) {
    page.live.say(page.t('say.caught', { prey: preyName(page, found.prey.name), amount: page.money(units) }))
  }
  if (level !== null && found.prey.weapon?.kind === 'laser') startAiming(desk)
}

function startAiming(desk: FishDesk): void {
  const shot = desk.picture.read().shots.find(({ prey, prize }) => prey === 'laser-urchin' && prize > 0)
  if (!shot) return
  desk.set({ aiming: { ticket: shot.number, k: shot.k, untilMs: desk.page.time.localMs + AIMING_MS }, lock: 0 })
  desk.page.notice.show(desk.page.t('aimLaser'))
}

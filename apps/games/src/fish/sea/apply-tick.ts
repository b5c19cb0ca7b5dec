import type { TickFrame } from '@baize/game-kit/fish/index'
import type { FishDesk } from '../desk.ts'
import { preyName } from '../prey-text.ts'
import { withShot } from '../state/shot-log.ts'
import { shownCatch } from './shown-catch.ts'

type Result = TickFrame['results'][number]

/** Brings a frame of results to bullets, prey and money on this screen. */
export function applyTick(desk: FishDesk, { purseUnits, results, shots, gone }: TickFrame): void {
  const { time } = desk.page
  const caughtLevels = new Map<number, number>()
  for (const result of results) applyResult(desk, result, caughtLevels)
  const { seat: ownSeat, seats } = desk.picture.read()
  for (const shot of shots) {
    if (shot.seat === ownSeat) continue
    desk.sea.others.push({ ...shot, heardAtMs: time.nowMs })
    desk.sea.angles[shot.seat] = shot.angle
    desk.sea.add({ kind: 'flash', atMs: time.localMs, seat: shot.seat, turn: (shot.angle * Math.PI) / 2_048 })
  }
  for (const { fish, seat, prize } of gone)
    shownCatch(desk, { fish, seat, prize, level: caughtLevels.get(fish) ?? null })
  const levels = new Map(shots.map(({ seat, level }) => [seat, level]))
  desk.set({
    toldUnits: purseUnits,
    ...(levels.size > 0 && { seats: seats.map(one => ({ ...one, level: levels.get(one.seat) ?? one.level })) }),
  })
  desk.countLeaving()
}

function applyResult(
  desk: FishDesk,
  { ticket, k, answer, fish, prize }: Result,
  caughtLevels: Map<number, number>,
): void {
  const { sea, tickets } = desk
  const place = sea.own.findIndex(shot => shot.ticket === ticket && shot.k === k)
  const shot = sea.own[place]
  if (!shot) return
  const forget = () => sea.own.splice(place, 1)
  switch (answer) {
    case 'fired':
      shot.isTaken = true
      return
    case 'missed':
    case 'caught': {
      forget()
      if (prize > 0) caughtLevels.set(fish, shot.level)
      charge(desk, shot.level, prize, { ticket, k, fish })
      return
    }
    case 'no':
    case 'gone':
      shot.passed.add(fish)
      shot.claim = null
      return
    case 'returned':
    case 'ignored':
      forget()
      return
    case 'ticket_over':
      tickets.over(ticket)
      forget()
      return
    default:
      tickets.notTaken(ticket, k)
      forget()
  }
}

function charge(
  desk: FishDesk,
  level: Parameters<typeof withShot>[1]['level'],
  prize: number,
  { ticket, k, fish }: { ticket: number; k: number; fish: number },
): void {
  const { unitUnits, shots, stakedUnits, returnedUnits } = desk.picture.read()
  const prey = desk.sea.scene?.fish.get(fish)?.prey.name ?? null
  const id = desk.tickets.idOf(ticket) ?? ''
  if (prey && prize === 0) desk.page.live.say(desk.page.t('say.missed', { prey: preyName(desk.page, prey) }))
  desk.takings.staked(level * unitUnits, desk.page.time.localMs)
  desk.set({
    ...(prey && {
      shots: withShot(shots, { ticket: id, number: ticket, k, level, prey, prize }),
    }),
    stakedUnits: stakedUnits + level * unitUnits,
    returnedUnits: returnedUnits + prize * level * unitUnits,
  })
}

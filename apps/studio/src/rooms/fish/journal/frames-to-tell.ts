import { type FishServerFrame, fishDefinitionHash, type MissedCatch, purseOf } from '@baize/game-kit/fish/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { Sea } from '../sea.ts'
import type { SeaLine } from '../sea-line.ts'
import type { FishPlayer } from '../seats/fish-player.ts'
import { isSilent, newSeatTold, type SeatTold, ticksOf } from '../seats/seat-told.ts'
import { ticketFrame } from '../tickets/open-ticket.ts'

interface ToTell {
  player: FishPlayer
  line: SeaLine | null
  frames: FishServerFrame[]
  /** Contents of the next tick, with the units to fire with; null where that is part of the frames. */
  tick: { told: SeatTold; units: number } | null
  /** Catches among them, kept for later where nobody is there. */
  catches: MissedCatch[]
}

/** Takes all that waits to be told in a sea as it is now. @returns tells it, once that is durable */
export function framesToTell(sea: Sea): () => void {
  const all: ToTell[] = []
  for (const player of sea.players.values()) if (hasNews(player)) all.push(toTell(player, sea.nowMs))
  return () => {
    for (const { player, line, frames, tick, catches } of all) {
      if (!line || player.line !== line) player.missed(catches)
      else {
        for (const frame of frames) player.send(frame)
        if (tick) for (const bytes of ticksOf(tick.told, tick.units, () => player.nextN())) line.send(bytes)
      }
    }
  }
}

/** Frames that nothing of what is told anew stands for. */
const ONCE: readonly FishServerFrame['kind'][] = ['refused', 'ended', 'end', 'seed-wanted']

/** False for a player who is told nothing now: half of all flushes bring no news of a seat. */
function hasNews({ hasFrames, wantsAll, room, seat, cannon, toldUnits }: FishPlayer): boolean {
  if (hasFrames || wantsAll) return true
  const told = room?.told.get(seat)
  return (told !== undefined && !isSilent(told)) || (cannon !== undefined && purseOf(cannon) !== toldUnits)
}

function toTell(player: FishPlayer, nowMs: number): ToTell {
  const { line, room, seat, cannon } = player
  const told = room?.told.get(seat) ?? newSeatTold()
  if (room?.told.has(seat)) room.told.set(seat, newSeatTold())
  const frames = player.takeFrames()
  if (!line) return { player, line, frames: [], tick: null, catches: told.catches }
  const units = cannon ? purseOf(cannon) : 0
  const wasToldUnits = player.toldUnits
  player.toldUnits = units
  if (player.wantsAll) {
    player.wantsAll = false
    player.missed(told.catches)
    const catches = player.takeUntold()
    const once = frames.filter(({ kind }) => ONCE.includes(kind))
    return { player, line, frames: [...once, ...allOf(player, catches, nowMs)], tick: null, catches }
  }
  const isTick = cannon !== undefined && !isSilent(told)
  // Bullets that came back are told by what is there to fire with.
  if (cannon && units !== wasToldUnits && !isTick && !frames.some(({ kind }) => kind === 'purse'))
    frames.push(player.purseFrame())
  return { player, line, frames, tick: isTick ? { told, units } : null, catches: told.catches }
}

/** All that a player has. */
function allOf(player: FishPlayer, list: MissedCatch[], nowMs: number): FishServerFrame[] {
  const { room, seat, cannon } = player
  const frames: FishServerFrame[] = [player.purseFrame()]
  if (list.length > 0) frames.push({ kind: 'caught', list })
  if (!room || !cannon || cannon.isLeaving) return frames
  const { id, code, class: roomClass, mode } = room.spec
  return [
    ...frames,
    {
      ...{ kind: 'room', room: id, title: code, class: roomClass, unitUnits: room.kit.classUnits, seat, mode },
      definitionHash: fishDefinitionHash(room.kit.definition, sha256),
      seats: room.cannons,
      roomTimeMs: room.timeAt(nowMs),
    },
    room.sceneFrame(),
    ...cannon.tickets.flatMap(({ number }) => {
      const ticket = room.ticketOf(seat, number)
      return ticket ? [ticketFrame(room, player, ticket)] : []
    }),
  ]
}

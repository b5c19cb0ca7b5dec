import type { EndedTicket, JournalEntry, SceneRow } from '@baize/game-kit/fish/index'
import type { SeaRoomSpec } from '../sea-room-spec.ts'
import { type StoredEntry, storedEntry } from './entries.ts'

/** A ticket that ended with a decided shot, with the scenes that it was played in. */
export interface EndedRow {
  serial: bigint
  result: EndedTicket
  scenes: SceneRow[]
}

/** All that becomes durable at once. */
export interface JournalBatch {
  /** By the id of a room. */
  entries: Map<string, StoredEntry[]>
  rooms: { spec: SeaRoomSpec; definitionHash: string }[]
  began: { room: string; scene: SceneRow }[]
  /** Scenes with a new freeze or relief, by the id of their room. */
  changed: Map<string, SceneRow>
  ended: EndedRow[]
  dropped: bigint[]
}

export const newBatch = (): JournalBatch => ({
  ...{ entries: new Map(), rooms: [], began: [], changed: new Map(), ended: [], dropped: [] },
})

const isEmpty = ({ entries, rooms, began, changed, ended, dropped }: JournalBatch): boolean =>
  entries.size + rooms.length + began.length + changed.size + ended.length + dropped.length === 0

/** Events of all rooms of a shard since the last flush, which must be durable before anybody is told. */
export class RoomJournal {
  #batch = newBatch()

  opened(spec: SeaRoomSpec, definitionHash: string): void {
    this.#batch.rooms.push({ spec, definitionHash })
  }

  sceneBegan(room: string, scene: SceneRow): void {
    this.#batch.began.push({ room, scene })
  }

  sceneChanged(room: string, scene: SceneRow): void {
    this.#batch.changed.set(room, scene)
  }

  entry(room: string, serial: bigint, entry: JournalEntry): void {
    const entries = this.#batch.entries.get(room) ?? []
    entries.push(storedEntry(serial, entry))
    this.#batch.entries.set(room, entries)
  }

  ended(row: EndedRow): void {
    this.#batch.ended.push(row)
  }

  dropped(serial: bigint): void {
    this.#batch.dropped.push(serial)
  }

  /** The batch to be written now; null where nothing happened. */
  take(): JournalBatch | null {
    const batch = this.#batch
    if (isEmpty(batch)) return null
    this.#batch = newBatch()
    return batch
  }
}

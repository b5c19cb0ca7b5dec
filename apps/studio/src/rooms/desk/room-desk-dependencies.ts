import type { StudioOutside } from '../../outside.ts'
import type { StudioDatabase } from '../../studio-database.ts'
import type { RoomKeeper } from '../keeper.ts'

export interface RoomDeskDependencies {
  db: StudioDatabase
  outside: StudioOutside
  rooms: Pick<RoomKeeper, 'shard'>
}

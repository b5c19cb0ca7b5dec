import type { TestWorld } from '@baize/testing'
import { TableDesk } from '../live/desk/fixtures.ts'
import { DealtTable } from '../live/fixtures.ts'
import { Hall } from '../rooms/fixtures.ts'
import { PlayedFixture } from '../sports/fixtures.ts'

/** What operators' desks act on, each made anew in a world. */
export const deskTargets = {
  async market(world: TestWorld) {
    const { id } = await PlayedFixture.announce(world, 'FOOT')
    return { gameCode: 'FB-1', target: id, market: 'OU' }
  },
  async fixture(world: TestWorld) {
    const { id } = await PlayedFixture.announce(world, 'FOOT')
    return { gameCode: 'FB-1', target: id }
  },
  /** A match between members that is dealt. */
  async match(world: TestWorld) {
    const hall = new Hall(world, 'DUO-DICE')
    const pages = [await hall.page(), await hall.page()]
    await hall.dealt(pages, { stake: 10_000 })
    return { gameCode: 'DUO-DICE', match: pages[0]!.view!.match }
  },
  /** A round of a table that takes bets. */
  async round(world: TestWorld) {
    const table = new DealtTable(world, 'LVT-XOC-1')
    await TableDesk.open(world, table)
    return { gameCode: 'LVT-XOC-1', serial: Number((await table.open()).serial) }
  },
  table: async () => ({ gameCode: 'LVT-BAC-1' }),
} as const

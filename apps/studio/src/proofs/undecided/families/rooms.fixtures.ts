import type { FishCode } from '@baize/game-kit/fish/index'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { Beach } from '../../../rooms/fish/fixtures.ts'
import { Hall } from '../../../rooms/fixtures.ts'
import { type Family, memberOf } from './family.fixtures.ts'

/** A hand that was dealt, in which nobody has moved; in duels one has chosen, which the other does not see. */
const hand = (code: MatchCode, choice: object | null): Family => ({
  name: `a hand of ${code}`,
  kind: 'duo',
  async leave(world, look) {
    await world.studio.rooms.run()
    const hall = new Hall(world, code)
    const pages = [await hall.page(await memberOf(world, 0)), await hall.page(await memberOf(world, 1))] as const
    await hall.dealt(pages, { stake: 10_000 })
    await look()
    if (choice) {
      const { match, turn } = pages[0].view!
      pages[0].act({ match, turn, ...choice })
      await pages[1].until(() => pages[1].of('chosen').length > 0)
      await look()
    }
    for (const page of pages) page.close()
    return true
  },
})

const sea = (code: FishCode): Family => ({
  name: `shots that fly at ${code}`,
  kind: 'fish',
  seeds: 4,
  async leave(world, look) {
    await world.studio.rooms.run()
    const beach = new Beach(world, code)
    const page = await beach.seated(100_000, { member: await memberOf(world, 0) })
    await beach.fire(page)
    await beach.turn([page])
    await look()
    page.close()
    return true
  },
})

export const rooms: readonly Family[] = [
  hand('DUO-DICE', { kind: 'throw', again: [] }),
  hand('DUO-BANNERS', { kind: 'banner', card: 1 }),
  hand('DUO-TIENLEN', null),
  ...(['TDL-REEF', 'TDL-DELTA', 'TDL-COMET'] as const).map(sea),
]

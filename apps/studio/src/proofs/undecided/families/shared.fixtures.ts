import { randomUUID } from 'node:crypto'
import type { DrawView } from '@baize/api/studio/lottery'
import { betTypesOf, highestSeries, type LotteryGame, lotteryGames } from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { LIMIT_TIERS, offeredTables, type TableCode } from '@baize/game-kit/tables/index'
import { GameVisit, type TestWorld } from '@baize/testing'
import { DealtTable } from '../../../live/fixtures.ts'
import { pricedTickets } from '../../../lotteries/fixtures.ts'
import { vendorOf } from '../../../lotteries/offered-lotteries.ts'
import { type Family, memberOf } from './family.fixtures.ts'

/** Buys one ticket of the draw that sells, and an order for it and the draw after. */
async function buy(world: TestWorld, game: LotteryGame, place: number): Promise<DrawView> {
  const member = await memberOf(world, place)
  const launch = { vassalage: vendorOf(game), gameCode: game.code }
  const { gameUrl } = await member.call('launch.gameLaunch', launch)
  const visit = await GameVisit.open(world.studioUrl, gameUrl)
  const [draw] = ((await visit.send('lottery.coming', {})).body as DrawView[]).filter(one => one.state === 'SELLING')
  const { code } = betTypesOf(game.format)[0]!
  const { tickets, costCents } = pricedTickets(game.code, [[code, sampleContents[game.format][code]![0]!]])
  const common = { series: highestSeries, tickets }
  const slip = { slipId: randomUUID(), issue: draw!.issue, costCents, ...common }
  const order = { chaseId: randomUUID(), firstIssue: draw!.issue, times: [1, 1], stop: null, costCents: 2 * costCents }
  for (const { status, body } of [
    await visit.send('lottery.placeSlip', slip),
    await visit.send('lottery.orderChase', { ...order, ...common }),
  ])
    if (status !== 200) throw new Error(`${game.code}: ${JSON.stringify(body)}`)
  return draw!
}

const lotteries: Family = {
  name: 'lotteries that sell, and those whose public value has not come',
  kind: 'lottery',
  seeds: 4,
  hasBeacon: true,
  async leave(world, look) {
    await world.studio.draws.run()
    const draws: DrawView[] = []
    for (const [place, game] of lotteryGames.entries()) draws.push(await buy(world, game, place))
    await look()
    const firstMs = Math.min(...draws.map(({ closesAt }) => Date.parse(closesAt)))
    world.clock.advance(firstMs + 2_000 - world.clock.now().getTime())
    await world.studio.draws.run()
    await look()
    return true
  },
}

const spotOf: Readonly<Record<TableCode, string>> = {
  ...{ 'LVT-BAC': 'P', 'LVT-BNC': 'P', 'LVT-BSP': 'P', 'LVT-ROU': 'red', 'LVT-ROS': 'red', 'LVT-SIC': 'big' },
  ...{ 'LVT-DTG': 'D', 'LVT-XOC': 'even', 'LVT-WHL': 'w1', 'ARN-CLK': 'M', 'DS88-CUP': 'home' },
}

/** A table whose round takes bets, with a bet on one spot. */
const tables = offeredTables.map(
  ({ table: code, code: of, tier }): Family => ({
    name: `the table ${code} while it takes bets`,
    kind: 'table',
    seeds: 4,
    async leave(world, look) {
      const table = new DealtTable(world, code)
      const seated = await table.sit(await memberOf(world, 0))
      // The parade of a cup sells champions alone.
      if (of === 'DS88-CUP') await table.finish(await table.open())
      const round = await table.open()
      const { status, body } = await table.bet(seated, round, {
        [spotOf[of]]: Math.max(1, LIMIT_TIERS[tier].minUnits / 10_000),
      })
      if (status !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`)
      await look()
      return true
    },
  }),
)

export const shared: readonly Family[] = [lotteries, ...tables]

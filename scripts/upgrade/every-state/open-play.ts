import { DealtTable } from '@baize/studio/live/fixtures'
import { LotteryTable, leapTo } from '@baize/studio/lotteries/fixtures'
import { Beach } from '@baize/studio/rooms/fish/fixtures'
import { Hall } from '@baize/studio/rooms/fixtures'
import { PlayedFixture, placeSingles } from '@baize/studio/sports/fixtures'
import { GameVisit, InstantVisit, type TestClient, type TestWorld, uniqueName } from '@baize/testing'
import { type Left, lottery, mines, password, table } from './left.ts'

export async function buyTicket(site: TestWorld, member: TestClient): Promise<void> {
  const [{ visit: watching }, slips] = [await new LotteryTable(site).playing(lottery), new LotteryTable(site)]
  const [current] = (await slips.coming(watching)).filter(({ state }) => state === 'SELLING')
  const { vendor_code: vassalage } = await site.database.kysely
    .selectFrom('catalogue.game')
    .select('vendor_code')
    .where('code', '=', lottery)
    .executeTakeFirstOrThrow()
  await leapTo(site, Math.max(site.clock.now().getTime(), Date.parse(current!.drawsAt) + 100), lottery)
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage, gameCode: lottery })
  const visit = await GameVisit.open(site.studioUrl, gameUrl)
  must(await slips.place(visit, await slips.slipFor(visit)))
}

export async function openInstant(site: TestWorld, member: TestClient): Promise<string> {
  const { body } = must(await new InstantVisit(await site.play(member, mines)).open({ mines: 3 }))
  return body.round.roundId
}

export async function betAtTable(site: TestWorld, member: TestClient): Promise<string> {
  const dealt = new DealtTable(site, table)
  const [seated, open] = [await dealt.sit(member), await dealt.open()]
  must(await dealt.bet(seated, open, { P: 5 }))
  return open.serial.toString()
}

/** Bets before a match and in play. */
export async function betOnMatch(site: TestWorld, member: TestClient): Promise<string> {
  const match = await PlayedFixture.announce(site, 'FOOT')
  const seated = { member, visit: await site.play(member, 'FB-1') }
  await placeSingles(seated, match, [['1X2', 'home'], '10.00'], [['OU', 'over', 2.5], '10.00'])
  await match.toBlock(3)
  await placeSingles(seated, match, [['1X2', 'away'], '5.00'])
  return match.id
}

/** A slot's round that is decided, and of whose end the wallet does not hear: the line is lost after the bet. */
export async function loseSettle(site: TestWorld, member: TestClient): Promise<void> {
  const visit = await site.play(member)
  let calls = 0
  site.wallet.line = () => (calls++ === 0 ? 'good' : 'lose-request')
  must(await visit.spin())
}

export async function fireAtSea(site: TestWorld, member: TestClient): Promise<void> {
  const beach = new Beach(site)
  await site.studio.rooms.run()
  await beach.fire(await beach.seated(100_000, { member }))
}

export async function beginDuel(site: TestWorld): Promise<Left['duellists']> {
  const hall = new Hall(site, 'DUO-DICE')
  const names = [uniqueName(), uniqueName()]
  const members = await Promise.all(names.map(async each => (await site.visitor()).register(each, password)))
  const pages = [await hall.page(members[0]), await hall.page(members[1])]
  await hall.dealt(pages, { stake: 100_000 })
  return pages.map(({ secret }, at) => ({ name: names[at]!, secret }))
}

function must<T extends { status: number; body: object }>(answer: T): T {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer
}

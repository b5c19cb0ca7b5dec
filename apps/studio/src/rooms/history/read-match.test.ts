import { matchesExportPath } from '@baize/api/studio/paths'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from '../fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
})
afterAll(() => world.stop())

test('members read the matches that they played, once those are over, and those of nobody else', async () => {
  const hall = new Hall(world, 'DUO-DICE')
  const members = [await world.member(), await world.member()]
  const pages = await Promise.all(members.map(member => hall.page(member)))
  await hall.dealt(pages, { stake: 100_000 })
  const id = pages[0]!.view!.match
  const visits = await Promise.all([...members, await world.member()].map(member => world.play(member, 'DUO-DICE')))
  expect((await visits[0]!.call('room.match', { id })).body.error).toBe('round_unknown')
  pages[0]!.act({ kind: 'leave' })
  await pages[1]!.next('reveal')
  const [first, second, other] = await Promise.all(visits.map(visit => visit.call('room.match', { id })))
  expect([first!.body.seat, second!.body.seat].toSorted()).toEqual([0, 1])
  expect(first!.body.record.serverSeed).toBe(pages[1]!.last('reveal')!.serverSeed)
  expect(verifyMatch(second!.body.record, { hmac, sha256 }).ok).toBe(true)
  expect(other!.body.error).toBe('round_unknown')
})

test('matches that are over are published without a word on who played, and the command for rounds plays them again', async () => {
  const hall = new Hall(world, 'DUO-BANNERS')
  const pages = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake: 50_000 })
  pages[1]!.act({ kind: 'leave' })
  await pages[0]!.paid()
  const exported = async () => (await fetch(new URL(matchesExportPath, world.studioUrl))).text()
  const lines = await exported()
  expect(
    lines
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).gameCode),
  ).toEqual(['DUO-BANNERS', 'DUO-DICE'])
  for (const { member } of pages) expect(lines).not.toContain((await member!.call('members.info', {})).id)
  expect(await verifyExport(lines)).toMatchObject({ status: 0, stdout: '0 rounds and 2 matches verified, 0 failed.' })
})

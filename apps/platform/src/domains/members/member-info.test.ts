import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let member: TestClient
let visitor: TestClient
const username = uniqueName()
beforeAll(async () => {
  site = await startTestPlatform()
  member = await (await site.visitor()).register(username)
  visitor = await site.visitor()
})
afterAll(() => site.stop())

const changeMember = (change: { club_label?: string; club_rank?: number; labels?: string }) =>
  site.database.kysely.updateTable('members.member').set(change).where('nickname', '=', username).execute()

test('[ENT-001] member info has nickname, account, id, type, upline mark, club label and labels', async () => {
  await changeMember({ club_label: 'Jade', club_rank: 3 })
  expect(await member.call('members.info', {})).toMatchObject({
    nickname: username,
    account: username,
    id: expect.stringMatching(/^\d+$/),
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Jade', rankLevel: 3 },
    memberLabel: [],
  })
})

test('[SHELL-112] a label keeps its colour, and one that has none is drawn in #ABABAB', async () => {
  await changeMember({ labels: JSON.stringify([{ labelName: 'Early bird' }, { labelName: 'Host', color: '#3A7D5C' }]) })
  expect((await member.call('members.info', {})).memberLabel).toEqual([
    { labelName: 'Early bird', color: '#ABABAB' },
    { labelName: 'Host', color: '#3A7D5C' },
  ])
})

test('[API1-004, API2-004] the avatar has an address that draws, for members alone', async () => {
  expect((await visitor.send('members.avatar', {})).status).toBe(401)
  const { url } = await member.call('members.avatar', {})
  const picture = await fetch(site.url + url)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('[API1-015, API2-016] the icon is that of the club level, for members alone', async () => {
  expect((await visitor.send('members.icon', {})).status).toBe(401)
  const draw = async () => (await fetch(site.url + (await member.call('members.icon', {})).url)).arrayBuffer()
  await changeMember({ club_rank: 1 })
  const bronze = Buffer.from(await draw())
  await changeMember({ club_rank: 7 })
  const crown = Buffer.from(await draw())
  expect([bronze, crown].map(bytes => bytes.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP'])
  expect(bronze.equals(crown)).toBe(false)
})

test('[API1-025] a new language is written to the member', async () => {
  await member.call('members.updateLanguage', { language: 'VI' })
  const { language } = await site.database.kysely
    .selectFrom('members.member')
    .select('language')
    .where('nickname', '=', username)
    .executeTakeFirstOrThrow()
  expect(language).toBe('VI')
})

test('[API1-027, API2-041] consolidated info has the nine contract keys', async () => {
  expect((await visitor.send('members.consolidated', {})).status).toBe(401)
  expect(Object.keys(await member.call('members.consolidated', {}))).toEqual(
    expect.arrayContaining([
      'contracthoursalinfo',
      'contracthoursalreq',
      'contractmrdailysalinfotype',
      'dailysalinfotype',
      'dailysalreqtype',
      'divtypeinfo',
      'divtypereq',
      'realtimesalinfotype',
      'realtimesalreqtype',
    ]),
  )
})

import type { Endpoint, EndpointName, Envelope, ErrorDetail } from '@baize/api'
import { endpoint, endpointNames, endpoints } from '@baize/api/endpoints/index'
import { errors } from '@baize/api/errors'
import { schemas } from '@baize/api/schemas/index'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { badValues } from './bad-values.ts'

let site: TestPlatform
let member: TestClient
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  member = await (await site.visitor()).register(uniqueName())
})
afterAll(() => site.stop())

const transfersSoFar = async () => {
  const { rows } = await site.database.pool.query<{ count: bigint }>('select count(*) as count from ledger.transfer')
  return rows[0]!.count
}

interface Sent {
  status: number
  body: Envelope<ErrorDetail | null>
}

/** Any refusal must be a clear one: an envelope, a known code, a text, and never a server error. */
function expectClearAnswer({ status, body }: Sent) {
  expect(status).toBeLessThan(500)
  expect(Object.keys(body).sort()).toEqual(['errorCode', 'message', 'success', 'value'])
  if (status === 200) return
  expect(errors[body.errorCode!].status).toBe(status)
  expect(body.message!.length).toBeGreaterThan(10)
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts:|node_modules|select |insert /i)
}

const fieldsOf = (name: EndpointName): string[] =>
  Object.keys(
    (z.toJSONSchema(schemas[name].request, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {},
  )

const requestId = '7f2f9a52-6f0e-4a34-9a55-0c6f1d2f7a10'
/** A payload that the schema takes, from its defaults and its simplest values. */
const plainPayload: Partial<Record<EndpointName, Record<string, unknown>>> = {
  'session.login': { username: 'someone', password: 'something' },
  'session.freePlay': { os: 'Linux', platform: 'W', value: 'x', version: 3 },
  'session.oidcStart': { provider: 'google' },
  'session.oidcCallback': { code: 'x', state: 'x' },
  'slider.check': { challengeId: 'none', offset: 1 },
  'verification.smsNoLogin': { countryDialingCode: '63' },
  'verification.smsRegister': { countryDialingCode: '63' },
  'members.changePassword': { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'y' },
  'members.passwordByEmail': { username: 'nobody-here', email: 'nobody@example.com' },
  'members.resetPassword': { resetToken: 'none', newPassword: 'y', confirmNewPassword: 'y' },
  'members.passwordByPhone': { newPassword: 'y', mobileNum: '9171234567', verificationCode: '000000' },
  'members.register': { username: 'someone1', password: 'Something1', confirmPassword: 'Something2' },
  'members.registerMobile': {
    password: 'Something1',
    confirmPassword: 'Something2',
    mobileNum: '9171234567',
    verificationCode: '000000',
  },
  'members.updateLanguage': { language: 'EN' },
  'agents.affiliate': { code: 'NOBODY' },
  'messages.markRead': { id: '1' },
  'messages.remove': { id: '1' },
  'site.articles': { kind: 'BLOG' },
  'site.article': { kind: 'BLOG', slug: 'no-such-one' },
  'site.saveArticle': {
    kind: 'BLOG',
    slug: 'written-by-a-test',
    texts: { EN: { title: 'Title', summary: 'Summary', markdown: 'Text' } },
    reason: 'a test',
  },
  'service.feedback': { questionType: 'other', content: 'three plain words' },
  'service.answerFeedback': { id: '999999', reason: 'no such one' },
  'service.applyAsAffiliate': { comment: 'I know many people.', contact: 'a@b.example' },
  'service.decideApplication': { id: '999999', approve: true, reason: 'no such one' },
  'service.removePost': { id: '999999', reason: 'no such one' },
  'service.mute': { id: '999999', hours: 1, reason: 'no such one' },
  'service.unmute': { account: 'nobody-at-all', reason: 'no such one' },
  'service.talk': { id: '999999' },
  'service.answerTalk': { id: '999999', text: 'hello' },
  'site.customerServiceLink': { csType: 'LIVECHAT' },
  'catalogue.gameList': { gameType: 'RNG' },
  'catalogue.gameNames': { gameType: 'RNG' },
  'catalogue.addFavourite': { nodeId: '999999999', vendor: 'HLG', gameType: 'RNG' },
  'catalogue.removeFavourite': { nodeId: '999999999', vendor: 'HLG', gameType: 'RNG' },
  'catalogue.gameType': { vassalage: 'HLG' },
  'catalogue.game': { gameCode: 'HLG-000' },
  'launch.gameLaunch': { vassalage: 'HLG', gameCode: 'HLG-000' },
  'lottery.launch': { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby' },
  'lottery.menu': { prizeMode: 'ELOTT' },
  'lottery.list': { gameType: 'LOTT' },
  'points.redeem': { goodsId: '1', quantity: 1, password: 'x', receivingAddress: 'a', mobile: '1', requestId },
  'points.convert': { points: '1', password: 'x', requestId },
  'points.approveRedemption': { id: '1', reason: 'as asked' },
  'points.rejectRedemption': { id: '1', reason: 'as asked' },
  'missions.claim': { code: 'NONE', periodStart: '2026-11-01T00:00:00Z' },
  'missions.save': {
    ...{
      code: 'PLAIN',
      period: 'ONCE',
      metric: 'LOGIN',
      target: '1',
      reward: { kind: 'POINTS', amount: '5' },
      score: 1,
    },
    ...{ titles: { EN: 'Plain' }, picture: 'star', position: 1, enabled: false, reason: 'as asked' },
  },
  'promotions.detail': { id: '999999' },
  'promotions.join': { id: '999999' },
  'promotions.claim': { id: '999999' },
  'promotions.claimRaffle': { id: '999999', requestId },
  'promotions.openEnvelope': { id: '999999' },
  'promotions.cancelBonus': { id: '999999' },
  'promotions.voidBonus': { account: 'nobody', reason: 'as asked' },
  'promotions.approve': { id: '999999', reason: 'as asked' },
  'promotions.reject': { id: '999999', reason: 'as asked' },
  'promotions.pay': { id: '999999', reason: 'as asked' },
  'promotions.save': {
    ...{ code: 'PLAIN', kind: 'TARGET', picture: 'invite', texts: { EN: { title: 'Plain', summary: '', terms: '' } } },
    ...{ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z', position: 1, enabled: false },
    reason: 'as asked',
  },
  'promotions.grantTickets': { account: 'nobody', kind: 'EGG', count: 1, requestId, reason: 'as asked' },
  'points.saveGoods': {
    ...{ code: 'CUP', type: 'PHYSICAL', picture: 'gift', texts: { EN: { name: 'Cup', remark: '' } }, points: '10' },
    ...{ amountRequirement: '0', cash: null, quantity: 1, position: 1, enabled: false, reason: 'as asked' },
  },
  'members.updateProfile': { nickname: 'Lan' },
  'security.setWithdrawalPassword': { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'y' },
  'security.forgottenCode': { way: 'email' },
  'security.resetWithdrawalPassword': {
    ...{ way: 'email', verificationCode: '', password: 'x', newPassword: 'y', confirmNewPassword: 'y' },
  },
  'security.mobileCode': { countryDialingCode: '63', mobileNum: '' },
  'security.bindMobile': { countryDialingCode: '63', mobileNum: '', verificationCode: '' },
  'security.emailCode': { email: 'nothing' },
  'security.bindEmail': { email: 'nothing', verificationCode: '' },
  'uploads.view': { uploadId: '00000000-0000-4000-8000-000000000000' },
  'uploads.inspect': { uploadId: '00000000-0000-4000-8000-000000000000' },
  'wallet.transfer': {
    fromAccountType: 'MAIN',
    toAccountType: 'HLG',
    amount: '1.00',
    requestId: '00000000-0000-4000-8000-000000000000',
  },
  'wallet.collectAll': { requestId: '00000000-0000-4000-8000-000000000000' },
  'cashier.deposit': { channel: 'none', amount: '1.00', requestId: '00000000-0000-4000-8000-000000000000' },
  'cashier.depositPaid': { id: '1' },
  'cashier.cancelDeposit': { id: '1' },
  'cashier.addPayoutAccount': { channel: 'none', holder: 'Lan', number: '123456', withdrawalPassword: 'x' },
  'cashier.removePayoutAccount': { id: '1' },
  'cashier.withdraw': {
    payoutAccountId: '1',
    amount: '1.00',
    withdrawalPassword: 'x',
    requestId: '00000000-0000-4000-8000-000000000000',
  },
  'cashier.answerWithdrawal': { id: '1', answer: 'RECEIVED' },
  'cashier.transferUpline': {
    account: 'nobody',
    amount: '1.00',
    withdrawalPassword: 'x',
    requestId: '00000000-0000-4000-8000-000000000000',
  },
  'cashier.approveDeposit': { id: '1', arrivedAmount: '1.00', reason: 'as the statement says' },
  'cashier.rejectDeposit': { id: '1', reason: 'as the statement says' },
  'cashier.reverseDeposit': { id: '1', reason: 'as the statement says' },
  'cashier.proposeCorrection': {
    ...{ account: 'nobody-at-all', direction: 'up', amount: '1.00', reason: 'as the statement says' },
    requestId: '00000000-0000-4000-8000-000000000000',
  },
  'cashier.approveCorrection': { id: '1', reason: 'as the statement says' },
  'cashier.refuseCorrection': { id: '1', reason: 'as the statement says' },
  'cashier.cancelCorrection': { id: '1', reason: 'as the statement says' },
  'cashier.channelFee': { channel: 'nowhere', invoice: 'A1', amount: '1.00', reason: 'as the statement says' },
  'cashier.reviewWithdrawal': { id: '1', reason: 'as the statement says' },
  'cashier.rejectWithdrawal': { id: '1', reason: 'as the statement says' },
  'cashier.refundWithdrawal': { id: '1', reason: 'as the statement says' },
  'cashier.reissueWithdrawal': { id: '1', reason: 'as the statement says' },
  'cashier.forceWithdrawal': { id: '1', reason: 'as the statement says' },
  'cashier.payWithdrawal': { id: '1', channelReference: 'x', reason: 'as the statement says' },
  'operators.login': { username: 'nobody-here', password: 'nothing' },
}

const callerOf = (name: EndpointName) => (endpoint(name).auth === 'operator' ? operator : member)
const send = (name: EndpointName, payload: unknown) =>
  callerOf(name).send(name, payload as never) as unknown as Promise<Sent>
// A stream that opens has no envelope, and signing out would end the caller; both have no input to be bad. A picture is
// no JSON: what can be bad about it stands beside it.
const rows = endpointNames.filter(name => name !== 'push.events' && name !== 'uploads.add' && !name.endsWith('.logout'))

describe.each(rows)('%s', name => {
  const row: Endpoint = endpoints[name]

  test('[API2-067, ERR-012] every answer is in the envelope: every field takes every bad value without choking, and no money moves', async () => {
    const before = await transfersSoFar()
    for (const field of fieldsOf(name)) {
      const sent = badValues.map(([, value]) => send(name, { ...plainPayload[name], [field]: value }))
      for (const answer of await Promise.all(sent)) expectClearAnswer(answer)
    }
    expect(await transfersSoFar()).toBe(before)
  })

  test('missing and unknown fields are named', async () => {
    const { status, body } = await send(name, { ...plainPayload[name], surprise: 1 })
    expect([status, body.errorCode]).toEqual([400, 'invalid_input'])
    expect(body.value?.fields).toEqual([{ field: 'surprise', message: 'This field is not known here.' }])
    const required = Object.keys(plainPayload[name] ?? {})
    for (const field of required) {
      const { [field]: _left, ...rest } = plainPayload[name]!
      const answer = await send(name, rest)
      expect(answer.body.value?.fields?.[0]).toEqual({ field, message: 'Please fill this in.' })
    }
  })

  test('[API2-068] another method is 405 and names the right one', async () => {
    const taken = endpointNames
      .filter(other => endpoints[other].path === row.path)
      .map(other => endpoints[other].method as string)
    const wrong = ['POST', 'PUT'].find(method => !taken.includes(method))!
    const { status, body, headers } = await callerOf(name).raw(wrong, row.path, '{}', 'application/json')
    expect([status, body.errorCode]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')).toContain(row.method)
  })

  if (row.encrypt) {
    test('a plain body is refused, and so are broken, old, foreign and repeated sealed ones, all alike', async () => {
      const plain = await member.raw(row.method, row.path, JSON.stringify(plainPayload[name]), 'application/json')
      expect([plain.status, plain.body.errorCode]).toEqual([415, 'sealed_body_required'])
      const jwe = (header: object, path: string = row.path) =>
        member.seal(row.method, path, plainPayload[name], header as Record<string, unknown>)
      const good = await jwe({})
      const bad = [
        'not a jwe',
        good.replace(/\.(.)([^.]*)$/, (_tag, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
        `${good}.x`,
        await jwe({ kid: 'unknown' }),
        await jwe({ iat: Math.floor(Date.now() / 1000) - 300 }),
        await jwe({ iat: Math.floor(Date.now() / 1000) + 300 }),
        await jwe({ iat: 'soon' }),
        await jwe({ jti: undefined }),
        await jwe({ mth: 'PATCH' }),
        await jwe({ pth: '/wps/else' }),
      ]
      const answers = await Promise.all(bad.map(body => member.raw(row.method, row.path, body, 'application/jose')))
      for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([400, 'sealed_body_invalid'])
      await member.raw(row.method, row.path, good, 'application/jose')
      const again = await member.raw(row.method, row.path, good, 'application/jose')
      expect(again.body.errorCode).toBe('sealed_body_invalid')
    })
  }
})

test('a body of 10 MB, a deep one, and one that is no JSON are refused without a trace', async () => {
  for (const [body, type] of [
    ['x'.repeat(10_000_000), 'application/jose'],
    ['['.repeat(30_000), 'application/json'],
    ['{"a":', 'application/json'],
    ['<a/>', 'text/xml'],
  ] as const)
    expectClearAnswer(await member.raw('POST', endpoints['session.login'].path, body, type))
})

test('malformed query data is named', async () => {
  const { status, body } = await member.raw<ErrorDetail>(
    'GET',
    `${endpoints['catalogue.gameVendors'].path}?data=%7Bbroken`,
  )
  expect(status).toBe(400)
  expect(body.value.fields?.[0]?.field).toBe('data')
  const asJson = encodeURIComponent(JSON.stringify({ gameType: 'RNG' }))
  expect((await member.raw('GET', `${endpoints['catalogue.gameVendors'].path}?data=${asJson}`)).status).toBe(200)
})

test('unknown paths under the API are 404 in the envelope', async () => {
  for (const path of ['/wps/nothing', '/lgw/nothing', '/wallet/v1/nothing', '/img/games/nothing.webp'])
    expectClearAnswer(await member.raw('GET', path))
})

test('nothing of all this was unforeseen', () => {
  expect(site.logLines.errors).toEqual([])
})

import type { EndpointName, ErrorCode } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const callers = [
  'nobody',
  'visitor',
  'guest',
  'member',
  'agent',
  'agent 41',
  'agent 42',
  'revoked',
  'other device',
  'must change',
  'operator',
  'operator without leave',
] as const
type CallerName = (typeof callers)[number]
type Cell = 'allowed' | ErrorCode

const everyone: Record<CallerName, Cell> = {
  nobody: 'allowed',
  visitor: 'allowed',
  guest: 'allowed',
  member: 'allowed',
  agent: 'allowed',
  'agent 41': 'allowed',
  'agent 42': 'allowed',
  revoked: 'session_expired',
  'other device': 'session_expired',
  'must change': 'allowed',
  operator: 'allowed',
  'operator without leave': 'allowed',
}
const browsers: Record<CallerName, Cell> = { ...everyone, nobody: 'token_required' }
const stillOpen: Record<CallerName, Cell> = {
  ...browsers,
  visitor: 'token_required',
  operator: 'not_allowed',
  'operator without leave': 'not_allowed',
}
const signedIn: Record<CallerName, Cell> = { ...stillOpen, 'must change': 'password_change_required' }
const ownGames: Record<CallerName, Cell> = { ...signedIn, guest: 'trial_refused' }
const anyOperator: Record<CallerName, Cell> = {
  ...stillOpen,
  guest: 'not_allowed',
  member: 'not_allowed',
  agent: 'not_allowed',
  'agent 41': 'not_allowed',
  'agent 42': 'not_allowed',
  'must change': 'not_allowed',
  operator: 'allowed',
  'operator without leave': 'allowed',
}
const operatorWithLeave: Record<CallerName, Cell> = { ...anyOperator, 'operator without leave': 'not_allowed' }

const withLeave: Record<CallerName, Cell> = { ...anyOperator, 'operator without leave': 'not_allowed' }

/** What each caller gets from each row. A row without its cells does not compile. */
const matrix: Record<EndpointName, Record<CallerName, Cell>> = {
  'session.login': everyone,
  'session.logout': stillOpen,
  'session.freePlay': everyone,
  'session.oidcStart': everyone,
  'session.oidcCallback': everyone,
  'captcha.draw': everyone,
  'slider.draw': everyone,
  'slider.check': everyone,
  'verification.smsNoLogin': everyone,
  'verification.smsRegister': everyone,
  'members.changePassword': { ...stillOpen, guest: 'trial_refused' },
  'members.passwordByEmail': everyone,
  'members.resetPassword': everyone,
  'members.passwordByPhone': everyone,
  'members.firstLogin': stillOpen,
  'members.register': everyone,
  'members.registerMobile': everyone,
  'members.info': stillOpen,
  'members.avatar': signedIn,
  'members.icon': signedIn,
  'members.updateLanguage': signedIn,
  'members.consolidated': signedIn,
  'agents.affiliate': everyone,
  'agents.downlines': { ...signedIn, guest: 'not_allowed', member: 'not_allowed' },
  'messages.unreadCount': signedIn,
  'messages.inbox': signedIn,
  'messages.markRead': signedIn,
  'messages.markAllRead': signedIn,
  'messages.remove': signedIn,
  'site.permission': everyone,
  'site.status': everyone,
  'site.whitelabel': everyone,
  'site.domainRoute': everyone,
  'site.countryCode': everyone,
  'site.customerService': everyone,
  'site.customerServiceLink': everyone,
  'site.helpCenter': everyone,
  'site.registerSettings': everyone,
  'site.validation': everyone,
  'site.announcements': everyone,
  'catalogue.gameMenus': everyone,
  'catalogue.gameList': browsers,
  'catalogue.gameVendors': browsers,
  'catalogue.gameType': browsers,
  'catalogue.game': everyone,
  'catalogue.hotGames': everyone,
  'catalogue.gameNames': everyone,
  'catalogue.favouriteIds': ownGames,
  'catalogue.favouriteGames': ownGames,
  'catalogue.addFavourite': ownGames,
  'catalogue.removeFavourite': ownGames,
  'launch.popularGames': everyone,
  'launch.recentGames': ownGames,
  'launch.gameLaunch': signedIn,
  'wallet.balance': signedIn,
  'lottery.launch': signedIn,
  'lottery.menu': everyone,
  'lottery.recent': ownGames,
  'lottery.list': everyone,
  'lottery.openedVn': everyone,
  'lottery.opened': signedIn,
  'rounds.winnerBoard': everyone,
  'rounds.jackpot': everyone,
  'rounds.gameReturns': everyone,
  'push.events': signedIn,
  'points.balance': ownGames,
  'points.goods': ownGames,
  'points.config': ownGames,
  'points.redeem': ownGames,
  'points.redemptions': ownGames,
  'points.transactions': ownGames,
  'points.convert': ownGames,
  'points.pendingRedemptions': operatorWithLeave,
  'points.approveRedemption': operatorWithLeave,
  'points.rejectRedemption': operatorWithLeave,
  'points.saveGoods': operatorWithLeave,
  'missions.summary': ownGames,
  'missions.leaderboard': ownGames,
  'missions.claim': ownGames,
  'missions.rewards': ownGames,
  'missions.save': operatorWithLeave,
  'promotions.list': browsers,
  'promotions.detail': browsers,
  'promotions.availableCount': browsers,
  'promotions.join': ownGames,
  'promotions.claim': ownGames,
  'promotions.claimRaffle': ownGames,
  'promotions.openEnvelope': ownGames,
  'promotions.tickets': ownGames,
  'promotions.bonuses': ownGames,
  'promotions.wagering': ownGames,
  'promotions.cancelBonus': ownGames,
  'promotions.voidBonus': operatorWithLeave,
  'promotions.applications': operatorWithLeave,
  'promotions.approve': operatorWithLeave,
  'promotions.reject': operatorWithLeave,
  'promotions.pay': operatorWithLeave,
  'promotions.save': operatorWithLeave,
  'promotions.grantTickets': operatorWithLeave,
  'members.updateProfile': ownGames,
  'security.state': ownGames,
  'security.setWithdrawalPassword': ownGames,
  'security.forgottenCode': ownGames,
  'security.resetWithdrawalPassword': ownGames,
  'security.mobileCode': ownGames,
  'security.bindMobile': ownGames,
  'security.emailCode': ownGames,
  'security.bindEmail': ownGames,
  'uploads.add': ownGames,
  'uploads.view': signedIn,
  'uploads.inspect': anyOperator,
  'wallet.merchantWallet': signedIn,
  'wallet.transfer': ownGames,
  'wallet.collectAll': ownGames,
  'cashier.channels': everyone,
  'cashier.funds': ownGames,
  'cashier.deposits': ownGames,
  'cashier.deposit': ownGames,
  'cashier.depositPaid': ownGames,
  'cashier.cancelDeposit': ownGames,
  'cashier.payoutAccounts': ownGames,
  'cashier.addPayoutAccount': ownGames,
  'cashier.removePayoutAccount': ownGames,
  'cashier.withdrawals': ownGames,
  'cashier.withdraw': ownGames,
  'cashier.answerWithdrawal': ownGames,
  'cashier.upline': ownGames,
  'cashier.transferUpline': { ...ownGames, agent: 'not_allowed', 'agent 41': 'not_allowed', 'agent 42': 'not_allowed' },
  'cashier.depositQueue': withLeave,
  'cashier.approveDeposit': withLeave,
  'cashier.rejectDeposit': withLeave,
  'cashier.reverseDeposit': withLeave,
  'cashier.corrections': withLeave,
  'cashier.proposeCorrection': withLeave,
  'cashier.approveCorrection': withLeave,
  'cashier.refuseCorrection': withLeave,
  'cashier.cancelCorrection': withLeave,
  'cashier.channelFee': withLeave,
  'cashier.withdrawalQueue': withLeave,
  'cashier.reviewWithdrawal': withLeave,
  'cashier.rejectWithdrawal': withLeave,
  'cashier.payWithdrawal': withLeave,
  'cashier.refundWithdrawal': withLeave,
  'cashier.reissueWithdrawal': withLeave,
  'cashier.forceWithdrawal': withLeave,
  'operators.login': everyone,
  'operators.logout': anyOperator,
  'operators.me': anyOperator,
  'service.feedback': { ...everyone, guest: 'trial_refused' },
  'service.ownFeedback': ownGames,
  'service.feedbackQueue': operatorWithLeave,
  'service.answerFeedback': operatorWithLeave,
  'service.applyAsAffiliate': {
    ...ownGames,
    agent: 'not_allowed',
    'agent 41': 'not_allowed',
    'agent 42': 'not_allowed',
  },
  'service.ownApplication': ownGames,
  'service.applications': operatorWithLeave,
  'service.decideApplication': operatorWithLeave,
  'service.removePost': operatorWithLeave,
  'service.mute': operatorWithLeave,
  'service.unmute': operatorWithLeave,
  'service.talks': operatorWithLeave,
  'service.talk': operatorWithLeave,
  'service.answerTalk': operatorWithLeave,
  'rounds.leaderboard': everyone,
  'agents.referral': ownGames,
  'site.articles': everyone,
  'site.article': everyone,
  'site.saveArticle': operatorWithLeave,
  'records.bets': ownGames,
  'records.betsCsv': ownGames,
  'records.accountCsv': ownGames,
  'records.profit': ownGames,
}

/** Codes that refuse a caller; any other answer means that the caller was let in. */
const refusals = new Set<string>([
  'token_required',
  'session_expired',
  'password_change_required',
  'visitor_token_expired',
  'not_allowed',
  'trial_refused',
])

const requestId = '7f2f9a52-6f0e-4a34-9a55-0c6f1d2f7a10'
const lottoLobby = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby' }
const payloads: Partial<Record<EndpointName, object>> = {
  'session.login': { username: 'nobody-here', password: 'nothing' },
  'session.freePlay': { os: 'Linux', platform: 'W', value: 'x', version: 3 },
  'session.oidcStart': { provider: 'google' },
  'session.oidcCallback': { code: 'x', state: 'x' },
  'slider.check': { challengeId: 'none', offset: 1 },
  'verification.smsNoLogin': { mobileNum: '', countryDialingCode: '63' },
  'verification.smsRegister': { mobileNum: '', countryDialingCode: '63' },
  'members.changePassword': { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'y' },
  'members.passwordByEmail': { username: 'nobody-here', email: 'nobody@example.com' },
  'members.resetPassword': { resetToken: 'none', newPassword: 'y', confirmNewPassword: 'y' },
  'members.passwordByPhone': { newPassword: 'y', mobileNum: '9171234567', verificationCode: '000000' },
  'members.register': { username: '', password: '', confirmPassword: '' },
  'members.registerMobile': { mobileNum: '' },
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
  'catalogue.game': { gameCode: 'NONE-000' },
  'launch.gameLaunch': { vassalage: 'HLG', gameCode: 'NONE-000' },
  'lottery.launch': lottoLobby,
  'lottery.menu': { prizeMode: 'ELOTT' },
  'lottery.list': { gameType: 'LOTT' },
  'points.redeem': { goodsId: '1', quantity: 1, password: 'x', receivingAddress: '', mobile: '', requestId },
  'points.convert': { points: '1', password: 'x', requestId },
  'points.approveRedemption': { id: '1', reason: 'as asked' },
  'points.rejectRedemption': { id: '1', reason: 'as asked' },
  'missions.claim': { code: 'NONE', periodStart: '2026-11-01T00:00:00Z' },
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
  'uploads.add': { image: new Blob([], { type: 'image/png' }) },
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

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

async function memberOfType(type: 0 | 1 | 4 | 41 | 42): Promise<TestClient> {
  const username = uniqueName()
  const client = await (await site.visitor()).register(username)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ agent_type: type })
    .where('username', '=', username)
    .execute()
  return client
}

const makers: Record<CallerName, () => Promise<TestClient>> = {
  nobody: async () => {
    const client = await site.visitor()
    client.visitorToken = null
    return client
  },
  visitor: () => site.visitor(),
  guest: () => memberOfType(4),
  member: () => memberOfType(0),
  agent: () => memberOfType(1),
  'agent 41': () => memberOfType(41),
  'agent 42': () => memberOfType(42),
  revoked: async () => {
    const client = await memberOfType(0)
    await client.call('session.logout', {})
    return client
  },
  'must change': async () => {
    const username = uniqueName()
    await (await site.visitor()).register(username)
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_one_time: true })
      .where('username', '=', username)
      .execute()
    return (await site.visitor()).signIn(username, 'Tables#2026')
  },
  operator: () => site.operator(),
  'operator without leave': async () => {
    const client = await site.operator()
    await site.database.kysely
      .updateTable('identity.account')
      .set({ permissions: [] })
      .where('username', '=', 'operator')
      .execute()
    return client
  },
  'other device': async () => {
    const owner = await memberOfType(0)
    const thief = await site.visitor()
    thief.token = owner.token
    return thief
  },
}

test.each(callers)('[ROLE-024, ROLE-025] %s gets from every row what the matrix says', async name => {
  const client = await makers[name]()
  // Signing out comes last, because it ends the caller.
  const last = name.startsWith('operator') ? 'operators.logout' : 'session.logout'
  const rows = [...endpointNames.filter(row => row !== last), last] as const
  const seen: Record<string, Cell> = {}
  for (const row of rows) seen[row] = row === 'push.events' ? await openStream(client) : await ask(client, row)
  const expected = Object.fromEntries(endpointNames.map(row => [row, matrix[row][name]]))
  expect(seen).toEqual(expected)
})

test('[ROLE-024, ROLE-025] every row that needs a token refuses a caller without one, and every other lets them in', async () => {
  const client = await makers.nobody()
  for (const row of endpointNames) {
    const { status, body } = await client.send(row, (payloads[row] ?? {}) as never)
    const refused = status === 401 && body.errorCode === 'token_required'
    expect([row, refused]).toEqual([row, endpoint(row).auth !== 'none'])
  }
})

async function ask(client: TestClient, row: EndpointName): Promise<Cell> {
  const { body } = await client.send(row, (payloads[row] ?? {}) as never)
  return body.errorCode && refusals.has(body.errorCode) ? body.errorCode : 'allowed'
}

async function openStream(client: TestClient): Promise<Cell> {
  const leaving = new AbortController()
  const response = await client.fetch('GET', '/wps/ext/events', undefined, undefined, leaving.signal)
  if (response.status === 200) {
    leaving.abort()
    return 'allowed'
  }
  return ((await response.json()) as { errorCode: ErrorCode }).errorCode
}

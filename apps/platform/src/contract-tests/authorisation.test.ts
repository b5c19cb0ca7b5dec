import { type AgentType, agentTypes, type EndpointName, type ErrorCode } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { productCalls } from '@baize/api/testing/product-calls'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPayloads } from './payloads.ts'

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
  'closed',
  'closed agent',
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
  closed: 'allowed',
  'closed agent': 'allowed',
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
/** Open to members on a break or excluded too, as all sets with this word are. */
const signedInClosed: Record<CallerName, Cell> = { ...stillOpen, 'must change': 'password_change_required' }
const whileOpen = { closed: 'excluded', 'closed agent': 'excluded' } as const
const signedIn: Record<CallerName, Cell> = { ...signedInClosed, ...whileOpen }
const ownGamesClosed: Record<CallerName, Cell> = { ...signedInClosed, guest: 'trial_refused' }
const ownGames: Record<CallerName, Cell> = { ...ownGamesClosed, ...whileOpen }
const agentsAloneClosed: Record<CallerName, Cell> = {
  ...signedInClosed,
  guest: 'not_allowed',
  member: 'not_allowed',
  closed: 'not_allowed',
}
const agentsAlone: Record<CallerName, Cell> = { ...agentsAloneClosed, 'closed agent': 'excluded' }
const anyOperator: Record<CallerName, Cell> = {
  ...stillOpen,
  guest: 'not_allowed',
  member: 'not_allowed',
  agent: 'not_allowed',
  'agent 41': 'not_allowed',
  'agent 42': 'not_allowed',
  'must change': 'not_allowed',
  closed: 'not_allowed',
  'closed agent': 'not_allowed',
  operator: 'allowed',
  'operator without leave': 'allowed',
}
const operatorWithLeave: Record<CallerName, Cell> = { ...anyOperator, 'operator without leave': 'not_allowed' }

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
  'members.checkResetLink': everyone,
  'members.passwordByPhone': everyone,
  'members.firstLogin': stillOpen,
  'members.register': everyone,
  'members.registerMobile': everyone,
  'members.info': stillOpen,
  'members.avatar': signedInClosed,
  'members.icon': signedInClosed,
  'members.updateLanguage': signedInClosed,
  'members.consolidated': signedInClosed,
  'contracts.dividend': ownGames,
  'contracts.dailySalary': ownGames,
  'contracts.hourlySalary': ownGames,
  'contracts.realtimeSalary': ownGames,
  'contracts.own': ownGamesClosed,
  'contracts.simulate': ownGames,
  'contracts.dividends': agentsAloneClosed,
  'contracts.dailySalaries': agentsAloneClosed,
  'contracts.hourlySalaries': agentsAloneClosed,
  'contracts.realtimeSalaries': agentsAloneClosed,
  'contracts.linesCsv': agentsAloneClosed,
  'contracts.linesSheet': agentsAloneClosed,
  'contracts.lineBets': agentsAloneClosed,
  'contracts.offerAsHouse': operatorWithLeave,
  'contracts.endAsOperator': operatorWithLeave,
  'contracts.ofMember': operatorWithLeave,
  'contracts.runs': operatorWithLeave,
  'contracts.rerun': operatorWithLeave,
  'agents.affiliate': everyone,
  'agents.noteVisit': everyone,
  'agents.home': agentsAloneClosed,
  'agents.member': agentsAloneClosed,
  'agents.overview': agentsAloneClosed,
  'agents.overviewSheet': agentsAloneClosed,
  'agents.downlines': agentsAloneClosed,
  'agents.bets': agentsAloneClosed,
  'agents.betsSheet': agentsAloneClosed,
  'agents.statements': agentsAloneClosed,
  'agents.statementsSheet': agentsAloneClosed,
  'agents.income': agentsAloneClosed,
  'agents.incomeSheet': agentsAloneClosed,
  'agents.transactions': agentsAloneClosed,
  'agents.transactionsSheet': agentsAloneClosed,
  'agents.register': agentsAlone,
  'agents.affiliateCodes': agentsAloneClosed,
  'agents.createAffiliateCode': agentsAlone,
  'agents.announcements': agentsAloneClosed,
  'cashier.transferDownline': agentsAlone,
  'messages.unreadCount': signedInClosed,
  'messages.inbox': signedInClosed,
  'messages.markRead': signedInClosed,
  'messages.markAllRead': signedInClosed,
  'messages.remove': signedInClosed,
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
  'launch.roomList': signedIn,
  'launch.tableList': everyone,
  'wallet.balance': signedInClosed,
  'lottery.launch': signedIn,
  'lottery.menu': everyone,
  'lottery.recent': ownGames,
  'lottery.list': everyone,
  'lottery.openedVn': everyone,
  'lottery.opened': signedIn,
  'rounds.winnerBoard': everyone,
  'rounds.jackpot': everyone,
  'rounds.gameReturns': everyone,
  'launch.liveMatches': everyone,
  'launch.bookReturns': everyone,
  'push.events': signedInClosed,
  'points.balance': ownGamesClosed,
  'points.goods': ownGames,
  'points.config': ownGames,
  'points.redeem': ownGames,
  'points.redemptions': ownGamesClosed,
  'points.transactions': ownGamesClosed,
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
  'promotions.join': ownGames,
  'promotions.claim': ownGames,
  'promotions.claimRaffle': ownGames,
  'promotions.openEnvelope': ownGames,
  'promotions.tickets': ownGames,
  'promotions.bonuses': ownGamesClosed,
  'promotions.wagering': ownGamesClosed,
  'promotions.cancelBonus': ownGamesClosed,
  'promotions.voidBonus': operatorWithLeave,
  'promotions.applications': operatorWithLeave,
  'promotions.approve': operatorWithLeave,
  'promotions.reject': operatorWithLeave,
  'promotions.pay': operatorWithLeave,
  'promotions.save': operatorWithLeave,
  'promotions.grantTickets': operatorWithLeave,
  'members.updateProfile': ownGamesClosed,
  'protection.closure': ownGamesClosed,
  'protection.close': ownGamesClosed,
  'protection.askReopening': ownGamesClosed,
  'protection.confirmReopening': ownGamesClosed,
  'protection.matches': operatorWithLeave,
  'protection.decideMatch': operatorWithLeave,
  'security.state': ownGamesClosed,
  'security.setWithdrawalPassword': ownGamesClosed,
  'security.forgottenCode': ownGamesClosed,
  'security.resetWithdrawalPassword': ownGamesClosed,
  'security.mobileCode': ownGamesClosed,
  'security.bindMobile': ownGamesClosed,
  'security.emailCode': ownGamesClosed,
  'security.bindEmail': ownGamesClosed,
  'uploads.add': ownGamesClosed,
  'uploads.view': signedInClosed,
  'uploads.inspect': anyOperator,
  'wallet.merchantWallet': signedInClosed,
  'wallet.transfer': ownGames,
  'wallet.collectAll': ownGamesClosed,
  'cashier.channels': everyone,
  'cashier.funds': ownGamesClosed,
  'cashier.deposits': ownGamesClosed,
  'cashier.deposit': ownGames,
  'cashier.depositPaid': ownGames,
  'cashier.cancelDeposit': ownGamesClosed,
  'cashier.payoutAccounts': ownGamesClosed,
  'cashier.addPayoutAccount': ownGamesClosed,
  'cashier.removePayoutAccount': ownGamesClosed,
  'cashier.withdrawals': ownGamesClosed,
  'cashier.withdraw': ownGamesClosed,
  'cashier.answerWithdrawal': ownGamesClosed,
  'cashier.upline': ownGames,
  'cashier.transferUpline': { ...ownGames, agent: 'not_allowed', 'agent 41': 'not_allowed', 'agent 42': 'not_allowed' },
  'cashier.depositQueue': operatorWithLeave,
  'cashier.approveDeposit': operatorWithLeave,
  'cashier.rejectDeposit': operatorWithLeave,
  'cashier.reverseDeposit': operatorWithLeave,
  'cashier.corrections': operatorWithLeave,
  'cashier.proposeCorrection': operatorWithLeave,
  'cashier.approveCorrection': operatorWithLeave,
  'cashier.refuseCorrection': operatorWithLeave,
  'cashier.cancelCorrection': operatorWithLeave,
  'cashier.setPayCode': operatorWithLeave,
  'cashier.channelList': operatorWithLeave,
  'cashier.saveChannel': operatorWithLeave,
  'cashier.channelFee': operatorWithLeave,
  'cashier.withdrawalQueue': operatorWithLeave,
  'cashier.reviewWithdrawal': operatorWithLeave,
  'cashier.rejectWithdrawal': operatorWithLeave,
  'cashier.payWithdrawal': operatorWithLeave,
  'cashier.refundWithdrawal': operatorWithLeave,
  'cashier.reissueWithdrawal': operatorWithLeave,
  'cashier.forceWithdrawal': operatorWithLeave,
  'operators.login': everyone,
  'operators.logout': anyOperator,
  'operators.me': anyOperator,
  'operators.changePassword': anyOperator,
  'operators.list': operatorWithLeave,
  'operators.approvals': anyOperator,
  'operators.create': operatorWithLeave,
  'operators.block': operatorWithLeave,
  'operators.release': operatorWithLeave,
  'operators.resetPassword': operatorWithLeave,
  'operators.sessions': operatorWithLeave,
  'operators.endSession': operatorWithLeave,
  'members.freeze': operatorWithLeave,
  'members.release': operatorWithLeave,
  'members.setSeries': operatorWithLeave,
  'members.setClubLevel': operatorWithLeave,
  'members.setLabels': operatorWithLeave,
  'service.feedback': { ...everyone, guest: 'trial_refused' },
  'service.ownFeedback': ownGamesClosed,
  'service.feedbackQueue': operatorWithLeave,
  'service.answerFeedback': operatorWithLeave,
  'service.applyAsAffiliate': {
    ...ownGames,
    agent: 'not_allowed',
    'agent 41': 'not_allowed',
    'agent 42': 'not_allowed',
  },
  'service.ownApplication': ownGamesClosed,
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
  'site.brand': operatorWithLeave,
  'site.saveBrand': operatorWithLeave,
  'site.modules': operatorWithLeave,
  'site.saveModules': operatorWithLeave,
  'catalogue.providers': operatorWithLeave,
  'catalogue.saveProvider': operatorWithLeave,
  'catalogue.addKey': operatorWithLeave,
  'catalogue.retireKey': operatorWithLeave,
  'catalogue.stopProvider': operatorWithLeave,
  'catalogue.resumeProvider': operatorWithLeave,
  'catalogue.importNow': operatorWithLeave,
  'catalogue.vendorList': operatorWithLeave,
  'catalogue.saveVendors': operatorWithLeave,
  'tables.desk': operatorWithLeave,
  'tables.rounds': operatorWithLeave,
  'tables.slips': operatorWithLeave,
  'tables.suspend': operatorWithLeave,
  'tables.resume': operatorWithLeave,
  'tables.voidRound': operatorWithLeave,
  'tables.setTier': operatorWithLeave,
  'bookDesk.fixtures': operatorWithLeave,
  'bookDesk.markets': operatorWithLeave,
  'bookDesk.suspend': operatorWithLeave,
  'bookDesk.resume': operatorWithLeave,
  'bookDesk.void': operatorWithLeave,
  'bookDesk.limits': operatorWithLeave,
  'bookDesk.setLimits': operatorWithLeave,
  'roomDesk.rooms': operatorWithLeave,
  'roomDesk.matches': operatorWithLeave,
  'roomDesk.signals': operatorWithLeave,
  'roomDesk.close': operatorWithLeave,
  'roomDesk.voidMatch': operatorWithLeave,
  'members.fields': operatorWithLeave,
  'members.saveFields': operatorWithLeave,
  'records.bets': ownGamesClosed,
  'records.betsSheet': ownGamesClosed,
  'records.accountSheet': ownGamesClosed,
  'records.profit': ownGamesClosed,
}

/** Codes that refuse a caller; any other answer means that the caller was let in. */
const refusals = new Set<string>([
  'token_required',
  'session_expired',
  'password_change_required',
  'visitor_token_expired',
  'not_allowed',
  'trial_refused',
  'excluded',
])

/** What is sent; some rows get what sends no message and makes no account. */
const payloads: Partial<Record<EndpointName, object>> = {
  ...plainPayloads,
  'verification.smsNoLogin': { mobileNum: '', countryDialingCode: '63' },
  'verification.smsRegister': { mobileNum: '', countryDialingCode: '63' },
  'uploads.add': { image: new Blob([], { type: 'image/png' }) },
  'agents.register': { username: 'x', type: 0 },
  // Of another kind, so that nobody is closed by it.
  'protection.close': { kind: 'TIMEOUT', length: 'PERMANENT' },
}

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

async function memberOfType(type: AgentType): Promise<TestClient> {
  const username = uniqueName()
  const client = await (await site.visitor()).register(username)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ agent_type: type })
    .where('username', '=', username)
    .execute()
  return client
}

async function closedOfType(type: AgentType): Promise<TestClient> {
  const client = await memberOfType(type)
  await client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
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
  closed: () => closedOfType(0),
  'closed agent': () => closedOfType(1),
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

test('[API2-064] the calls of the product that take a token are 401 without one, and with one that was never given', async () => {
  const paths = productCalls.filter(([, token]) => token).map(([path]) => path)
  expect(paths).toHaveLength(34)
  const [nobody, forger] = await Promise.all([makers.nobody(), makers.nobody()])
  forger.token = 'never-given'
  for (const row of endpointNames.filter(name => paths.includes(endpoint(name).path)))
    for (const client of [nobody, forger]) {
      const { status } = await client.send(row, (payloads[row] ?? {}) as never)
      expect([row, status]).toEqual([row, 401])
    }
})

test('[AGENT-008] the calls of the agent centre let in the types 1, 2, 41 and 42, and no others', async () => {
  const letIn: AgentType[] = []
  for (const type of agentTypes) {
    const seen = await ask(await memberOfType(type), 'agents.overview')
    expect(seen).toMatch(/^(allowed|not_allowed)$/)
    if (seen === 'allowed') letIn.push(type)
  }
  expect(letIn).toEqual([1, 2, 41, 42])
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

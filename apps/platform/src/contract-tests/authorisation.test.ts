import { type AgentType, agentTypes, type EndpointName, type ErrorCode } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { productCalls } from '@baize/api/testing/product-calls'
import {
  byBoth,
  newOperator,
  OperatorClient,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
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
/** Open to members on a break or excluded too, as all sets that end so are. */
const signedInWhileClosed: Record<CallerName, Cell> = { ...stillOpen, 'must change': 'password_change_required' }
const whileOpen = { closed: 'excluded', 'closed agent': 'excluded' } as const
const signedIn: Record<CallerName, Cell> = { ...signedInWhileClosed, ...whileOpen }
const membersNoGuestsWhileClosed: Record<CallerName, Cell> = { ...signedInWhileClosed, guest: 'trial_refused' }
const membersNoGuests: Record<CallerName, Cell> = { ...membersNoGuestsWhileClosed, ...whileOpen }
const agentsAloneWhileClosed: Record<CallerName, Cell> = {
  ...signedInWhileClosed,
  guest: 'not_allowed',
  member: 'not_allowed',
  closed: 'not_allowed',
}
const agentsAlone: Record<CallerName, Cell> = { ...agentsAloneWhileClosed, 'closed agent': 'excluded' }
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

/** The built-in roles by the letters of the matrix. */
const roles = {
  A: 'administrator',
  C: 'cashier',
  R: 'risk',
  S: 'support',
  T: 'content',
  M: 'marketing',
  G: 'agents',
  P: 'games',
  U: 'auditor',
} as const
type Letter = keyof typeof roles
type OperatorsCells = Record<CallerName, Cell> & { letters: string }
/** Open to operators of these roles, and to one who may do everything but make operators. */
const may = (letters: string): OperatorsCells => ({
  ...anyOperator,
  'operator without leave': 'not_allowed',
  letters,
})
const administrators: OperatorsCells = { ...may('A'), operator: 'not_allowed' }

/** What each caller gets from each row. A row without its cells does not compile. */
const matrix: Record<EndpointName, Record<CallerName, Cell> | OperatorsCells> = {
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
  'members.avatar': signedInWhileClosed,
  'members.icon': signedInWhileClosed,
  'members.updateLanguage': signedInWhileClosed,
  'members.consolidated': signedInWhileClosed,
  'contracts.dividend': membersNoGuests,
  'contracts.dailySalary': membersNoGuests,
  'contracts.hourlySalary': membersNoGuests,
  'contracts.realtimeSalary': membersNoGuests,
  'contracts.own': membersNoGuestsWhileClosed,
  'contracts.simulate': membersNoGuests,
  'contracts.dividends': agentsAloneWhileClosed,
  'contracts.dailySalaries': agentsAloneWhileClosed,
  'contracts.hourlySalaries': agentsAloneWhileClosed,
  'contracts.realtimeSalaries': agentsAloneWhileClosed,
  'contracts.linesCsv': agentsAloneWhileClosed,
  'contracts.linesSheet': agentsAloneWhileClosed,
  'contracts.lineBets': agentsAloneWhileClosed,
  'contracts.offerAsHouse': may('AG'),
  'contracts.endAsOperator': may('AG'),
  'contracts.ofMember': may('AGRSU'),
  'contracts.runs': may('AGRSU'),
  'contracts.rerun': may('AGU'),
  'agents.affiliate': everyone,
  'agents.noteVisit': everyone,
  'agents.home': agentsAloneWhileClosed,
  'agents.member': agentsAloneWhileClosed,
  'agents.overview': agentsAloneWhileClosed,
  'agents.overviewSheet': agentsAloneWhileClosed,
  'agents.downlines': agentsAloneWhileClosed,
  'agents.bets': agentsAloneWhileClosed,
  'agents.betsSheet': agentsAloneWhileClosed,
  'agents.statements': agentsAloneWhileClosed,
  'agents.statementsSheet': agentsAloneWhileClosed,
  'agents.income': agentsAloneWhileClosed,
  'agents.incomeSheet': agentsAloneWhileClosed,
  'agents.transactions': agentsAloneWhileClosed,
  'agents.transactionsSheet': agentsAloneWhileClosed,
  'agents.register': agentsAlone,
  'agents.affiliateCodes': agentsAloneWhileClosed,
  'agents.createAffiliateCode': agentsAlone,
  'agents.announcements': agentsAloneWhileClosed,
  'cashier.transferDownline': agentsAlone,
  'messages.unreadCount': signedInWhileClosed,
  'messages.inbox': signedInWhileClosed,
  'messages.markRead': signedInWhileClosed,
  'messages.markAllRead': signedInWhileClosed,
  'messages.remove': signedInWhileClosed,
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
  'catalogue.favouriteIds': membersNoGuests,
  'catalogue.favouriteGames': membersNoGuests,
  'catalogue.addFavourite': membersNoGuests,
  'catalogue.removeFavourite': membersNoGuests,
  'launch.popularGames': everyone,
  'launch.recentGames': membersNoGuests,
  'launch.gameLaunch': signedIn,
  'launch.roomList': signedIn,
  'launch.tableList': everyone,
  'wallet.balance': signedInWhileClosed,
  'lottery.launch': signedIn,
  'lottery.menu': everyone,
  'lottery.recent': membersNoGuests,
  'lottery.list': everyone,
  'lottery.openedVn': everyone,
  'lottery.opened': signedIn,
  'rounds.winnerBoard': everyone,
  'rounds.jackpot': everyone,
  'rounds.gameReturns': everyone,
  'ledger.seals': everyone,
  'launch.liveMatches': everyone,
  'launch.bookReturns': everyone,
  'push.events': signedInWhileClosed,
  'points.balance': membersNoGuestsWhileClosed,
  'points.goods': membersNoGuests,
  'points.config': membersNoGuests,
  'points.redeem': membersNoGuests,
  'points.redemptions': membersNoGuestsWhileClosed,
  'points.transactions': membersNoGuestsWhileClosed,
  'points.convert': membersNoGuests,
  'points.pendingRedemptions': may('AMSCU'),
  'points.approveRedemption': may('CM'),
  'points.rejectRedemption': may('CM'),
  'points.saveGoods': may('AM'),
  'missions.summary': membersNoGuests,
  'missions.leaderboard': membersNoGuests,
  'missions.claim': membersNoGuests,
  'missions.rewards': membersNoGuests,
  'missions.save': may('AM'),
  'promotions.list': browsers,
  'promotions.detail': browsers,
  'promotions.join': membersNoGuests,
  'promotions.claim': membersNoGuests,
  'promotions.claimRaffle': membersNoGuests,
  'promotions.openEnvelope': membersNoGuests,
  'promotions.tickets': membersNoGuests,
  'promotions.bonuses': membersNoGuestsWhileClosed,
  'promotions.wagering': membersNoGuestsWhileClosed,
  'promotions.cancelBonus': membersNoGuestsWhileClosed,
  'promotions.voidBonus': may('MR'),
  'promotions.applications': may('MS'),
  'promotions.approve': may('MS'),
  'promotions.reject': may('MS'),
  'promotions.pay': may('MS'),
  'promotions.save': may('AM'),
  'promotions.grantTickets': may('M'),
  'members.updateProfile': membersNoGuestsWhileClosed,
  'protection.closure': membersNoGuestsWhileClosed,
  'protection.close': membersNoGuestsWhileClosed,
  'protection.askReopening': membersNoGuestsWhileClosed,
  'protection.confirmReopening': membersNoGuestsWhileClosed,
  'protection.matches': may('ARCSU'),
  'protection.decideMatch': may('ARS'),
  'security.state': membersNoGuestsWhileClosed,
  'security.setWithdrawalPassword': membersNoGuestsWhileClosed,
  'security.forgottenCode': membersNoGuestsWhileClosed,
  'security.resetWithdrawalPassword': membersNoGuestsWhileClosed,
  'security.mobileCode': membersNoGuestsWhileClosed,
  'security.bindMobile': membersNoGuestsWhileClosed,
  'security.emailCode': membersNoGuestsWhileClosed,
  'security.bindEmail': membersNoGuestsWhileClosed,
  'uploads.add': membersNoGuestsWhileClosed,
  'uploads.view': signedInWhileClosed,
  'uploads.inspect': anyOperator,
  'uploads.store': may('C'),
  'wallet.merchantWallet': signedInWhileClosed,
  'wallet.transfer': membersNoGuests,
  'wallet.collectAll': membersNoGuestsWhileClosed,
  'cashier.channels': everyone,
  'cashier.funds': membersNoGuestsWhileClosed,
  'cashier.deposits': membersNoGuestsWhileClosed,
  'cashier.deposit': membersNoGuests,
  'cashier.depositPaid': membersNoGuests,
  'cashier.cancelDeposit': membersNoGuestsWhileClosed,
  'cashier.payoutAccounts': membersNoGuestsWhileClosed,
  'cashier.addPayoutAccount': membersNoGuestsWhileClosed,
  'cashier.removePayoutAccount': membersNoGuestsWhileClosed,
  'cashier.withdrawals': membersNoGuestsWhileClosed,
  'cashier.withdraw': membersNoGuestsWhileClosed,
  'cashier.answerWithdrawal': membersNoGuestsWhileClosed,
  'cashier.upline': membersNoGuests,
  'cashier.transferUpline': {
    ...membersNoGuests,
    agent: 'not_allowed',
    'agent 41': 'not_allowed',
    'agent 42': 'not_allowed',
  },
  'cashier.depositQueue': may('ACRSU'),
  'cashier.order': may('ACRSU'),
  'cashier.accountList': may('ACRSU'),
  'cashier.blockNumber': may('R'),
  'cashier.unblockNumber': may('R'),
  'cashier.claim': may('CR'),
  'cashier.unclaim': may('CR'),
  'cashier.approveDeposit': may('C'),
  'cashier.rejectDeposit': may('C'),
  'cashier.reverseDeposit': may('C'),
  'cashier.corrections': may('ACRU'),
  'cashier.proposeCorrection': may('CR'),
  'cashier.approveCorrection': may('CR'),
  'cashier.refuseCorrection': may('CR'),
  'cashier.cancelCorrection': may('CR'),
  'cashier.setPayCode': may('A'),
  'cashier.channelList': may('ACRSU'),
  'cashier.saveChannel': may('A'),
  'cashier.orderChannels': may('A'),
  'cashier.channelFee': may('CR'),
  'cashier.withdrawalQueue': may('ACRSU'),
  'cashier.reviewWithdrawal': may('CR'),
  'cashier.rejectWithdrawal': may('CR'),
  'cashier.payWithdrawal': may('C'),
  'cashier.returnUnsent': may('C'),
  'bank.upload': may('C'),
  'bank.maps': may('C'),
  'bank.lines': may('C'),
  'bank.match': may('C'),
  'cashier.refundWithdrawal': may('CR'),
  'cashier.reissueWithdrawal': may('CR'),
  'cashier.forceWithdrawal': may('CR'),
  'dashboard.figures': may('ACRSTMGPU'),
  'dashboard.series': may('ACRSTMGPU'),
  'dashboard.pending': may('ACRSTMGPU'),
  'operators.login': everyone,
  'operators.prove': everyone,
  'operators.openLink': everyone,
  'operators.passkeyOptions': everyone,
  'operators.provePasskey': everyone,
  'operators.enrolPasskey': anyOperator,
  'operators.addPasskey': anyOperator,
  'operators.passkeys': anyOperator,
  'operators.dropPasskey': anyOperator,
  'operators.unlock': anyOperator,
  'operators.stepUp': anyOperator,
  'operators.enrol': anyOperator,
  'operators.confirmFactor': anyOperator,
  'operators.removeFactor': administrators,
  'operators.notices': anyOperator,
  'operators.events': anyOperator,
  'operators.logout': anyOperator,
  'operators.me': anyOperator,
  'operators.changePassword': anyOperator,
  'operators.list': may('AU'),
  'approvals.list': may('ACRSTMGPU'),
  'approvals.get': may('ACRSTMGPU'),
  'approvals.approve': may('ACRMGP'),
  'approvals.refuse': may('ACRMGP'),
  'approvals.cancel': may('ACRMGP'),
  'operators.create': administrators,
  'operators.block': administrators,
  'operators.release': administrators,
  'operators.resetPassword': administrators,
  'lists.csv': may('ACRGU'),
  'lists.sheet': may('ACRGU'),
  'operators.views': anyOperator,
  'operators.saveView': anyOperator,
  'operators.removeView': anyOperator,
  'operators.sessions': anyOperator,
  'operators.endSession': anyOperator,
  'operators.endOtherSessions': anyOperator,
  'operators.save': administrators,
  'lists.askUnmasked': may('A'),
  'lists.unmasked': may('A'),
  'selections.freeze': may('ACRSMG'),
  'selections.run': may('ACRSMG'),
  'selections.outcome': may('ACRSMG'),
  'operators.addresses': may('AU'),
  'operators.saveAddresses': administrators,
  'operators.roles': may('AU'),
  'operators.saveRole': administrators,
  'audit.entries': may('AU'),
  'audit.entry': may('AU'),
  'audit.verify': may('AU'),
  'find.anything': may('ACRSMGU'),
  'ledger.accounts': may('ACRU'),
  'ledger.account': may('ACRU'),
  'ledger.transfers': may('ACRU'),
  'ledger.transfer': may('ACRU'),
  'ledger.proof': may('ACRU'),
  'ledger.invariants': may('ACRU'),
  'ledger.check': may('A'),
  'members.find': may('ACRSMGU'),
  'members.file': may('ACRSMGU'),
  'members.reveal': may('ACRS'),
  'members.sendReset': may('AS'),
  'members.signOut': may('AS'),
  'members.exclude': may('ARS'),
  'members.lock': may('ARS'),
  'members.unlock': may('AR'),
  'members.movePreview': may('AG'),
  'members.move': may('AG'),
  'members.cancelMove': may('AG'),
  'members.setSeries': may('AG'),
  'members.setClubLevel': may('AG'),
  'members.note': may('ACRSMG'),
  'members.label': may('ACRSMG'),
  'service.feedback': { ...everyone, guest: 'trial_refused' },
  'service.ownFeedback': membersNoGuestsWhileClosed,
  'service.feedbackQueue': may('SAU'),
  'service.answerFeedback': may('S'),
  'service.applyAsAffiliate': {
    ...membersNoGuests,
    agent: 'not_allowed',
    'agent 41': 'not_allowed',
    'agent 42': 'not_allowed',
  },
  'service.ownApplication': membersNoGuestsWhileClosed,
  'service.applications': may('AG'),
  'service.decideApplication': may('AG'),
  'service.removePost': may('SRT'),
  'service.mute': may('SRT'),
  'service.unmute': may('SRT'),
  'service.talks': may('S'),
  'service.talk': may('S'),
  'service.answerTalk': may('S'),
  'rounds.leaderboard': everyone,
  'agents.referral': membersNoGuests,
  'site.articles': everyone,
  'site.article': everyone,
  'site.saveArticle': may('ATM'),
  'site.brand': may('ATMPSU'),
  'site.saveBrand': may('A'),
  'site.modules': may('ATMPSU'),
  'site.saveModules': may('A'),
  'stops.list': anyOperator,
  'stops.set': may('AR'),
  'jobs.list': may('AU'),
  'jobs.runs': may('AU'),
  'jobs.runNow': may('A'),
  'health.read': may('AU'),
  'catalogue.providers': may('APRU'),
  'catalogue.saveProvider': may('A'),
  'catalogue.addKey': may('A'),
  'catalogue.retireKey': may('A'),
  'catalogue.stopProvider': may('A'),
  'catalogue.resumeProvider': may('A'),
  'catalogue.importNow': may('A'),
  'catalogue.vendorList': may('APTMRSU'),
  'catalogue.saveVendors': may('AP'),
  'tables.desk': may('APRU'),
  'tables.rounds': may('APRU'),
  'tables.slips': may('APRU'),
  'tables.suspend': may('AP'),
  'tables.resume': may('AP'),
  'tables.voidRound': may('AP'),
  'tables.setTier': may('AP'),
  'bookDesk.fixtures': may('APRU'),
  'bookDesk.markets': may('APRU'),
  'bookDesk.suspend': may('AP'),
  'bookDesk.resume': may('AP'),
  'bookDesk.void': may('AP'),
  'bookDesk.limits': may('APRU'),
  'bookDesk.setLimits': may('AP'),
  'roomDesk.rooms': may('APRU'),
  'roomDesk.matches': may('APRU'),
  'roomDesk.signals': may('APRU'),
  'roomDesk.close': may('AP'),
  'roomDesk.voidMatch': may('AP'),
  'members.fields': may('ATMPSU'),
  'members.saveFields': may('A'),
  'records.bets': membersNoGuestsWhileClosed,
  'records.betsSheet': membersNoGuestsWhileClosed,
  'records.accountSheet': membersNoGuestsWhileClosed,
  'records.profit': membersNoGuestsWhileClosed,
}

/** Codes that refuse a caller; any other answer means that the caller was let in. */
const refusals = new Set<string>([
  'token_required',
  'session_expired',
  'password_change_required',
  'enrolment_required',
  'session_locked',
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
  'bank.upload': { file: new Blob(['x']), channel: 'bank', format: 'mt940', dryRun: 'true', reason: 'a test' },
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
  'operator without leave': () => newOperator(site, []),
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
  for (const row of rows) seen[row] = await ask(client, row)
  const expected = Object.fromEntries(endpointNames.map(row => [row, matrix[row][name]]))
  expect(seen).toEqual(expected)
})

test.each(Object.keys(roles) as Letter[])(
  '[CONS-008, CONS-067] the role %s gets from every row of operators what the matrix says',
  async letter => {
    const client = await newOperator(site, [roles[letter]])
    const last = 'operators.logout'
    const rows = [...endpointNames.filter(row => endpoint(row).auth === 'operator' && row !== last), last] as const
    const seen: Record<string, Cell> = {}
    for (const row of rows) seen[row] = await ask(client, row)
    const lets = (row: EndpointName) => {
      const cells = matrix[row]
      return !('letters' in cells) || cells.letters.includes(letter)
    }
    expect(seen).toEqual(Object.fromEntries(rows.map(row => [row, lets(row) ? 'allowed' : 'not_allowed'])))
  },
)

test('[CONS-001] whoever has no factor yet gets nothing but what enrols one', async () => {
  const username = uniqueName('oper')
  const { password } = await byBoth(site, 'operators.create', { username, roles: ['administrator'], reason: 'a test' })
  const first = await new OperatorClient(site.url, site.clock).open()
  await first.enter({ username, password, secret: null })
  const change = { oldPassword: password, newPassword: 'Desk#Word#29', confirmNewPassword: 'Desk#Word#29' }
  await first.call('operators.changePassword', change)
  const client = await new OperatorClient(site.url, site.clock).open()
  await client.enter({ username, password: 'Desk#Word#29', secret: null })
  const enrols = ['enrol', 'confirmFactor', 'enrolPasskey', 'addPasskey']
  const opens = ['unlock', ...enrols, 'me', 'changePassword', 'logout'].map(each => `operators.${each}`)
  const rows = endpointNames.filter(row => endpoint(row).auth === 'operator' && row !== 'operators.logout')
  for (const row of [...rows, 'operators.logout'] as const)
    expect([row, await ask(client, row)]).toEqual([row, opens.includes(row) ? 'allowed' : 'enrolment_required'])
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
  if (endpoint(row).stream) return openStream(client, row)
  const { body } = await client.send(row, (payloads[row] ?? {}) as never)
  return body.errorCode && refusals.has(body.errorCode) ? body.errorCode : 'allowed'
}

async function openStream(client: TestClient, row: EndpointName): Promise<Cell> {
  const leaving = new AbortController()
  const response = await client.fetch('GET', endpoint(row).path, undefined, undefined, leaving.signal)
  if (response.status === 200) {
    leaving.abort()
    return 'allowed'
  }
  return ((await response.json()) as { errorCode: ErrorCode }).errorCode
}

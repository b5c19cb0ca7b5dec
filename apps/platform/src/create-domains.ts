import { calculateJwkThumbprint } from 'jose'
import { checkMoneySince, invariantNames } from './check-money.ts'
import { createAgents } from './domains/agents/index.ts'
import { createBank } from './domains/bank/index.ts'
import { createBonuses } from './domains/bonuses/index.ts'
import { createCashier } from './domains/cashier/index.ts'
import { Catalogue } from './domains/catalogue/index.ts'
import { createClub } from './domains/club/index.ts'
import { createContracts } from './domains/contracts/index.ts'
import { createDesk } from './domains/desk/index.ts'
import { createGateway } from './domains/gateway/index.ts'
import { createIdentity, type SignInServices } from './domains/identity/index.ts'
import { createLaunch, createProviderClient } from './domains/launch/index.ts'
import { createLedger } from './domains/ledger/index.ts'
import { createLottery } from './domains/lottery/index.ts'
import { createMembers } from './domains/members/index.ts'
import { createMessages } from './domains/messages/index.ts'
import { createMissions } from './domains/missions/index.ts'
import { createOperators } from './domains/operators/index.ts'
import { createPoints } from './domains/points/index.ts'
import { createPromotions } from './domains/promotions/index.ts'
import { createProtection } from './domains/protection/index.ts'
import { createRebates } from './domains/rebates/index.ts'
import { createRecords } from './domains/records/index.ts'
import { createReports } from './domains/reports/index.ts'
import { createRounds } from './domains/rounds/index.ts'
import { createService } from './domains/service/index.ts'
import { createSite } from './domains/site/index.ts'
import { createTeams } from './domains/teams/index.ts'
import { createWallet } from './domains/wallet/index.ts'
import { publicSigningKeys } from './kernel/secrets/public-signing-keys.ts'
import type { Kernel } from './kernel/wiring/open-kernel.ts'

export interface DomainOptions {
  /** Stand-ins for sign-in services that the deployment has not set up; null outside of a demo. */
  samples: SignInServices | null
  /** Where the house's own studio answers. */
  studioUrl: string
}

/**
 * The domains in their order, each made of those before it. What one needs of a later one it asks of a port, which the later
 * one is given to below; what it only tells goes over the bus.
 */
export async function createDomains(kernel: Kernel, { samples, studioUrl }: DomainOptions) {
  const { bus, log, push, secrets } = kernel
  const ledger = createLedger(kernel)
  const identity = createIdentity({
    ...kernel,
    samples,
    onSignOut: (sessionId, accountId) => bus.tell('signed-out', sessionId, accountId),
  })
  const operators = createOperators({ ...kernel, identity })
  const agents = createAgents(kernel)
  const messages = createMessages(kernel)
  const members = createMembers({ ...kernel, identity, agents, messages, ledger })
  identity.members.give(members.hooks)
  const protection = createProtection({
    ...{ ...kernel, identity, ledger },
    onClosed: async memberId => push.publish(memberId, { kind: 'closed' }),
  })
  identity.marks.give(protection.requireUnmarked)
  const catalogue = new Catalogue({ ...kernel, studioUrl })
  const providers = createProviderClient({ ...kernel, signingKey: secrets.platformSigningKey })
  const launch = createLaunch({ ...kernel, catalogue, providers })
  bus.on('signed-out', sessionId => launch.endSessionsOf(sessionId))
  bus.on('signed-out', (_sessionId, accountId) => push.publish(accountId, { kind: 'signed-out' }))
  const rounds = createRounds({ ...kernel, catalogue, ledger })
  const bonuses = createBonuses({ ...kernel, ledger, messages })
  const gateway = createGateway({
    ...{ ...kernel, ledger, catalogue },
    audience: await calculateJwkThumbprint(secrets.platformSigningKey),
    signingKeys: publicSigningKeys(secrets.platformSigningKey),
    // The call is answered without it, so a listener that fails must not end the process.
    onBalance: memberId => void bus.tell('moved', memberId).catch(err => log.error({ err }, 'a balance was not told')),
    onDrawn: (provider, lotteries) => bus.tell('drawn', provider, lotteries),
  })
  const { sessions } = identity
  const wallet = createWallet({ ...kernel, ledger, catalogue, sessions, unreadCounts: messages.unreadCounts })
  bus.on('moved', wallet.tellBalance)
  const rebates = createRebates({ ...kernel, ledger, wallet })
  const contracts = createContracts({ ...kernel, agents, catalogue, messages, ledger, onMoved: wallet.tellBalance })
  wallet.contracts.give(contracts.consolidated)
  const records = createRecords({ ...kernel, ledger, rounds })
  const cashier = createCashier({
    ...{ ...kernel, bonuses, identity, protection, ledger, agents, messages, wallet },
    onTurnover: bonuses.countTurnover,
    signingKey: secrets.platformSigningKey,
    sandboxKey: kernel.demo ? secrets.sandboxPaymentKey : null,
  })
  operators.alsoWaits(cashier.waitingActs)
  launch.payees.give(cashier.payeesOf)
  gateway.mayLeave.give(cashier.requireMayLeave)
  const { cancelDeposits, endDepositRequirements } = cashier
  protection.hooks.give({
    ...{ cancelDeposits, endDepositRequirements, endVisits: launch.endVisits },
    payeesOf: cashier.payeesOf,
    noteStops: async (tx, memberId) => launch.noteStops(tx, memberId, await gateway.holdersOf(tx, memberId)),
    tellStops: () => launch.tellStops().catch(err => log.error({ err }, 'providers were not told of a closure')),
  })
  const bank = createBank({ ...kernel, cashier })
  const teams = createTeams({ ...kernel, rounds, contracts })
  const points = createPoints({ ...kernel, ledger, identity, messages, wallet })
  const promotions = createPromotions({ ...kernel, ledger, messages, points, cashier, bonuses, wallet })
  points.bonusGiver.give(promotions.giveForPoints)
  const missions = createMissions({ ...kernel, messages, points, promotions, wallet })
  messages.countBy('missionCount', async memberId => (await missions.counts(memberId)).missionCount)
  messages.countBy('rewardCount', async memberId => (await missions.counts(memberId)).rewardCount)
  messages.countBy('promoCount', promotions.unclaimedCount)
  const club = createClub(kernel)
  const lottery = createLottery({ ...kernel, catalogue, launch, providers })
  bus.on('drawn', lottery.announce)
  const site = createSite({
    ...{ ...kernel, catalogue },
    visitorTokens: identity.visitorTokens,
    customerServiceKey: secrets.customerServiceKey,
    showsOutbox: kernel.delivery.showsInstead,
  })
  const service = createService({ ...kernel, identity, agents, messages })
  const reports = createReports(kernel)
  const desk = createDesk({
    ...{ ...kernel, catalogue, funds: cashier.funds, closureOf: protection.wholeClosureOf },
    ...{ invariantNames, checkMoney: () => checkMoneySince(kernel.database, kernel.clock.now()) },
  })
  return {
    ...{
      ledger,
      identity,
      operators,
      agents,
      messages,
      members,
      protection,
      catalogue,
      launch,
      rounds,
      bonuses,
      gateway,
      wallet,
    },
    ...{
      rebates,
      contracts,
      records,
      cashier,
      bank,
      teams,
      points,
      promotions,
      missions,
      club,
      lottery,
      site,
      service,
      reports,
      desk,
    },
  }
}
export type Domains = Awaited<ReturnType<typeof createDomains>>

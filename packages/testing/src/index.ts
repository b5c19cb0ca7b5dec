export { checkInvariants, houseAccount, keys, memberAccount } from '@baize/platform/domains/ledger/index'
export { BeaconServer } from './beacon-server.ts'
export { type Answer, TestClient } from './client.ts'
export { asOwner, createTestDatabase, databaseEnvironment, withOwner } from './database.ts'
export { byBoth, byTwo, newOperator, operatorAt, secretsAt, sendByTwo } from './desks.ts'
export { EventStream } from './event-stream.ts'
export { FaultProxy, type Line } from './fault-proxy.ts'
export { freePort } from './free-port.ts'
export { GameVisit, traceOf } from './game-visit.ts'
export { InstantVisit } from './instant-visit.ts'
export { issueOnSale, slipOfOne } from './lottery-slip.ts'
export {
  countFacts,
  factsReadable,
  giveMoney,
  givePoints,
  type LoyalMember,
  loyalMember,
  withdrawalPassword,
} from './loyal-member.ts'
export { MailServer } from './mail-server.ts'
export {
  type Known,
  knownMember,
  newestCode,
  newestMessage,
  otherCode,
  playFree,
  uniqueNumber,
} from './member-accounts.ts'
export { oneTimeCode } from './one-time-code.ts'
export { openedBody } from './opened-body.ts'
export { OpenIdServer } from './openid-server.ts'
export { demoSecrets, OperatorClient, type OperatorSecrets } from './operator-client.ts'
export { outcomeOf } from './outcome.ts'
export { partnerAccount } from './partner-account.ts'
export { uniqueName } from './personas.ts'
export { publicDemo, realHouse, startTestPlatform, type TestPlatform } from './platform.ts'
export { putBelow } from './put-below.ts'
export { readSheet, sheetTime } from './read-sheet.ts'
export { RedisServer } from './redis-server.ts'
export { restoreElsewhere } from './restored-database.ts'
export { SamplePayments } from './sample-payments.ts'
export { type Bend, SampleProvider, type SampleSession } from './sample-provider.ts'
export { deskPermissions } from './seed-desks.ts'
export { ServerProcess, testKey } from './server-process.ts'
export { type SettledBet, writeBets } from './settled-bets.ts'
export { sharePictures } from './shared-pictures.ts'
export { createSiteDatabase } from './site-database.ts'
export { SmsGateway } from './sms-gateway.ts'
export { type ToldSpan, TraceCollector } from './trace-collector.ts'
export { startTwin, type TwinPlatform } from './twin-platform.ts'
export { verifyExport, verifyServer } from './verify-export.ts'
export { ModelTable, playSequence, rolledUp, surely } from './wallet-model/index.ts'
export { wholePayout } from './whole-payout.ts'
export { startTestWorld, type TestWorld } from './world.ts'

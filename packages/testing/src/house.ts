/** What journeys know of the house beside its pages and calls: the demo's contents, and how the database is typed. */
export { checkMoney } from '@baize/platform/check-money'
export { type Content, demoContents } from '@baize/platform/demo/contents'
export { demoDigits } from '@baize/platform/demo/life/life'
export { Catalogue } from '@baize/platform/domains/catalogue/index'
export { password as agentPassword } from '@baize/platform/domains/contracts/fixtures'
export {
  exampleContracts,
  exampleDay,
  exampleTree,
  type Tree,
  tick,
  turnTo,
} from '@baize/platform/domains/contracts/settlement/fixtures'
export type { EveryDatabase } from '@baize/platform/domains/every-table'
export { houseAccount, memberAccount, POINTS_CURRENCY } from '@baize/platform/domains/ledger/accounts/accounts'
export { Settings } from '@baize/platform/kernel/settings/settings'
export { type StoredPair, seedOf } from '@baize/studio/secrets/stored-pairs'
export { partNames } from '../../../apps/web/build/part-names.ts'

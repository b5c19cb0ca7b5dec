/** Files above the bound of lines, each with its reason. */
export const longFilesWithReason: Readonly<Record<string, string>> = {
  'apps/platform/src/contract-tests/authorisation.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/cashier/withdrawals/withdrawals.test.ts':
    'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/contracts/contracts.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/contracts/settlement/example.test.ts':
    'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/contracts/settlement/settlement.test.ts':
    'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/gateway/gateway.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/ledger/ledger.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/lottery/lottery.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/platform/src/domains/teams/teams.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/studio/src/instant/instant.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/studio/src/instant/raises/raises.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/studio/src/lotteries/lotteries.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/studio/src/rounds/rounds.test.ts': 'one fixture that is dear to start serves its tests',
  'apps/studio/src/tables.ts': 'one list of columns',
  'e2e/demo.long.test.ts': 'one fixture that is dear to start serves its tests',
  'e2e/game-rounds.long.test.ts': 'one fixture that is dear to start serves its tests',
  'e2e/identity.test.ts': 'one fixture that is dear to start serves its tests',
  'e2e/shell-pages.test.ts': 'one fixture that is dear to start serves its tests',
  'packages/art/src/scenes/banner.ts': 'one composition, read as a whole',
}

/** Folders above the bound of files, each with its reason. */
export const fullFoldersWithReason: Readonly<Record<string, string>> = {
  'apps/platform/src/domains/cashier/migrations': 'in the order of time',
  'apps/platform/src/domains/identity/migrations': 'in the order of time',
  'apps/platform/src/domains/ledger/sql': 'one function or view a file',
  'apps/platform/src/domains/rounds/migrations': 'in the order of time',
  'apps/platform/src/domains/rounds/sql': 'one function or view a file',
  'apps/studio/src/migrations': 'in the order of time',
  bench: 'one benchmark a file',
  e2e: 'one subject a file; steps that several share go into folders as the journeys move',
  'packages/api/src': 'one subject a file, imported by name',
  'packages/api/src/endpoints': 'one group of calls a file',
  'packages/api/src/endpoints/operator': 'one group of calls a file',
  'packages/api/src/schemas': 'one group of calls a file',
  'packages/game-kit/src/lotteries/bets': 'one rule a file',
  'packages/game-kit/src/models/shared': 'one rule a file',
  'packages/server-kit/src/database': 'one concern of connections a file',
  'packages/testing/src': 'one persona or tool a file',
  'packages/ui/src': 'one component a file, imported by name',
  scripts: 'one command a file',
}

import { type DatabaseOf, type TxOf, tablesOf } from '../kernel/database/open-database.ts'
import type { KernelTables } from '../kernel/database/tables.ts'
import type { AgentsPublished } from './agents/published.ts'
import type { AgentsTables } from './agents/tables.ts'
import type { BankTables } from './bank/tables.ts'
import type { BonusesPublished } from './bonuses/published.ts'
import type { BonusesTables } from './bonuses/tables.ts'
import type { CashierPublished } from './cashier/published.ts'
import type { CashierTables } from './cashier/tables.ts'
import type { CataloguePublished } from './catalogue/published.ts'
import type { CatalogueTables } from './catalogue/tables.ts'
import type { ClubTables } from './club/tables.ts'
import type { ContractsTables } from './contracts/tables.ts'
import type { GatewayTables } from './gateway/tables.ts'
import type { IdentityPublished } from './identity/published.ts'
import type { IdentityTables } from './identity/tables.ts'
import type { LaunchPublished } from './launch/published.ts'
import type { LaunchTables } from './launch/tables.ts'
import type { LedgerPublished } from './ledger/published.ts'
import type { LedgerTables } from './ledger/tables.ts'
import type { MembersPublished } from './members/published.ts'
import type { MembersTables } from './members/tables.ts'
import type { MessagesTables } from './messages/tables.ts'
import type { MissionsTables } from './missions/tables.ts'
import type { OperatorsTables } from './operators/tables.ts'
import type { PointsTables } from './points/tables.ts'
import type { PromotionsTables } from './promotions/tables.ts'
import type { ProtectionTables } from './protection/tables.ts'
import type { RebatesTables } from './rebates/tables.ts'
import type { ReportsTables } from './reports/tables.ts'
import type { RoundsPublished } from './rounds/published.ts'
import type { RoundsTables } from './rounds/tables.ts'
import type { ServiceTables } from './service/tables.ts'
import type { SiteTables } from './site/tables.ts'

/** The tables of all domains, for tests, the demo and commands, which look everywhere. */
type EveryTable = LedgerPublished &
  LedgerTables &
  IdentityPublished &
  IdentityTables &
  OperatorsTables &
  AgentsPublished &
  AgentsTables &
  MessagesTables &
  MembersPublished &
  MembersTables &
  ProtectionTables &
  CataloguePublished &
  CatalogueTables &
  LaunchPublished &
  LaunchTables &
  RoundsPublished &
  RoundsTables &
  BonusesPublished &
  BonusesTables &
  GatewayTables &
  RebatesTables &
  ContractsTables &
  CashierPublished &
  CashierTables &
  BankTables &
  PointsTables &
  PromotionsTables &
  MissionsTables &
  ClubTables &
  SiteTables &
  ServiceTables &
  ReportsTables
export type EveryDatabase = DatabaseOf<EveryTable>
export type EveryTx = TxOf<EveryTable>

/** Queries on any of them. */
export const everyTable = tablesOf<EveryTable & KernelTables>()

import type { ZodType } from 'zod'
import type { EndpointName } from '../endpoints/index.ts'
import { agentCentreSchemas } from './agent-centre.ts'
import { agentSchemas } from './agents.ts'
import { bookSchemas } from './book.ts'
import { bookDeskSchemas } from './book-desk.ts'
import { cashierSchemas } from './cashier.ts'
import { catalogueSchemas } from './catalogue.ts'
import { channelSchemas } from './channels.ts'
import { contractSchemas } from './contracts.ts'
import { lotterySchemas } from './lotteries.ts'
import { memberSchemas } from './members.ts'
import { messageSchemas } from './messages.ts'
import { missionSchemas } from './missions.ts'
import { approvalSchemas } from './operator/approvals.ts'
import { auditSchemas } from './operator/audit.ts'
import { bankSchemas } from './operator/bank.ts'
import { cashierDeskSchemas } from './operator/cashier/desk.ts'
import { cashierOrderSchemas } from './operator/cashier/order.ts'
import { cashierQueueSchemas } from './operator/cashier/queues.ts'
import { dashboardSchemas } from './operator/dashboard.ts'
import { exportSchemas } from './operator/exports/exports.ts'
import { findSchemas } from './operator/find.ts'
import { ledgerSchemas } from './operator/ledger.ts'
import { memberActSchemas } from './operator/members/member-acts.ts'
import { memberFileSchemas } from './operator/members/member-file.ts'
import { memberListSchemas } from './operator/members/members.ts'
import { passkeySchemas } from './operator/passkeys.ts'
import { healthSchemas } from './operator/running/health.ts'
import { jobSchemas } from './operator/running/jobs.ts'
import { stopSchemas } from './operator/running/stops.ts'
import { selectionSchemas } from './operator/selections/selections.ts'
import { viewSchemas } from './operator/views.ts'
import { operatorSchemas } from './operators.ts'
import { passwordSchemas } from './passwords.ts'
import { playSchemas } from './play.ts'
import { pointsSchemas } from './points.ts'
import { promotionSchemas } from './promotions.ts'
import { protectionSchemas } from './protection.ts'
import { providerSchemas } from './providers.ts'
import { recordSchemas } from './records.ts'
import { roomDeskSchemas } from './room-desk.ts'
import { sealedLedgerSchemas } from './sealed-ledger.ts'
import { securitySchemas } from './security.ts'
import { serviceSchemas } from './service.ts'
import { sessionSchemas } from './session.ts'
import { siteSchemas } from './site.ts'
import { siteDeskSchemas } from './site-desk.ts'
import { tableDeskSchemas } from './table-desk.ts'
import { uploadSchemas } from './uploads.ts'
import { verificationSchemas } from './verification.ts'

/** Request and response schema of every row of the endpoint table; a row without schemas does not compile. */
export const schemas = {
  ...sessionSchemas,
  ...verificationSchemas,
  ...passwordSchemas,
  ...securitySchemas,
  ...protectionSchemas,
  ...memberSchemas,
  ...agentSchemas,
  ...contractSchemas,
  ...messageSchemas,
  ...uploadSchemas,
  ...siteSchemas,
  ...catalogueSchemas,
  ...playSchemas,
  ...lotterySchemas,
  ...cashierSchemas,
  ...bankSchemas,
  ...cashierDeskSchemas,
  ...cashierQueueSchemas,
  ...cashierOrderSchemas,
  ...channelSchemas,
  ...pointsSchemas,
  ...promotionSchemas,
  ...missionSchemas,
  ...operatorSchemas,
  ...passkeySchemas,
  ...selectionSchemas,
  ...viewSchemas,
  ...exportSchemas,
  ...dashboardSchemas,
  ...findSchemas,
  ...ledgerSchemas,
  ...memberListSchemas,
  ...memberFileSchemas,
  ...memberActSchemas,
  ...approvalSchemas,
  ...auditSchemas,
  ...siteDeskSchemas,
  ...jobSchemas,
  ...stopSchemas,
  ...healthSchemas,
  ...providerSchemas,
  ...tableDeskSchemas,
  ...bookSchemas,
  ...sealedLedgerSchemas,
  ...bookDeskSchemas,
  ...roomDeskSchemas,
  ...recordSchemas,
  ...agentCentreSchemas,
  ...serviceSchemas,
} satisfies Record<EndpointName, { request: ZodType; response: ZodType }>

export type Schemas = typeof schemas

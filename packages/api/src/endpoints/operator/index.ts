import { approvalEndpoints } from './approvals.ts'
import { auditDeskEndpoints } from './audit.ts'
import { bankDeskEndpoints } from './bank.ts'
import { cashierDeskEndpoints } from './cashier.ts'
import { cashierOrderEndpoints } from './cashier-orders.ts'
import { contractDeskEndpoints } from './contracts.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { exportEndpoints } from './exports.ts'
import { findDeskEndpoints } from './find.ts'
import { ledgerDeskEndpoints } from './ledger.ts'
import { memberDeskEndpoints } from './members.ts'
import { missionDeskEndpoints } from './missions.ts'
import { operatorDeskEndpoints } from './operators.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { bookDeskEndpoints } from './play/book.ts'
import { roomDeskEndpoints } from './play/rooms.ts'
import { tableDeskEndpoints } from './play/tables.ts'
import { pointsDeskEndpoints } from './points.ts'
import { promotionDeskEndpoints } from './promotions.ts'
import { providerDeskEndpoints } from './providers.ts'
import { runningDeskEndpoints } from './running.ts'
import { selectionEndpoints } from './selections.ts'
import { serviceDeskEndpoints } from './service.ts'
import { siteDeskEndpoints } from './site.ts'
import { uploadDeskEndpoints } from './uploads.ts'
import { viewEndpoints } from './views.ts'

/** Rows of operators, which browsers of players never load. New groups of theirs belong here. */
export const deskEndpoints = {
  ...bankDeskEndpoints,
  ...approvalEndpoints,
  ...auditDeskEndpoints,
  ...bookDeskEndpoints,
  ...cashierDeskEndpoints,
  ...cashierOrderEndpoints,
  ...contractDeskEndpoints,
  ...dashboardEndpoints,
  ...findDeskEndpoints,
  ...ledgerDeskEndpoints,
  ...memberDeskEndpoints,
  ...missionDeskEndpoints,
  ...operatorDeskEndpoints,
  ...passkeyEndpoints,
  ...pointsDeskEndpoints,
  ...promotionDeskEndpoints,
  ...providerDeskEndpoints,
  ...roomDeskEndpoints,
  ...selectionEndpoints,
  ...runningDeskEndpoints,
  ...serviceDeskEndpoints,
  ...siteDeskEndpoints,
  ...tableDeskEndpoints,
  ...uploadDeskEndpoints,
  ...viewEndpoints,
  ...exportEndpoints,
}

import { agentCentreEndpoints } from './agent-centre.ts'
import { bookEndpoints } from './book.ts'
import { cashierEndpoints } from './cashier.ts'
import { contractEndpoints } from './contracts.ts'
import { inboxEndpoints } from './inbox.ts'
import { missionEndpoints } from './missions.ts'
import { passwordEndpoints } from './passwords.ts'
import { pointsEndpoints } from './points.ts'
import { profileEndpoints } from './profile.ts'
import { promotionEndpoints } from './promotions.ts'
import { protectionEndpoints } from './protection.ts'
import { recordEndpoints } from './records.ts'
import { registrationEndpoints } from './registration.ts'
import { returnEndpoints } from './returns.ts'
import { roomEndpoints } from './rooms.ts'
import { sealedLedgerEndpoints } from './sealed-ledger.ts'
import { securityEndpoints } from './security.ts'
import { serviceEndpoints } from './service.ts'
import { socialEndpoints } from './social.ts'
import { uploadEndpoints } from './uploads.ts'
import { verificationEndpoints } from './verification.ts'

/** Rows that no first screen calls: browsers load them with the first such call. New groups of rows belong here. */
export const lateEndpoints = {
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...securityEndpoints,
  ...protectionEndpoints,
  ...profileEndpoints,
  ...registrationEndpoints,
  ...uploadEndpoints,
  ...cashierEndpoints,
  ...pointsEndpoints,
  ...promotionEndpoints,
  ...missionEndpoints,
  ...bookEndpoints,
  ...sealedLedgerEndpoints,
  ...inboxEndpoints,
  ...recordEndpoints,
  ...returnEndpoints,
  ...agentCentreEndpoints,
  ...contractEndpoints,
  ...serviceEndpoints,
  ...socialEndpoints,
  ...roomEndpoints,
}

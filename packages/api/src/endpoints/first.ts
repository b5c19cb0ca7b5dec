import { agentEndpoints } from './agents.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { lotteryEndpoints } from './lotteries.ts'
import { memberEndpoints } from './members.ts'
import { messageEndpoints } from './messages.ts'
import { playEndpoints } from './play.ts'
import { promotionShelfEndpoints } from './promotion-shelf.ts'
import { sessionEndpoints } from './session.ts'
import { siteEndpoints } from './site.ts'

/** Rows that browsers carry from the start. Each byte of them counts on the first screen. */
export const firstEndpoints = {
  ...sessionEndpoints,
  ...memberEndpoints,
  ...agentEndpoints,
  ...messageEndpoints,
  ...siteEndpoints,
  ...catalogueEndpoints,
  ...playEndpoints,
  ...promotionShelfEndpoints,
  ...lotteryEndpoints,
}

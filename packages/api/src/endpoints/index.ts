import type { Endpoint } from '../endpoint.ts'
import { agentEndpoints } from './agents.ts'
import { cashierEndpoints } from './cashier.ts'
import { cashierDeskEndpoints } from './cashier-desk.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { lotteryEndpoints } from './lotteries.ts'
import { memberEndpoints } from './members.ts'
import { messageEndpoints } from './messages.ts'
import { missionEndpoints } from './missions.ts'
import { operatorEndpoints } from './operators.ts'
import { passwordEndpoints } from './passwords.ts'
import { playEndpoints } from './play.ts'
import { pointsEndpoints } from './points.ts'
import { promotionEndpoints } from './promotions.ts'
import { recordEndpoints } from './records.ts'
import { securityEndpoints } from './security.ts'
import { serviceEndpoints } from './service.ts'
import { sessionEndpoints } from './session.ts'
import { siteEndpoints } from './site.ts'
import { uploadEndpoints } from './uploads.ts'
import { verificationEndpoints } from './verification.ts'

/** The endpoint table. An operation's name is its handler, its client call, its test and its audit event. */
export const endpoints = {
  ...sessionEndpoints,
  ...verificationEndpoints,
  ...passwordEndpoints,
  ...securityEndpoints,
  ...memberEndpoints,
  ...agentEndpoints,
  ...messageEndpoints,
  ...uploadEndpoints,
  ...siteEndpoints,
  ...catalogueEndpoints,
  ...playEndpoints,
  ...lotteryEndpoints,
  ...cashierEndpoints,
  ...cashierDeskEndpoints,
  ...pointsEndpoints,
  ...promotionEndpoints,
  ...missionEndpoints,
  ...operatorEndpoints,
  ...recordEndpoints,
  ...serviceEndpoints,
}

export type EndpointName = keyof typeof endpoints

export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** The row of an operation, typed by the common shape. */
export const endpoint = (name: EndpointName): Endpoint => endpoints[name]

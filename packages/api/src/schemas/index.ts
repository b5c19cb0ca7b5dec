import type { ZodType } from 'zod'
import type { EndpointName } from '../endpoints/index.ts'
import { catalogueSchemas } from './catalogue.ts'
import { memberSchemas } from './members.ts'
import { playSchemas } from './play.ts'
import { sessionSchemas } from './session.ts'
import { siteSchemas } from './site.ts'

/** Request and response schema of every row of the endpoint table; a row without schemas does not compile. */
export const schemas = {
  ...sessionSchemas,
  ...memberSchemas,
  ...siteSchemas,
  ...catalogueSchemas,
  ...playSchemas,
} satisfies Record<EndpointName, { request: ZodType; response: ZodType }>

export type Schemas = typeof schemas

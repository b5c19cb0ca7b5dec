import { z } from 'zod'

/**
 * One row of a provider's GET /vendors: a name under which its games of a type are listed. A provider without the call answers
 * HTTP 404, and operators make its vendors.
 */
export const providerVendor = z.object({
  code: z.string().regex(/^[A-Z0-9_]{1,24}$/),
  /** Type of its games; those that a house does not know are left out there. */
  type: z.string().max(24),
  name: z.string().min(1).max(60),
})
export type ProviderVendor = z.output<typeof providerVendor>

import { z } from 'zod'

/** What a reward asks of a member before it is given; null is what the deployment usually asks. */
export const eligibility = z
  .strictObject({
    /** A number or an address that was proven by a code. */
    verifiedContact: z.boolean(),
    /** A deposit that stands. */
    confirmedDeposit: z.boolean(),
    /** Valid bet since the member joined, at least. */
    validBet: z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/),
    /** Of members who share a device or a payout account, one has the reward. */
    oncePerPerson: z.boolean(),
  })
  .nullable()
export type Eligibility = NonNullable<z.output<typeof eligibility>>

/** Within it the first page of somebody who waited for the start has gone out. */
export const firstPageMs = 1_000
/** And the first pages, with what they need themselves drawn or being drawn. */
export const firstPagesMs = 3_000

/** Money of one currency and mode; stakes, pools, exposure and liabilities are counted in each alone. */
export const bookOf = ({ currency, mode }: { currency: string; mode: string }): string => `${mode}:${currency}`

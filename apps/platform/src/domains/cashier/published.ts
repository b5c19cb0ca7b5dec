/** Views that the domains after this one may read. */
export interface CashierPublished {
  'cashier.requirement_left': { source: string; left_units: bigint; closed: boolean }
}

export type BonusState = 'ACTIVE' | 'CONVERTED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'

/** Views that the domains after this one may read. */
export interface BonusesPublished {
  'bonuses.progress': { source: string; state: BonusState; required_units: bigint; done_units: bigint }
}

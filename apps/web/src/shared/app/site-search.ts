/** What an address of the site may say after its path. All of it is text, and anything may be missing or make no sense. */
export interface SiteSearch {
  /** Where a visitor who signs in goes on to; on the page of promotions, the first of the days that are shown. */
  from?: string | undefined
  /** The page on which a panel stands open. */
  centre?: string | undefined
  agent?: string | undefined
  /** A lobby's vendor, its list, and what narrows it. */
  page?: string | undefined
  list?: string | undefined
  q?: string | undefined
  class?: string | undefined
  bet?: string | undefined
  lines?: string | undefined
  /** What a lottery lobby's games draw, and how often. */
  kind?: string | undefined
  pace?: string | undefined
  /** A game, the hall of a lottery, the play or the match it opens on, and a round of it to be verified. */
  gameCode?: string | undefined
  vendor?: string | undefined
  playType?: string | undefined
  match?: string | undefined
  round?: string | undefined
  /** A promotion; which of all are shown, and the last of their days. */
  id?: string | undefined
  view?: string | undefined
  to?: string | undefined
  /** The tab of the points mall, the desk of a talk, the number of an order. */
  tab?: string | undefined
  desk?: string | undefined
  order?: string | undefined
  /** The number that the blocks of a page of the sealed ledger stand before. */
  before?: string | undefined
}

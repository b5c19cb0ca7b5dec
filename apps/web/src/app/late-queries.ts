/** What pages beside the halls start with: one file, which a first load does not bring. */
export { moreQueries } from '../pages/more/more-queries.ts'
export { promotionDetailQueries, promotionQueries } from '../pages/promotions/promotion-queries.ts'

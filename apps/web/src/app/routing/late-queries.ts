/** What pages beside the halls start with: one file, which a first load does not bring. */
export { sealQueries } from '../../features/fairness/index.ts'
export { moreQueries } from '../../features/more/index.ts'
export { promotionDetailQueries, promotionQueries } from '../../features/promotions/index.ts'

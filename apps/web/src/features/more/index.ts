export { articleQuery, moreQueries } from './more-queries.ts'

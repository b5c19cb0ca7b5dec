export { closedBy, closeSite, reachableWhileClosed, useClosed } from './closed.ts'

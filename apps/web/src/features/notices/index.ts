export { allNotices } from './notices.ts'

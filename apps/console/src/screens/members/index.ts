export { MemberFile } from './file/member-file.tsx'
export { Members } from './list/members.tsx'

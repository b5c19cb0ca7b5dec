export { AskUs } from './ask-us.tsx'
export { useService } from './open-service.ts'

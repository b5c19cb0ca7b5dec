export { useService } from './open-service.ts'

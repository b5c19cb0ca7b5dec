export { TakeBreak } from './take-break.tsx'

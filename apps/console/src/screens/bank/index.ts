export { Bank } from './bank.tsx'

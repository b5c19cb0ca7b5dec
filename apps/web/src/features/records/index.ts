export { BetRecord } from './bets/bet-record.tsx'
export { LatestMovements } from './movements/latest-movements.tsx'
export { useCodeText } from './movements/use-code-text.ts'

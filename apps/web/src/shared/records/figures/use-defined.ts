import { useApp } from '../../app/use-app.ts'
import { useText } from '../../i18n/use-text.ts'

/** Figures that reports share: one name and one definition each. */
const names = {
  deposits: 'agent.deposits',
  withdrawals: 'agent.withdrawals',
  turnover: 'records.turnover',
  validBet: 'records.validBet',
  payout: 'records.payout',
  rebate: 'records.rebate',
  bonus: 'records.bonus',
  net: 'records.net',
  betNet: 'records.betNet',
  salary: 'agent.salary',
  netLoss: 'agent.netLoss',
  commission: 'agent.commission',
  earned: 'agent.earned',
  gathering: 'agent.gathering',
  nextPayout: 'agent.nextPayout',
  myEarnings: 'agent.myEarnings',
  clicks: 'agent.clicks',
  firstDeposits: 'agent.firstDeposits',
  registrations: 'agent.registrations',
} as const

/** Figures whose definition tells of demo credit, where there is any. */
const inDemo: Partial<Record<keyof typeof names, 'define.demo.deposits' | 'define.demo.firstDeposits'>> = {
  deposits: 'define.demo.deposits',
  firstDeposits: 'define.demo.firstDeposits',
}

/** The name of a figure with what it is made of. */
export function useDefined(): (figure: keyof typeof names) => { label: string; hint: string } {
  const t = useText()
  const { demo } = useApp().permission.info
  return figure => ({
    label: t(names[figure]),
    hint: t((demo && inDemo[figure]) || `define.${figure}`),
  })
}

import type { LateIconName } from '@baize/ui/late-icon.tsx'
import type { ComponentType } from 'react'
import type { TextKey } from '../../shared/i18n/use-text.ts'

/** What a contract, an offer or the right to grant one opens in the menu. */
export type AgentFlag = 'enableCt' | 'salary' | 'hourSalary' | 'agentRealtimeSalary'
export type AgentFlags = Readonly<Record<AgentFlag, boolean>>

export interface AgentPage {
  /** What the menu calls it, and what stands over it. */
  name: TextKey
  /** The key by which addresses know it. */
  page: string
  icon: LateIconName
  /** Brings the page. */
  data: () => Promise<{ default: ComponentType }>
  /** The entry stands only while this is on for the agent. */
  type?: AgentFlag
}

/** The page on which the centre opens. */
export const firstAgentPage = 'agentTeamOverview'

/** The pages of the agent centre, in the order of its menu. */
export const agentPages: readonly AgentPage[] = [
  {
    name: 'agent.agentAnnouncement',
    page: 'agentAnnouncement',
    icon: 'mail',
    data: () => import('./pages/announcement/announcement.tsx'),
  },
  {
    name: 'agent.agentTeamOverview',
    page: 'agentTeamOverview',
    icon: 'chart-line',
    data: () => import('./pages/team-overview/team-overview.tsx'),
  },
  {
    name: 'agent.registerCenter',
    page: 'registerCenter',
    icon: 'user-plus',
    data: () => import('./pages/register-center/register-center.tsx'),
  },
  {
    name: 'agent.downlineManagmentView',
    page: 'downlineManagmentView',
    icon: 'users',
    data: () => import('./pages/team-management/team-management.tsx'),
  },
  {
    name: 'agent.personalHistoryCopy',
    page: 'personalHistoryCopy',
    icon: 'receipt-text',
    data: () => import('./pages/team-betting/team-betting.tsx'),
  },
  {
    name: 'agent.palStatementsAgentCopy',
    page: 'palStatementsAgentCopy',
    icon: 'chart-column',
    data: () => import('./pages/loss-statements/loss-statements.tsx'),
  },
  {
    name: 'agent.agentRevenueReport',
    page: 'agentRevenueReport',
    icon: 'banknote',
    data: () => import('./pages/my-income/my-income.tsx'),
  },
  {
    name: 'agent.agentDownlineTransactionDetailsCopy',
    page: 'agentDownlineTransactionDetailsCopy',
    icon: 'arrow-left-right',
    data: () => import('./pages/downline-transactions/downline-transactions.tsx'),
  },
  {
    name: 'agent.agentDividendRecordCopy2',
    page: 'agentDividendRecordCopy2',
    icon: 'badge-percent',
    type: 'enableCt',
    data: () => import('./pages/dividend-record/dividend-record.tsx'),
  },
  {
    name: 'agent.agentDailyWages2',
    page: 'agentDailyWages2',
    icon: 'wallet',
    type: 'salary',
    data: () => import('./pages/daily-salary/daily-salary.tsx'),
  },
  {
    name: 'agent.agentHourSalary',
    page: 'agentHourSalary',
    icon: 'hourglass',
    type: 'hourSalary',
    data: () => import('./pages/hourly-salary/hourly-salary.tsx'),
  },
  {
    name: 'agent.agentRealtimeSalary',
    page: 'agentRealtimeSalary',
    icon: 'target',
    type: 'agentRealtimeSalary',
    data: () => import('./pages/real-time-salary/real-time-salary.tsx'),
  },
]

/** The pages that stand in an agent's menu. */
export const pagesFor = (flags: AgentFlags): readonly AgentPage[] =>
  agentPages.filter(({ type }) => !type || flags[type])

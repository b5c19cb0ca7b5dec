import type { ResponseOf } from '@baize/api'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import { AlertList } from './alert-list.tsx'
import { Changes } from './changes.tsx'
import { EarnedCards } from './earned-cards.tsx'
import classes from './home.module.css'
import { RunningPeriods } from './running-periods.tsx'

export type Home = ResponseOf<'agents.home'>

/** How often the figures of the home are asked for again while it is open. */
const refreshMs = 60_000

/**
 * What an agent asks first: earned today, gathering now, the next payout, what changed since yesterday, what needs a look.
 * Offers that wait for an answer stand right under the first three.
 */
export function AgentHome({ offers }: { offers: ReactNode }) {
  const { call } = useApp()
  const query = useQuery({ ...callQuery(call, 'agents.home', {}), staleTime: 0, refetchInterval: refreshMs })
  const { data } = query
  if (!data)
    return (
      <>
        {offers}
        {query.isError ? (
          <Waiting queries={[query]} blank={classes.blank} />
        ) : (
          <Skeleton className={classes.blank ?? ''} />
        )}
      </>
    )
  return (
    <section className={classes.home} data-testid="agentHome">
      <EarnedCards home={data} />
      {offers}
      <Changes home={data} />
      <div className={classes.columns}>
        <RunningPeriods home={data} />
        <AlertList alerts={data.alerts} />
      </div>
    </section>
  )
}

import { Button } from '@baize/ui/button.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ChoiceFilter } from '../../../shared/list/tools/choice-filter.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { didText, tookText } from './job-text.ts'
import { OutcomeBadge, outcomes, type Run } from './outcome-badge.tsx'

const limit = 20
/** A run that an operator began is over soon; its end is looked for as long as one goes on. */
const lookAgainMs = 2_000

/** Runs of a job, the newest first, by how they ended. */
export function JobRuns({ name }: { name: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<Run['outcome'] | 'all'>('all')
  const read = useInfiniteQuery({
    queryKey: ['jobs.runs', name, outcome],
    queryFn: ({ pageParam, signal }) => {
      const filter = outcome === 'all' ? {} : { outcome }
      return call('jobs.runs', { name, limit, ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.list.some(run => run.outcome === 'running') ? lookAgainMs : false,
  })
  const runs = read.data?.pages.flatMap(({ list }) => list) ?? []
  const textOf = ({ error, did, process, startedBy }: Run) =>
    [error ?? didText(did), startedBy && t('jobs.begunBy', { name: startedBy }), process].filter(Boolean).join(' · ')
  return (
    <Section
      title={t('jobs.runs')}
      acts={
        <ChoiceFilter
          label={t('jobs.outcome')}
          value={outcome}
          options={[
            ['all', t('list.all')] as const,
            ...outcomes.map(each => [each, t(`jobs.outcome.${each}`)] as const),
          ]}
          onChoose={chosen => setOutcome(chosen as typeof outcome)}
        />
      }
    >
      {read.isError && <Failed read={read} />}
      {read.isPending && <Skeleton />}
      {read.data && (
        <Lines
          empty={t('jobs.noRuns')}
          of={runs.map(run => ({
            id: run.id,
            head: (
              <>
                <OutcomeBadge of={run.outcome} /> {run.tookMs !== null && tookText(run.tookMs, t)}
              </>
            ),
            text: textOf(run),
            at: run.startedAt,
          }))}
        />
      )}
      {read.hasNextPage && (
        <Button size="small" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </Section>
  )
}

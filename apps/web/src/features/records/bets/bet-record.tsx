import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AccountField } from '../../../shared/records/account-field.tsx'
import { FilterBar } from '../../../shared/records/filter-bar.tsx'
import classes from '../../../shared/records/record-page.module.css'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { useExport } from '../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts'
import { BetChoices, BetFigures, type Choices, useBetColumns } from './bet-parts.tsx'
import { BetStory } from './bet-story.tsx'
import { type Bet, type BetScope, betCalls, useBets } from './use-bets.ts'

const everything: Choices & { account: string } = { gameType: '', vendor: '', status: '', account: '' }
const pageSize = 15

/** Bets of a member or of a team: what to see of them, what they come to, and the story of each. */
export function BetRecord({ scope }: { scope: BetScope }) {
  const t = useText()
  const { days, choices, choose, page, setPage, bar } = useRecordFilter(everything)
  const [open, setOpen] = useState<Bet | null>(null)
  const file = useExport(betCalls[scope].file)
  const filter = {
    ...days,
    ...(choices.gameType && { gameType: choices.gameType }),
    ...(choices.vendor && { vendor: choices.vendor }),
    ...(choices.status && { status: choices.status }),
    ...(choices.account && { account: choices.account }),
  }
  const query = useBets(scope, { ...filter, page, pageSize })
  const { data } = query
  return (
    <div className={classes.page}>
      <FilterBar
        {...bar}
        onExport={data && data.totals.count > 0 ? () => file.save(filter) : undefined}
        isExporting={file.isExporting}
      >
        {scope === 'team' && <AccountField account={choices.account} onAccount={account => choose({ account })} />}
        <BetChoices choices={choices} onChoose={choose} />
      </FilterBar>
      <BetFigures totals={data?.totals} />
      <RecordTable<Bet>
        label={t(scope === 'team' ? 'agent.personalHistoryCopy' : 'centre.personalHistoryCopy')}
        columns={useBetColumns(scope)}
        rows={data?.list}
        rowKey={bet => bet.betId}
        onOpen={setOpen}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && <BetStory bet={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

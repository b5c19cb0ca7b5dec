import type { RowView } from '@baize/api/studio/sports/fixture-views'
import type { StoryFile } from '@baize/ui/story.ts'
import { useState } from 'react'
import { createFields } from '../kit/picture.ts'
import { BetCard } from './bets/bet-card.tsx'
import { BetList } from './bets/bets-page.tsx'
import { BookPage, type PageFields } from './book-page.tsx'
import { exampleBet, exampleLeg } from './examples/football.ts'
import { exampleRows } from './examples/rows.ts'
import { exampleSlipLeg, otherLeg } from './examples/slip.ts'
import { exampleStandings } from './examples/standings.ts'
import { Answered } from './layout/answered.tsx'
import { SideNav } from './layout/side-nav.tsx'
import { ListBar } from './list/list-bar.tsx'
import { RowList } from './list/list-page.tsx'
import type { BookPictures } from './page-parts.ts'
import { HelpPage } from './pages/help-page.tsx'
import { ResultList } from './pages/results-page.tsx'
import { SettingsPage } from './pages/settings-page.tsx'
import { StandingsTable } from './pages/standings-table.tsx'
import { BetProofs } from './proof/bet-proofs.tsx'
import { StoryBook } from './story-book.tsx'

export default { title: 'Games/Book' } satisfies StoryFile

const fillSlip = ({ slip }: BookPictures): void => {
  for (const leg of [exampleSlipLeg(), otherLeg]) slip.tell({ type: 'toggled', leg })
}
const asian = { view: 'asian' } as const
const withChance = { showsChance: true } as const
const ListOf = ({ rows }: { rows: readonly RowView[] }) => (
  <div className="book-middle">
    <ListBar route={{ page: 'list', view: 'live' }} />
    <RowList rows={rows} view="live" />
  </div>
)

export const ListOfEverySport = () => (
  <StoryBook>
    <ListOf rows={exampleRows} />
  </StoryBook>
)
export const ListWithChances = () => (
  <StoryBook settings={withChance}>
    <ListOf rows={exampleRows.slice(0, 2)} />
  </StoryBook>
)
export const AsianTable = () => (
  <StoryBook settings={asian}>
    <ListOf rows={exampleRows.slice(0, 3)} />
  </StoryBook>
)
export const ListOnAPhone = () => (
  <StoryBook widthPx={390}>
    <ListOf rows={exampleRows.slice(0, 3)} />
  </StoryBook>
)
export const ListWithoutMatches = () => (
  <StoryBook>
    <ListOf rows={[]} />
  </StoryBook>
)
const asked = { value: null, retry: () => {} }
export const ListThatLoads = () => (
  <StoryBook>
    <Answered asked={{ ...asked, hasFailed: false }}>{() => null}</Answered>
  </StoryBook>
)
export const ListThatFailed = () => (
  <StoryBook>
    <Answered asked={{ ...asked, hasFailed: true }}>{() => null}</Answered>
  </StoryBook>
)
export const Navigation = () => (
  <StoryBook widthPx={220}>
    <SideNav />
  </StoryBook>
)
export const OpenBets = () => (
  <StoryBook>
    <BetList bets={[exampleBet(), exampleBet({ betId: 'bet-2', cashOut: null, state: 'betting' })]} view="open" />
  </StoryBook>
)
export const NoOpenBets = () => (
  <StoryBook>
    <BetList bets={[]} view="open" />
  </StoryBook>
)
const settled = exampleBet({
  ...{ betId: 'bet-3', kind: 'parlay', state: 'settled', outcome: 'won', payoutUnits: '284062', validUnits: '100000' },
  legs: [
    exampleLeg({ result: { kind: 'won' }, fixtureState: 'settled' }),
    exampleLeg({ result: { kind: 'half_won' }, fixtureState: 'settled', fixture: 'F1.1.12.4', milli: 2_030 }),
  ],
  ...{ odds: '3.806', cashOut: null, settledMs: 1_800_000_400_000 },
})
export const SettledParlay = () => (
  <StoryBook widthPx={420}>
    <BetCard bet={settled} />
  </StoryBook>
)
const credited = exampleBet({
  ...{
    betId: 'bet-4',
    state: 'settled',
    outcome: 'won',
    payoutUnits: '190000',
    validUnits: '100000',
    creditUnits: '13000',
  },
  ...{ cashOut: null, settledMs: 1_800_000_400_000 },
})
export const CreditedBet = () => (
  <StoryBook widthPx={420}>
    <BetCard bet={credited} />
  </StoryBook>
)
export const ProofOfABet = () => (
  <StoryBook widthPx={640}>
    <div className="proofs">
      <BetProofs bet={credited} />
    </div>
  </StoryBook>
)
export const Results = () => (
  <StoryBook>
    <ResultList
      rows={exampleRows.slice(0, 3).map(row => ({ ...row, fixture: { ...row.fixture, state: 'settled' as const } }))}
    />
  </StoryBook>
)
export const Standings = () => (
  <StoryBook>
    <StandingsTable competition="F1" sport="FOOT" rows={exampleStandings} marked={[9, 13]} />
  </StoryBook>
)
export const Settings = () => (
  <StoryBook widthPx={520}>
    <SettingsPage />
  </StoryBook>
)
export const Help = () => (
  <StoryBook widthPx={760}>
    <HelpPage />
  </StoryBook>
)

function WholePage() {
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  const [fields] = useState(() => createFields<PageFields>({ balanceUnits: 5_352_500n, netUnits: -120_000n, theme }))
  return (
    <div style={{ height: 760 }}>
      <BookPage fields={fields} SessionClock={() => null} onLeave={() => {}} />
    </div>
  )
}
export const PageAtFirst = () => (
  <StoryBook>
    <WholePage />
  </StoryBook>
)
export const PageAndSlip = () => (
  <StoryBook prepare={fillSlip}>
    <WholePage />
  </StoryBook>
)

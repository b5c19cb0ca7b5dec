import type { LiveMatch } from '@baize/api'
import type { StoryFile } from '@baize/ui/story.ts'
import classes from './live-matches.module.css'
import { MatchCard } from './match-card.tsx'

export default { title: 'Site/Match card' } satisfies StoryFile

const football: LiveMatch = {
  ...{ gameCode: 'FB-1', gameType: 'SPORTS', vassalage: 'FB', fixture: 'F1.1.12.3', sport: 'FOOT' },
  ...{ competition: 'Lantern Coast League', home: 'Saltmere Rovers', away: 'Kelpstead Town' },
  ...{ score: [0, 1], period: 'H2', minute: 78 },
  prices: [
    { selection: 'home', odds: '35.25' },
    { selection: 'draw', odds: '5.05' },
    { selection: 'away', odds: '1.215' },
  ],
}
const esports: LiveMatch = {
  ...{ ...football, gameCode: 'VES-1', gameType: 'ESPORTS', vassalage: 'VES', fixture: 'L1.1.1.3', sport: 'LANE' },
  ...{ home: 'A side whose name does not fit its card', away: 'B', score: [1, 0], period: 'MAP2', minute: 14 },
  prices: [
    { selection: 'A', odds: '1.42' },
    { selection: 'B', odds: null },
  ],
}

export const Matches = () => (
  <div className={classes.list}>
    <MatchCard match={football} />
    <MatchCard match={esports} />
    <MatchCard match={{ ...football, period: 'HT', prices: [] }} />
  </div>
)

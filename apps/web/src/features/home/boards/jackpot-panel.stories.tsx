import type { StoryFile } from '@baize/ui/story.ts'
import type { AnsweredStory } from '../../../../workshop/stories.ts'
import { JackpotPanel } from './jackpot-panel.tsx'

export default { title: 'Site/Jackpot', parameters: { alone: true } } satisfies StoryFile

export const WithWins: AnsweredStory = () => <JackpotPanel />

export const BeforeTheFirstWin: AnsweredStory = () => <JackpotPanel />
BeforeTheFirstWin.parameters = { answers: { 'rounds.winnerBoard': { value: [] } } }

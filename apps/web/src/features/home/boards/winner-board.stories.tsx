import type { StoryFile } from '@baize/ui/story.ts'
import type { AnsweredStory } from '../../../../workshop/stories.ts'
import { WinnerBoard } from './winner-board.tsx'

export default { title: 'Site/Winner board', parameters: { alone: true } } satisfies StoryFile

export const Wins: AnsweredStory = () => <WinnerBoard />

export const Empty: AnsweredStory = () => <WinnerBoard />
Empty.parameters = { answers: { 'rounds.winnerBoard': { value: [] } } }

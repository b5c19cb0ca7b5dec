import type { ResponseOf } from '@baize/api'
import type { StoryFile } from '@baize/ui/story.ts'
import { aWeek, forGood, mayAsk } from '../../../workshop/examples/closures.ts'
import type { AnsweredStory } from '../../../workshop/stories.ts'
import ClosedScreen from './closed-screen.tsx'

export default { title: 'Site/Closed to a member', parameters: { alone: true } } satisfies StoryFile

function story(value: ResponseOf<'protection.closure'>): AnsweredStory {
  const Story: AnsweredStory = () => <ClosedScreen />
  Story.parameters = { answers: { 'protection.closure': { value } } }
  return Story
}

export const TimeOut = story(aWeek)
export const ForGood = story(forGood)
export const TimeIsOver = story(mayAsk)

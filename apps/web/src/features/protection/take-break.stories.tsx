import type { ResponseOf } from '@baize/api'
import type { StoryFile } from '@baize/ui/story.ts'
import { aWeek, aYear, cooling, forGood, mayAsk, mayConfirm, open } from '../../../workshop/examples/closures.ts'
import type { AnsweredStory } from '../../../workshop/stories.ts'
import { TakeBreak } from './take-break.tsx'

export default { title: 'Site/Take a break', parameters: { alone: true } } satisfies StoryFile

function story(value: ResponseOf<'protection.closure'>): AnsweredStory {
  const Story: AnsweredStory = () => <TakeBreak />
  Story.parameters = { answers: { 'protection.closure': { value } } }
  return Story
}

export const Open = story(open)
export const TimeOut = story(aWeek)
export const Excluded = story(aYear)
export const ForGood = story(forGood)
export const MayAsk = story(mayAsk)
export const Cooling = story(cooling)
export const MayConfirm = story(mayConfirm)

import type { RoundFate } from '@baize/api/game-frame'
import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'

export default { title: 'Dialogs/Leave game', parameters: { alone: true } } satisfies StoryFile

const story = (fate: RoundFate): AnsweredStory =>
  function LeaveGame() {
    return <OpenDialog request={{ kind: 'leaveGame', fate, leave: () => {}, stay: () => {} }} />
  }

export const RoundIsDecided = story('decided')
export const RoundWaitsForAChoice = story('cashOut')
export const ClimbGoesOn = story('climb')

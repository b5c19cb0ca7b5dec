import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../workshop/stories.ts'

export default { title: 'Dialogs/Leave game', parameters: { alone: true } } satisfies StoryFile

export const RoundIsOpen: AnsweredStory = () => (
  <OpenDialog request={{ kind: 'leaveGame', leave: () => {}, stay: () => {} }} />
)

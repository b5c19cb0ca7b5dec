import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../../workshop/stories.ts'

export default { title: 'Dialogs/Change password', parameters: { alone: true } } satisfies StoryFile

export const WithTheOldOne: AnsweredStory = () => <OpenDialog request={{ kind: 'changePassword' }} />
export const FromMailedLink: AnsweredStory = () => (
  <OpenDialog request={{ kind: 'changePassword', resetToken: 'workshop' }} />
)

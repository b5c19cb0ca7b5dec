import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../../workshop/stories.ts'

export default { title: 'Dialogs/Licences', parameters: { alone: true } } satisfies StoryFile

export const Samples: AnsweredStory = () => <OpenDialog request={{ kind: 'licences' }} />

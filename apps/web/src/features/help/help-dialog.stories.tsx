import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'

export default { title: 'Dialogs/Help', parameters: { alone: true } } satisfies StoryFile

export const Articles: AnsweredStory = () => <OpenDialog request={{ kind: 'help' }} />

export const Empty: AnsweredStory = () => <OpenDialog request={{ kind: 'help' }} />
Empty.parameters = { answers: { 'site.helpCenter': { value: { sections: [] } } } }

export const Loading: AnsweredStory = () => <OpenDialog request={{ kind: 'help' }} />
Loading.parameters = { answers: { 'site.helpCenter': 'never' } }

export const Failed: AnsweredStory = () => <OpenDialog request={{ kind: 'help' }} />
Failed.parameters = { answers: { 'site.helpCenter': { refused: 'unavailable' } } }

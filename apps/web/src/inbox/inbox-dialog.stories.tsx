import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../workshop/stories.ts'

export default { title: 'Dialogs/Inbox', parameters: { alone: true } } satisfies StoryFile

export const Messages: AnsweredStory = () => <OpenDialog request={{ kind: 'inbox' }} />

export const Empty: AnsweredStory = () => <OpenDialog request={{ kind: 'inbox' }} />
Empty.parameters = { answers: { 'messages.inbox': { value: { content: [], totalPages: 0 } } } }

export const Loading: AnsweredStory = () => <OpenDialog request={{ kind: 'inbox' }} />
Loading.parameters = { answers: { 'messages.inbox': 'never' } }

export const Failed: AnsweredStory = () => <OpenDialog request={{ kind: 'inbox' }} />
Failed.parameters = { answers: { 'messages.inbox': { refused: 'unavailable' } } }

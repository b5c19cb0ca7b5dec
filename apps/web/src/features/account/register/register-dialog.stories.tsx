import type { StoryFile } from '@baize/ui/story.ts'
import { registerSettings } from '../../../../workshop/examples/site.ts'
import { OpenDialog } from '../../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../../workshop/stories.ts'

export default { title: 'Dialogs/Registration', parameters: { alone: true } } satisfies StoryFile

const open = () => <OpenDialog request={{ kind: 'register' }} />

export const ByUsernameOrMobile: AnsweredStory = () => open()

export const ByMobile: AnsweredStory = () => open()
ByMobile.parameters = {
  answers: { 'site.registerSettings': { value: { ...registerSettings, usernameRegistration: false } } },
}

export const Closed: AnsweredStory = () => open()
Closed.parameters = {
  answers: {
    'site.registerSettings': { value: { ...registerSettings, usernameRegistration: false, mobileRegistration: false } },
  },
}

export const Loading: AnsweredStory = () => open()
Loading.parameters = { answers: { 'site.registerSettings': 'never' } }

export const Failed: AnsweredStory = () => open()
Failed.parameters = { answers: { 'site.registerSettings': { refused: 'unavailable' } } }

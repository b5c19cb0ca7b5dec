import type { StoryFile } from '@baize/ui/story.ts'
import { permission } from '../../../../workshop/examples/permission.ts'
import { OpenDialog } from '../../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../../workshop/stories.ts'

export default { title: 'Dialogs/Recovery', parameters: { alone: true } } satisfies StoryFile

const open = () => <OpenDialog request={{ kind: 'forgot' }} />

export const ByMailOrPhone: AnsweredStory = () => open()

export const ByPhone: AnsweredStory = () => open()
ByPhone.parameters = {
  answers: { 'site.permission': { value: permission(['RECOVERY_EMAIL', 'LOGIN_SLIDER']) } },
}

export const Closed: AnsweredStory = () => open()
Closed.parameters = {
  answers: { 'site.permission': { value: permission(['RECOVERY_EMAIL', 'RECOVERY_PHONE']) } },
}

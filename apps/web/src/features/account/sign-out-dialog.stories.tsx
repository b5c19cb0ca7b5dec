import type { StoryFile } from '@baize/ui/story.ts'
import { useEffect } from 'react'
import { member } from '../../../workshop/examples/members.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'
import { forgetMember, sessionStore } from '../../shared/session/session-store.ts'

export default { title: 'Dialogs/Sign-out', parameters: { alone: true } } satisfies StoryFile

export const Asked: AnsweredStory = () => {
  useEffect(() => {
    sessionStore.setState({ status: 'member', member })
    return forgetMember
  }, [])
  return <OpenDialog request={{ kind: 'signOut' }} />
}

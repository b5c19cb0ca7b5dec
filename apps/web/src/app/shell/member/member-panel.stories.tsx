import { classNames } from '@baize/ui/class-names.ts'
import type { StoryFile } from '@baize/ui/story.ts'
import { useEffect } from 'react'
import { member } from '../../../../workshop/examples/members.ts'
import type { AnsweredStory } from '../../../../workshop/stories.ts'
import type { SessionState } from '../../../shared/session/session-store.ts'
import { forgetMember, sessionStore } from '../../../shared/session/session-store.ts'
import classes from '../header/header.module.css'
import MemberPanel from './member-panel.tsx'

export default { title: 'Site/Member panel', parameters: { alone: true } } satisfies StoryFile

/** As it stands in the header. */
function Panel(session: Partial<SessionState>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: signed in once
  useEffect(() => {
    sessionStore.setState({ status: 'member', member, ...session })
    return forgetMember
  }, [])
  return (
    <div className={classNames(classes.header, classes.row)}>
      <MemberPanel />
    </div>
  )
}

const balance = { sumBalance: '1284.50', bonus: '0.00', currency: 'DEMO' }

export const Balance: AnsweredStory = () => <Panel balance={balance} />
export const WithBonus: AnsweredStory = () => <Panel balance={{ ...balance, bonus: '88.00' }} />
export const Waiting: AnsweredStory = () => <Panel balance={balance} unreadMessage={128} />
export const Hidden: AnsweredStory = () => <Panel balance={balance} balanceHidden />
export const Loading: AnsweredStory = () => <Panel />
export const LargestAmount: AnsweredStory = () => (
  <Panel
    balance={{ ...balance, sumBalance: '9876543210.99' }}
    member={{ ...member, nickname: 'Freispielgewinnauszahlung' }}
  />
)
